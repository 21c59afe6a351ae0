"""Announcements to assistive technology: every event and question at a table, and what the person asks to hear."""
