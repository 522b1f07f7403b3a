import UIKit

// Compatibility (apps): works | `App` with the attribute main | a process of its own with `init`,
//   scenes and a life cycle; its window is drawn in the device's size, color scheme and type
//   size, and takes taps and scrolling. Five seconds after it left the front it is suspended,
//   unless its `Info.plist` has `UIBackgroundModes`
// Compatibility (state): partial | `App`, `Scene`, `WindowGroup` | see [Apps](#apps)

/// An app: a process beside the widget extension, with a life cycle and windows.
///
/// ```swift
/// @main struct ShopApp: App {
///   var body: some Scene {
///     WindowGroup { OrdersView().onOpenURL { print($0) } }
///   }
/// }
/// ```
/// The device starts the process, brings it to the front and to the background, and delivers the
/// links of taps. Its windows are evaluated like a widget's views, and again after each change of
/// state (`AppWindow`).
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// The app's entry point.
  public static func main() {
    AppProcess.connect()
    let window = AppWindow(Self())
    AppProcess.run(AppLifeCycle(delegate: UIApplication.shared.delegate, scenes: window))
  }
}
