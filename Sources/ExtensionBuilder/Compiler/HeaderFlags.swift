import Foundation

/// The search paths of the C headers that the frameworks' modules import, which are the same in a
/// whole build.
actor HeaderFlags {
  private var known: [String]?

  /// The include flags that pkg-config prints; empty if it or the packages are not installed.
  func flags(of frameworks: PrebuiltFrameworks, scratch: URL) async -> [String] {
    if let known { return known }
    guard let executable = CommandRun.find("pkg-config"),
      let outcome = try? await CommandRun.run(
        executable, ["--cflags-only-I"] + PrebuiltFrameworks.systemPackages, scratch: scratch),
      outcome.status == 0
    else { return [] }
    let flags = outcome.output.split(whereSeparator: \.isWhitespace).map(String.init)
    known = flags
    return flags
  }
}
