// In files that import both `Testing` and `CoreImage`, Swift Testing also imports the overlay
// `_Testing_CoreImage`. The toolchain contains it only on Apple's systems, so this empty module
// takes its place.
