#pragma once

// Prepares a process that a host has started for its output to be read (OutputRecord in HostLink).
// There is nothing to call: it happens when the library is loaded, before any code of the author.
// Widgets and apps have initializers, which run before the functions of WidgetKit do.
//
// If the variable VITRINE_LOG is set, standard output is written line by line. If it is `records`,
// a crash is reported as records on standard error, because the Swift runtime's own report needs
// seconds and another process. Each record is written with one call, and nothing is allocated when
// a signal arrives.

// Whether the main thread evaluates views from now on. A report then begins with a record that says
// so. A host ends a process that does not answer with SIGABRT, to learn where it is.
void crash_report_set_views(int evaluates);
