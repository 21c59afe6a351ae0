"""Processes that never outlive the one that started them, however it ends.

``programs`` runs other people's programs, each under a ``warden`` (Linux, macOS) or in a ``windows_job``; ``workers``
runs this program's own work in further processes. Standard library only.
"""
