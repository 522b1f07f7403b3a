// The C library. Extensions import it as `Darwin`, its name on Apple's platforms, so that they can
// write `Darwin.round(x)`. A module with that name would mislead `#if canImport(Darwin)` in the
// sources of this package.
@_exported import Glibc

// Compatibility (module): works | Darwin | the C library of Linux
