import Foundation

@testable import ExtensionBuilder

/// The frameworks that `swift build` put beside the tests.
let builtFrameworks: PrebuiltFrameworks? = {
  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let places = [program.path] + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
  return places.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    .map(PrebuiltFrameworks.init(folder:)).first(where: \.isComplete)
}()

/// The cache of all tests that build extensions. Kept between runs, because compiling the C modules
/// takes long.
let testCache = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent(".build/test-cache/vitrine", isDirectory: true)
