// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import AuthorNotices
import Foundation

// Compatibility: partial | `Selector`, `NSKeyValueObservation`, selectors and key paths of
//   Objective-C | selectors are names, and nothing calls their methods: a notice; properties are
//   observed once, with `initial`

/// The name of a method. There is no Objective-C runtime on Linux, so nothing can call the method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ str: String) { description = str }

  public init(stringLiteral value: String) { description = value }

  static func reportCall(of selector: Selector, by caller: String) {
    AuthorNotice.report(
      "\(caller): Vitrine cannot call the method of #selector(\(selector)), because there is no "
        + "Objective-C runtime. Use a closure, or test it on a device.")
  }
}

/// The builder writes this name in place of `#selector`.
public typealias _Sel = Selector

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObjectProtocol {
  /// Always false.
  public func responds(to aSelector: Selector!) -> Bool { false }
}

extension NSObject {
  /// Always false.
  public func responds(to aSelector: Selector!) -> Bool { false }
  /// Always false.
  public class func responds(to aSelector: Selector!) -> Bool { false }
  /// Always false.
  public class func instancesRespond(to aSelector: Selector!) -> Bool { false }

  /// Returns nil, after a notice.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Selector.reportCall(of: aSelector, by: "perform")
    return nil
  }

  /// Returns nil, after a notice.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Selector.reportCall(of: aSelector, by: "perform")
    return nil
  }

  /// Returns nil, after a notice.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Selector.reportCall(of: aSelector, by: "perform")
    return nil
  }

  /// Has no effect besides a notice.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    Selector.reportCall(of: aSelector, by: "perform")
  }

  /// Has no effect besides a notice.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  {
    Selector.reportCall(of: aSelector, by: "performSelector")
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
}

extension NotificationCenter {
  /// Has no effect besides a notice.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    Selector.reportCall(of: aSelector, by: "NotificationCenter")
  }
}

extension Timer {
  /// Creates a timer that never calls its target, and reports a notice.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    Selector.reportCall(of: aSelector, by: "Timer")
    self.init(timeInterval: ti, repeats: yesOrNo) { _ in }
  }

  /// Creates a timer that never calls its target, and reports a notice.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }
}
