// In files that import both `Testing` and `AppKit`, Swift Testing also imports the overlay
// `_Testing_AppKit`. The toolchain contains it only on Apple's systems, so this empty module takes
// its place.
