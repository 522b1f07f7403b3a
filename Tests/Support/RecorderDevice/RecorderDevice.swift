import Foundation
import PushGateway
import Synchronization

/// A device with given tokens that records pushes and messages.
public final class RecorderDevice: PushDevice {
  fileprivate struct State {
    var tokens: [Data: TokenFacts]
    var revision: UInt64 = 0
    var tokenLookups = 0
    var pushes: [DevicePush] = []
    var messages: [ChannelPush] = []
    var caughtUp: [String] = []
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let verdict: PushVerdict

  public init(
    tokens: [Data: TokenFacts] = [:], verdict: PushVerdict = PushVerdict(.delivered, "Recorded.")
  ) {
    state = Mutex(State(tokens: tokens))
    self.verdict = verdict
  }

  public var pushes: [DevicePush] { state.withLock { $0.pushes } }
  public var messages: [ChannelPush] { state.withLock { $0.messages } }

  /// The activities that `catchUp` was called for.
  public var caughtUp: [String] { state.withLock { $0.caughtUp } }

  public func set(_ facts: TokenFacts?, for token: Data) {
    state.withLock { state in
      state.tokens[token] = facts
      state.revision += 1
    }
  }

  public var tokenRevision: UInt64 { state.withLock { $0.revision } }

  public func deliver(_ push: DevicePush) async -> PushVerdict {
    await hold()
    record { $0.pushes.append(push) }
    return verdict
  }

  public func broadcast(_ push: ChannelPush) async -> PushVerdict {
    record { $0.messages.append(push) }
    return verdict
  }

  public func catchUp(_ push: ChannelPush, activity: String) async -> PushVerdict {
    record { state in
      state.messages.append(push)
      state.caughtUp.append(activity)
    }
    return verdict
  }

  /// The number of calls of `token(_:)`.
  public var tokenLookups: Int { state.withLock { $0.tokenLookups } }

  public func token(_ token: Data) async -> TokenFacts? {
    state.withLock { state in
      state.tokenLookups += 1
      return state.tokens[token]
    }
  }

  /// Returns when at least `count` pushes and messages have been recorded.
  public func waitForPushes(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isDone = state.withLock { state in
        if state.count >= count { return true }
        state.waiters.append((count, continuation))
        return false
      }
      if isDone { continuation.resume() }
    }
  }

  /// Makes `deliver` wait until `release` is called.
  public func holdPushes() { state.withLock { $0.isHeld = true } }

  public func release() {
    let held = state.withLock { state in
      state.isHeld = false
      defer { state.held = [] }
      return state.held
    }
    for continuation in held { continuation.resume() }
  }

  private func hold() async {
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        if state.isHeld { state.held.append(continuation) }
        return state.isHeld
      }
      if !isHeld { continuation.resume() }
    }
  }

  private func record(_ change: (inout State) -> Void) {
    let finished = state.withLock { state in
      change(&state)
      let count = state.count
      let finished = state.waiters.filter { $0.count <= count }
      state.waiters.removeAll { $0.count <= count }
      return finished
    }
    for waiter in finished { waiter.continuation.resume() }
  }
}

extension RecorderDevice.State {
  fileprivate var count: Int { pushes.count + messages.count }
}
