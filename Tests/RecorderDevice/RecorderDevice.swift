import Foundation
import PushGateway
import Synchronization

/// A device that knows the tokens it is told, and keeps what comes.
public final class RecorderDevice: PushDevice {
  fileprivate struct State {
    var tokens: [Data: TokenFacts]
    var revision: UInt64 = 0
    var questions = 0
    var pushes: [DevicePush] = []
    var messages: [ChannelPush] = []
    var listeners: [String] = []
    var waiters: [(count: Int, told: CheckedContinuation<Void, Never>)] = []
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

  /// The activities that caught up.
  public var listeners: [String] { state.withLock { $0.listeners } }

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
      state.listeners.append(activity)
    }
    return verdict
  }

  /// How often it was asked for a token.
  public var questions: Int { state.withLock { $0.questions } }

  public func token(_ token: Data) async -> TokenFacts? {
    state.withLock { state in
      state.questions += 1
      return state.tokens[token]
    }
  }

  /// Returns when so many pushes and messages have come.
  public func received(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.count >= count { return true }
        state.waiters.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Keeps pushes until `release`.
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
    let told = state.withLock { state in
      change(&state)
      let count = state.count
      let told = state.waiters.filter { $0.count <= count }
      state.waiters.removeAll { $0.count <= count }
      return told
    }
    for waiter in told { waiter.told.resume() }
  }
}

extension RecorderDevice.State {
  fileprivate var count: Int { pushes.count + messages.count }
}
