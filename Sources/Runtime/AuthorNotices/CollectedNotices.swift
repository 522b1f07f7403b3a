import Foundation
import Synchronization

/// Notices about the author's code outside of views: what a provider reads or decodes.
///
/// An extension sends them with its next archive, so that they are part of what the widget reports.
/// Other programs, such as apps, print them like an `AuthorNotice`.
package enum CollectedNotices {
  private struct State {
    var isCollecting = false
    var new: [String] = []
  }

  /// The most that wait for an archive.
  private static let limit = 100
  private static let state = Mutex(State())

  /// Whether this program is an extension, and not an app.
  package static var isCollecting: Bool { state.withLock(\.isCollecting) }

  /// Keeps notices for `drain()` from now on.
  package static func collect() {
    state.withLock { $0.isCollecting = true }
  }

  /// Adds a notice. Each text waits once.
  package static func add(_ notice: String) {
    let isKept = state.withLock { state in
      guard state.isCollecting else { return false }
      if state.new.count < limit, !state.new.contains(notice) { state.new.append(notice) }
      return true
    }
    if !isKept { AuthorNotice.report(notice) }
  }

  /// Returns and removes those since the last call.
  package static func drain() -> [String] {
    state.withLock { state in
      defer { state.new = [] }
      return state.new
    }
  }
}
