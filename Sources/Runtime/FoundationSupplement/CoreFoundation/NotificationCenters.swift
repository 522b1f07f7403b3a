// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
import Dispatch
import Foundation
import Synchronization

// Compatibility: partial | `CFNotificationCenterGetDarwinNotifyCenter`, `CFNotificationCenter` |
//   notifications reach the observers of their own process only: a notice

/// A center of Core Foundation's notifications. The Darwin center calls observers on the main
/// queue, without object and user information. The local center calls them before a post returns.
public final class CFNotificationCenter: Sendable {
  fileprivate struct Observer: @unchecked Sendable {
    // `@unchecked`: the pointer is the observer's identity, which only the author's code follows.
    var identity: UnsafeRawPointer?
    var name: String?
    var callback: CFNotificationCallback
    var object: UnsafeRawPointer?
  }

  fileprivate let observers = Mutex<[Observer]>([])

  fileprivate static let darwin = CFNotificationCenter()
  fileprivate static let local = CFNotificationCenter()
}

public struct CFNotificationName: Hashable, RawRepresentable, Sendable {
  public let rawValue: CFString
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
  public init(rawValue: CFString) { self.rawValue = rawValue }
}

/// Receives the center, the observer, the name, the object and the user information.
public typealias CFNotificationCallback =
  @Sendable (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
    CFDictionary?
  ) -> Void

/// What happens with notifications of a suspended process. None is suspended while it has them.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// The center that is shared by all processes on Apple's systems.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// - Parameters:
///   - observer: Identifies the observer, for its removal; passed to the callback.
///   - name: nil observes all notifications of the center.
///   - object: Ignored in the Darwin center, as on Apple's systems.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!, _ name: CFString!, _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let center, let callBack else { return }
  let added = CFNotificationCenter.Observer(
    identity: observer, name: name, callback: callBack, object: object)
  center.observers.withLock { $0.append(added) }
}

public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  let (identity, name) = (observer.map { Int(bitPattern: $0) }, name?.rawValue)
  center?.observers.withLock { all in
    all.removeAll {
      $0.identity.map { Int(bitPattern: $0) } == identity && (name == nil || $0.name == name)
    }
  }
}

public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {
  CFNotificationCenterRemoveObserver(center, observer, nil, nil)
}

public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {
  guard let center, let name else { return }
  let isDarwin = center === CFNotificationCenter.darwin
  // An address as a number: pointers do not cross to the lock's closure.
  let address = object.map { Int(bitPattern: $0) }
  let called = center.observers.withLock { all in
    all.filter { observer in
      (observer.name == nil || observer.name == name.rawValue)
        && (isDarwin || observer.object == nil
          || observer.object.map { Int(bitPattern: $0) } == address)
    }
  }
  guard isDarwin else {
    for observer in called {
      observer.callback(
        center, UnsafeMutableRawPointer(mutating: observer.identity), name, object, userInfo)
    }
    return
  }
  AuthorNotice.report(
    "Foundation: the Darwin notification \(name.rawValue) reaches this process only. A widget is "
      + "reloaded by WidgetCenter; test other uses on a device.")
  DispatchQueue.main.async {
    for observer in called {
      observer.callback(
        center, UnsafeMutableRawPointer(mutating: observer.identity), name, nil, nil)
    }
  }
}
