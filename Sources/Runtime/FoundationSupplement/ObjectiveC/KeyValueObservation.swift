import AuthorNotices
import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}

public struct NSKeyValueObservedChange<Value> {
  public let kind: NSKeyValueChange
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

open class NSKeyValueObservation: NSObject {
  open func invalidate() {}
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls the handler with the current value if `options` contains `initial`. Later changes are
  /// not observed, because there is no Objective-C runtime; a notice is reported.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    AuthorNotice.report("Foundation", lacks: "key-value observation of \(Self.self)")
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}

extension NSObject {
  /// Never called: properties are not observed. Subclasses declare the method without `override`,
  /// which a build removes; the last parameter is what keeps them from overriding this one.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?, _unused: Void = ()
  ) {}

  /// Has no effect besides a notice.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    AuthorNotice.report("Foundation", lacks: "key-value observation of \(Self.self)")
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}
}

extension NSObjectProtocol where Self: NSObject {
  /// Has no effect: properties are not observed.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  /// Has no effect: properties are not observed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
}
