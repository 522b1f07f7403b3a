// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import Synchronization

/// How an associated object is kept. All values are kept strongly here, besides `ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values that sources attach to objects. They are released with a later call, after their
/// object: without Objective-C's runtime, nothing tells the end of an object's life.
private final class AssociatedObjects: Sendable {
  static let shared = AssociatedObjects()

  /// `@unchecked Sendable`: only read and changed while the lock is held.
  private struct Values: @unchecked Sendable {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let values = Mutex<[ObjectIdentifier: Values]>([:])

  func value(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    nonisolated(unsafe) let key = key
    return values.withLock { values -> Value in
      let found = values[ObjectIdentifier(object)]
      return Value(content: found?.object == nil ? nil : found?.values[key])
    }.content
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    nonisolated(unsafe) let key = key
    let value = Value(content: value)
    let weakObject = WeakObject(object: object)
    // Released after the lock, because a deinitializer may set a value, too.
    let released = values.withLock { values -> [Values] in
      let ended = values.filter { $0.value.object == nil }
      for id in ended.keys { values[id] = nil }
      let id = ObjectIdentifier(object)
      var found = values[id] ?? Values(object: weakObject.object)
      let old = found
      found.values[key] = value.content
      values[id] = found
      return ended.values + [old]
    }
    _ = released
  }

  /// `@unchecked Sendable`: passed through the lock.
  private struct Value: @unchecked Sendable { var content: Any? }
  private struct WeakObject: @unchecked Sendable { weak var object: AnyObject? }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(object as AnyObject, key)
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key)
}

public func objc_removeAssociatedObjects(_ object: Any) {}
