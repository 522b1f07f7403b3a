#pragma once

// Reports a crash of this process as records on standard error (OutputRecord in HostLink), because
// the Swift runtime's own report needs seconds and another process.

/// Installs the handlers of the signals that end a process after a programming error. Each record
/// is written with one call, and nothing is allocated when a signal arrives.
void crash_report_install(void);
