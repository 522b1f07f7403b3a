import Synchronization

/// Orders the replacements of a bundle: a build that began before the last change of literals does
/// not replace it.
final class BundleCommits: Sendable {
  /// The number of changes.
  private let changes = Mutex(0)

  var count: Int { changes.withLock { $0 } }

  /// Replaces the bundle with that of newer sources.
  func supersede<Result>(_ commit: () throws -> Result) rethrows -> Result {
    try changes.withLock { changes in
      changes += 1
      return try commit()
    }
  }

  /// Replaces the bundle with that of a build. Throws `Superseded` if there were changes since.
  ///
  /// - Parameter count: The number of changes when the build began.
  func commit(since count: Int, _ commit: () throws -> Void) throws {
    try changes.withLock { changes in
      guard changes == count else { throw Superseded() }
      try commit()
    }
  }

  struct Superseded: Error {}
}
