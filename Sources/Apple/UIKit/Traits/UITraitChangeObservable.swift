/// A trait by its type, for `registerForTraitChanges`.
public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
public struct UITraitVerticalSizeClass: UITraitDefinition {}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public struct UITraitLayoutDirection: UITraitDefinition {}
public struct UITraitDisplayScale: UITraitDefinition {}
public struct UITraitLegibilityWeight: UITraitDefinition {}

public protocol UITraitChangeRegistration: AnyObject {}

private final class UnusedRegistration: UITraitChangeRegistration {}

/// An object whose traits could change. They stay here, so that no handler is called.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { UnusedRegistration() }

  /// For a handler that names the type of the object: `{ (self: Self, _) in … }`.
  @discardableResult
  @_disfavoredOverload
  public func registerForTraitChanges<Object: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Object, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { UnusedRegistration() }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { UnusedRegistration() }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
