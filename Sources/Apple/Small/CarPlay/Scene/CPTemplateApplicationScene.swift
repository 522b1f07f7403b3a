@_exported import MapKit
@_exported import UIKit

// Compatibility (module): accepted | | values; no car is connected

/// An app's place on a car's screen. No car is connected, so that there are none.
open class CPTemplateApplicationScene: UIScene {
  open var interfaceController: CPInterfaceController { CPInterfaceController() }
  open var carWindow: CPWindow { CPWindow(frame: .zero) }
  open var contentStyle: UIUserInterfaceStyle { .unspecified }
}

extension UISceneSession.Role {
  public static let carTemplateApplication = UISceneSession.Role(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
}

/// Never called: there are no scenes.
@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
  func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle)
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
  ) {}
  public func contentStyleDidChange(_ contentStyle: UIUserInterfaceStyle) {}
}

/// A window on a car's screen.
open class CPWindow: UIWindow {
  open weak var templateApplicationScene: CPTemplateApplicationScene?
}
