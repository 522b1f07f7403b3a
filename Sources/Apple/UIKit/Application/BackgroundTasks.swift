import Foundation
import Synchronization

// Compatibility (SwiftUI.apps): works | `beginBackgroundTask` | delays the suspension for up to
//   30 s; an app whose tasks do not end then is terminated with a message

/// Names a task that an app finishes in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The tasks that keep an app in the background from being suspended.
package final class BackgroundTasks: Sendable {
  private struct State {
    var last = 0
    var handlers: [UIBackgroundTaskIdentifier: (@MainActor @Sendable () -> Void)?] = [:]
  }

  private let state = Mutex(State())

  init() {}

  package var isEmpty: Bool { state.withLock { $0.handlers.isEmpty } }

  func begin(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    state.withLock { state in
      state.last += 1
      let identifier = UIBackgroundTaskIdentifier(rawValue: state.last)
      state.handlers.updateValue(handler, forKey: identifier)
      return identifier
    }
  }

  func end(_ identifier: UIBackgroundTaskIdentifier) {
    state.withLock { _ = $0.handlers.removeValue(forKey: identifier) }
  }

  /// Calls the expiration handlers, which should end their tasks.
  @MainActor
  package func expire() {
    let handlers = state.withLock { state in
      state.handlers.sorted { $0.key.rawValue < $1.key.rawValue }
    }
    for (_, handler) in handlers { handler?() }
  }
}

extension UIApplication {
  /// Keeps the app from being suspended for up to 30 seconds in the background.
  ///
  /// - Parameter handler: Called shortly before the time is over. It must call
  ///   `endBackgroundTask(_:)`: an app whose tasks do not end then is terminated.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Like `beginBackgroundTask(expirationHandler:)`. The name is ignored.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks.begin(handler)
  }

  /// Ends a task. Does nothing if it has ended.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }
}
