// In files that import both `Testing` and `CoreGraphics`, Swift Testing also imports the overlay
// `_Testing_CoreGraphics`. The toolchain contains it only on Apple's systems, so this empty module
// takes its place.
