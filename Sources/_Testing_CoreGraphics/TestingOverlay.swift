// Swift Testing names `_Testing_CoreGraphics` as its overlay for files that import both modules;
// the toolchain has it on Apple's systems only. Empty, so that `import CoreGraphics` and
// `import Testing` stand in one file here too.
