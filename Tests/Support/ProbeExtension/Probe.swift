import Foundation

/// The program `ProcessProbe`, which is built beside the tests.
public let probe: URL = {
  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let beside = program.deletingLastPathComponent().appendingPathComponent("ProcessProbe")
  if FileManager.default.fileExists(atPath: beside.path) { return beside }
  // Some runners load the tests into a program of the toolchain. Then the bundle's path is used.
  let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
  return URL(fileURLWithPath: bundle).deletingLastPathComponent()
    .appendingPathComponent("ProcessProbe")
}()
