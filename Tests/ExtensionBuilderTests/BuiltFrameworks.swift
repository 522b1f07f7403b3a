import Foundation

@testable import ExtensionBuilder

/// Beside the tests, as `swift build` left them.
let builtFrameworks: PrebuiltFrameworks? = {
  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let places = [program.path] + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
  return places.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    .map(PrebuiltFrameworks.init(folder:)).first(where: \.isComplete)
}()

/// Kept between runs, for all tests that build: the C modules that the compiler makes take long.
let testCache = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent(".build/test-cache/vitrine", isDirectory: true)
