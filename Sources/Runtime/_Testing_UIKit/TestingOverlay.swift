// In files that import both `Testing` and `UIKit`, Swift Testing also imports the overlay
// `_Testing_UIKit`. The toolchain contains it only on Apple's systems, so this empty module takes
// its place.
