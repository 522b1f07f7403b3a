import Foundation
import ProcessLaunch

/// The search paths of the C headers that the frameworks' modules import, which are the same in a
/// whole build.
actor HeaderFlags {
  private var search: Task<[URL], Never>?

  /// Starts pkg-config, so that it runs while the sources are read.
  func start(scratch: URL) {
    guard search == nil else { return }
    search = Task { await Self.paths(scratch: scratch) }
  }

  /// The include paths that pkg-config prints; empty if it or the packages are not installed.
  func searchPaths(scratch: URL) async -> [URL] {
    start(scratch: scratch)
    return await search?.value ?? []
  }

  private static func paths(scratch: URL) async -> [URL] {
    guard let program = CommandRun.find("pkg-config"),
      let outcome = try? await CommandRun.run(
        program, ["--cflags-only-I"] + PrebuiltFrameworks.systemPackages, scratch: scratch),
      outcome.status == 0
    else { return [] }
    return outcome.output.split(whereSeparator: \.isWhitespace)
      .filter { $0.hasPrefix("-I/") }.map { URL(fileURLWithPath: String($0.dropFirst(2))) }
  }
}
