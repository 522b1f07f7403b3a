import DeviceProtocol
import Foundation

/// A build of the frameworks that still runs when the device starts: `make run` serves the page as
/// soon as the tool is built.
///
/// The build holds an exclusive lock on a file, whose path is in an environment variable. The
/// kernel releases the lock when the build ends, for whatever reason.
struct FrameworksBuild: Sendable {
  static let environmentVariable = "VITRINE_FRAMEWORKS_LOCK"
  /// What `BuildStatus` and the page call it.
  private static let status = BuildStatus(
    project: "frameworks", name: "the frameworks", phase: .compiling)

  private let lock: String

  /// nil if the variable is not set.
  init?(_ environment: [String: String]) {
    guard let path = environment[Self.environmentVariable], !path.isEmpty else { return nil }
    lock = path
  }

  /// Returns when the build has ended, and shows it on the board meanwhile. A file that cannot be
  /// opened counts as an ended build.
  func end(showing board: BuildBoard) async {
    guard isRunning else { return }
    board.add(Self.status)
    while isRunning, !Task.isCancelled { try? await Task.sleep(for: .milliseconds(200)) }
    board.remove(Self.status.project)
  }

  private var isRunning: Bool {
    let file = open(lock, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
