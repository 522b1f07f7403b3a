// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Glibc
import Synchronization

/// A lock of four bytes that is passed by its address and must not be moved.
///
/// A waiting thread yields to other threads but does not sleep.
public struct os_unfair_lock {
  fileprivate var value: UInt32 = 0

  public init() {}
}

public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
public typealias os_unfair_lock_s = os_unfair_lock

// `Atomic<UInt32>` has the same layout as `UInt32`, so the lock's bytes can be used as one.
private func tryToLock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
    $0.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !tryToLock(lock) { sched_yield() }
}

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { tryToLock(lock) }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
    $0.pointee.store(0, ordering: .releasing)
  }
}

/// Ends the process if nothing holds the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(lock.pointee.value != 0, "the lock is not held")
}
