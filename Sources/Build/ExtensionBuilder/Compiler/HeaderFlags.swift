import Foundation
import ProcessLaunch

/// The search paths of the C headers that the frameworks' modules import, which are the same in a
/// whole build.
actor HeaderFlags {
  private var known: [URL]?

  /// The include paths that pkg-config prints; empty if it or the packages are not installed.
  func searchPaths(scratch: URL) async -> [URL] {
    if let known { return known }
    guard let program = CommandRun.find("pkg-config"),
      let outcome = try? await CommandRun.run(
        program, ["--cflags-only-I"] + PrebuiltFrameworks.systemPackages, scratch: scratch),
      outcome.status == 0
    else { return [] }
    let paths = outcome.output.split(whereSeparator: \.isWhitespace)
      .filter { $0.hasPrefix("-I/") }.map { URL(fileURLWithPath: String($0.dropFirst(2))) }
    known = paths
    return paths
  }
}
