import Foundation
import Synchronization

/// A clock that advances on demand.
package final class TestClock: Sendable {
  private let date = Mutex(Provider.now)

  package init() {}

  package var now: Date { date.withLock { $0 } }

  package func advance(by seconds: TimeInterval) { date.withLock { $0 += seconds } }
}
