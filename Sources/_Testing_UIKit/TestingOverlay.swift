// Swift Testing names `_Testing_UIKit` as its overlay for files that import both modules;
// the toolchain has it on Apple's systems only. Empty, so that `import UIKit` and
// `import Testing` stand in one file here too.
