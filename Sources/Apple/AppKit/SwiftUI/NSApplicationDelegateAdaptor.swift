import SwiftUI

/// Creates an app delegate and gives it the app's callbacks.
///
/// A delegate that is an observable object is also in the environment of the app's views.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = AppProcess.makeDelegate(delegateType, conformingTo: "NSApplicationDelegate")
    UIApplication.shared.delegate = MacDelegateCalls.installed(for: wrappedValue)
  }

  public mutating func _install(_ context: _ViewContext) {}
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}
