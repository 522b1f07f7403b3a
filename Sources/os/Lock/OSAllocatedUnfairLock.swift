import Foundation

/// A lock around a state. Not recursive.
///
/// `@unchecked Sendable`: the state is reached under the lock only.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  fileprivate final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  fileprivate let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// - Returns: nil, without `body` having run, when the lock is taken.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// - Returns: nil, without `body` having run, when the lock is taken.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func lock() { storage.lock.lock() }

  public func unlock() { storage.lock.unlock() }

  public func lockIfAvailable() -> Bool { storage.lock.try() }

  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
