/// Collects the changes of files that belong together, so that an atomic save or a git checkout
/// counts once.
///
/// ```
/// quiet -- change -> collecting -- no change for 20 or 40 ms -> due -- take() -> quiet
///                        '--- changes for 2 s without a pause ---'
/// ```
/// An atomic save is several changes: a temporary file is created, written and renamed. The pause
/// is 20 ms for one such save, whose picture somebody waits for, and 40 ms for more files. While
/// git holds the lock of its index, a burst is not due, up to ten seconds.
///
/// A value without I/O and without a clock: the caller passes the seconds of a monotonic one, and
/// sleeps until `deadline`.
struct SaveBurst {
  /// The seconds without a change after which a burst is complete: of one save, and of more files.
  static let quiet = (one: 0.02, several: 0.04)
  /// The most seconds from the first change.
  static let longest = 2.0
  /// The most seconds from the first change while a repository is being changed.
  static let longestLocked = 10.0

  private var files: Set<String> = []
  private var first = 0.0
  private var last = 0.0
  /// The date until which a locked repository has postponed the burst.
  private var postponed = 0.0

  mutating func add(_ path: String, at now: Double) {
    if files.isEmpty { first = now }
    last = max(last, now)
    files.insert(path)
  }

  /// A saved file, and the temporary one of an atomic save.
  private var quiet: Double { files.count <= 2 ? Self.quiet.one : Self.quiet.several }

  /// When the burst is due if nothing else changes; nil if nothing has changed.
  var deadline: Double? {
    files.isEmpty ? nil : max(min(last + quiet, first + Self.longest), postponed)
  }

  /// Returns the changed files if the burst is due, and starts the next one.
  ///
  /// - Parameter isLocked: Whether a program is changing the files of a repository.
  mutating func take(at now: Double, isLocked: Bool = false) -> Set<String>? {
    guard let deadline, now >= deadline else { return nil }
    if isLocked, now < first + Self.longestLocked {
      postponed = min(now + quiet, first + Self.longestLocked)
      return nil
    }
    return takeAll()
  }

  /// Returns the changed files even if the burst is not due, and starts the next one.
  mutating func takeAll() -> Set<String> {
    defer {
      files = []
      postponed = 0
    }
    return files
  }
}
