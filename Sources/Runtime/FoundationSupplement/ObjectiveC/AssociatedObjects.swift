// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import Synchronization

/// How an associated object is kept: weakly with `ASSIGN`, strongly otherwise. Nothing is copied.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values that sources attach to objects.
///
/// Values of an object that no longer exists are released by a later `set`, when the number of
/// objects has doubled: without Objective-C's runtime, no callback runs when an object ends.
private final class AssociatedObjects: Sendable {
  static let shared = AssociatedObjects()

  /// `@unchecked Sendable`: passed through the lock.
  private struct Value: @unchecked Sendable {
    private var strong: Any?
    private weak var assigned: AnyObject?

    init(_ content: Any, _ policy: objc_AssociationPolicy) {
      // A value that is not an object would end at once.
      if policy == .OBJC_ASSOCIATION_ASSIGN, type(of: content) is AnyClass {
        assigned = content as AnyObject
      } else {
        strong = content
      }
    }

    var content: Any? {
      if let strong { return strong }
      return assigned
    }
  }

  /// `@unchecked Sendable`: only read and changed while the lock is held.
  private struct Values: @unchecked Sendable {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]

    /// The object, held; nil if it has ended.
    var holder: ObjectHolder? { object.map { ObjectHolder(object: $0) } }
  }

  private struct State {
    var values: [ObjectIdentifier: Values] = [:]
    var limit = 64
  }

  private let state = Mutex(State())

  func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    // Compared with, never read: an address.
    nonisolated(unsafe) let key = key
    return state.withLock { state -> Value? in
      let found = state.values[ObjectIdentifier(object)]
      return found?.object == nil ? nil : found?.values[key]
    }?.content
  }

  func set(
    _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    // Compared with, never read: an address.
    nonisolated(unsafe) let key = key
    let value = value.map { Value($0, policy) }
    let weakObject = WeakObject(object: object)
    // Released after the lock, because a deinitializer may set a value, too.
    let released = state.withLock { state -> Released in
      var released = Released()
      if state.values.count >= state.limit {
        for (id, values) in state.values {
          if let holder = values.holder {
            // Another thread may have released the object since.
            released.objects.append(holder)
          } else {
            released.values.append(values)
            state.values[id] = nil
          }
        }
        state.limit = max(64, 2 * state.values.count)
      }
      let id = ObjectIdentifier(object)
      var found = Values(object: weakObject.object)
      if let old = state.values[id] {
        released.values.append(old)
        // An object that has ended can have had the same address.
        if old.object != nil { found = old }
      }
      found.values[key] = value
      state.values[id] = found.values.isEmpty ? nil : found
      return released
    }
    _ = released
  }

  func removeAll(of object: AnyObject) {
    // Released after the lock.
    let removed = state.withLock { state -> Values? in
      state.values.removeValue(forKey: ObjectIdentifier(object))
    }
    _ = removed
  }

  /// What a change of the state has held or removed.
  private struct Released: Sendable {
    var values: [Values] = []
    var objects: [ObjectHolder] = []
  }

  /// `@unchecked Sendable`: only released.
  private struct ObjectHolder: @unchecked Sendable { let object: AnyObject }

  /// `@unchecked Sendable`: passed through the lock.
  private struct WeakObject: @unchecked Sendable { weak var object: AnyObject? }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(object as AnyObject, key)
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}
