import UIKit

// Compatibility (apps): partial | `UIApplicationDelegateAdaptor` | the delegate's class must be
//   declared at file level and not private

/// Creates an app delegate and gives it the app's callbacks.
///
/// A delegate that is an observable object is also in the environment of the app's views.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = AppProcess.makeDelegate(delegateType, conformingTo: "UIApplicationDelegate")
    UIApplication.shared.delegate = wrappedValue
  }

  public mutating func _install(_ context: _ViewContext) {}
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentValues {
  /// Adds a delegate that is an observable object.
  @MainActor mutating func addDelegate(_ delegate: (any UIApplicationDelegate)?) {
    let author: AnyObject? = (delegate as? any AppDelegateForwarding)?.target ?? delegate
    guard let author, author is any ObservableObject else { return }
    objects[ObjectIdentifier(type(of: author))] = author
  }
}
