import Foundation

/// The cache of C modules. The compiler writes and checks it, and reports a damaged file, but does
/// not replace it.
struct ClangModuleCache {
  let folder: URL

  /// nil if the compiler's arguments name no cache.
  init?(arguments: [String]) {
    guard let option = arguments.firstIndex(of: "-module-cache-path"),
      arguments.indices.contains(option + 1)
    else { return nil }
    folder = URL(fileURLWithPath: arguments[option + 1])
  }

  /// Whether the compiler has failed because of a file in the cache.
  func isCause(of outcome: CommandRun.Outcome) -> Bool {
    outcome.output.split(whereSeparator: \.isNewline).contains {
      $0.contains(": error: ") && $0.contains("'\(folder.path)/")
    }
  }

  /// Removes all modules. Other builds that run at the same time compile them again, too.
  func empty() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
