// SQLite's C functions, under the module's name on Apple's platforms.
@_exported import CSQLite

// Compatibility (module): works | SQLite3 | the functions of Linux's SQLite
