import Foundation
import Synchronization

/// The newest body that was pushed to each token, so that it can be edited and sent again.
final class RecentBodies: Sendable {
  /// The tokens whose bodies are kept. A body has at most 4 KB.
  static let limit = 64

  private let state = Mutex<(bodies: [Data: [UInt8]], order: [Data])>(([:], []))

  func keep(_ body: [UInt8], sentTo token: Data) {
    guard !body.isEmpty else { return }
    state.withLock { state in
      guard state.bodies.updateValue(body, forKey: token) == nil else { return }
      state.order.append(token)
      if state.order.count > Self.limit { state.bodies[state.order.removeFirst()] = nil }
    }
  }

  func body(sentTo token: Data) -> Data? {
    state.withLock { $0.bodies[token] }.map { Data($0) }
  }
}
