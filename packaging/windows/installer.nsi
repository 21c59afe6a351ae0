; The installer for Windows, for one person, without an administrator: `package.py` tells makensis the names.
; It replaces an earlier version. Matches and settings are elsewhere, and stay unless the uninstaller is told otherwise.

Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh

Name "${NAME}"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "Folder"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${VERSION4}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} Setup"
VIAddVersionKey /LANG=0 "LegalCopyright" "${COPYRIGHT}"

!define RECORD "${NAME}.Record"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define PROGRAM "$INSTDIR\${APP}.exe"
!define DATA "$LOCALAPPDATA\${APP}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "${PROGRAM}"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "Software\${NAME}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENSE}"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Finnish"
!insertmacro MUI_RESERVEFILE_LANGDLL

LangString PROGRAM_PART ${LANG_ENGLISH} "The program"
LangString PROGRAM_PART ${LANG_FINNISH} "Ohjelma"
LangString DESKTOP_PART ${LANG_ENGLISH} "A shortcut on the desktop"
LangString DESKTOP_PART ${LANG_FINNISH} "Pikakuvake työpöydälle"
LangString DATA_PART ${LANG_ENGLISH} "My matches, statistics and settings"
LangString DATA_PART ${LANG_FINNISH} "Pelini, tilastoni ja asetukseni"
LangString RECORD_NAME ${LANG_ENGLISH} "${RECORD_EN}"
LangString RECORD_NAME ${LANG_FINNISH} "${RECORD_FI}"
LangString RUNNING ${LANG_ENGLISH} "Marjapussi is running. Close it, then try again."
LangString RUNNING ${LANG_FINNISH} "Marjapussi on käynnissä. Sulje se ja yritä uudelleen."
LangString COMMENT ${LANG_ENGLISH} "${COMMENT_EN}"
LangString COMMENT ${LANG_FINNISH} "${COMMENT_FI}"

; A program that runs cannot be deleted: then the person is asked to close it. Silently it ends with status 2.
!macro REMOVE_PROGRAM
    ${Do}
        ClearErrors
        Delete "${PROGRAM}"
        ${IfNot} ${Errors}
            Delete "$INSTDIR\${CONSOLE}.exe"
        ${EndIf}
        ${IfNot} ${Errors}
            ${ExitDo}
        ${EndIf}
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +3
            SetErrorLevel 2
            Quit
    ${Loop}
    ; Only what the installer has put there: the folder may hold other things.
    RMDir /r "$INSTDIR\_internal"
!macroend

Function .onInit
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Section "$(PROGRAM_PART)"
    SectionIn RO
    !insertmacro REMOVE_PROGRAM
    SetOutPath "$INSTDIR"
    File /r "${SOURCE}\*.*"
    File /oname=record.ico "${RECORD_ICON}"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "Software\${NAME}" "Folder" "$INSTDIR"

    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "${PROGRAM}" "" "${PROGRAM}" 0 SW_SHOWNORMAL "" "$(COMMENT)"

    WriteRegStr HKCU "Software\Classes\${SUFFIX}" "" "${RECORD}"
    WriteRegStr HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${RECORD}" ""
    WriteRegStr HKCU "Software\Classes\${RECORD}" "" "$(RECORD_NAME)"
    WriteRegStr HKCU "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\record.ico"
    WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" '"${PROGRAM}" "%1"'
    ${RefreshShellIcons}

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "${PROGRAM}"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE_KB}
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section /o "$(DESKTOP_PART)"
    CreateShortcut "$DESKTOP\${NAME}.lnk" "${PROGRAM}" "" "${PROGRAM}" 0 SW_SHOWNORMAL "" "$(COMMENT)"
SectionEnd

Function un.onInit
    !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "un.$(PROGRAM_PART)"
    SectionIn RO
    !insertmacro REMOVE_PROGRAM
    Delete "$INSTDIR\record.ico"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    Delete "$DESKTOP\${NAME}.lnk"
    RMDir "${DATA}"

    ReadRegStr $0 HKCU "Software\Classes\${SUFFIX}" ""
    ${If} $0 == "${RECORD}"
        DeleteRegValue HKCU "Software\Classes\${SUFFIX}" ""
    ${EndIf}
    DeleteRegValue HKCU "Software\Classes\${SUFFIX}\OpenWithProgids" "${RECORD}"
    DeleteRegKey /ifempty HKCU "Software\Classes\${SUFFIX}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "Software\Classes\${SUFFIX}"
    DeleteRegKey HKCU "Software\Classes\${RECORD}"
    ${RefreshShellIcons}
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\${NAME}"
SectionEnd

; Not ticked: who removes the program without a word, or silently, keeps his matches.
Section /o "un.$(DATA_PART)"
    RMDir /r "${DATA}"
SectionEnd
