import UIKit

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
    let window = AppWindow(Self())
    AppProcess.run(AppLifeCycle(delegate: UIApplication.shared.delegate, scenes: window))
  }
}
