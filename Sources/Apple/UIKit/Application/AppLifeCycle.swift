import Foundation

/// Moves an app through its life cycle, and calls its delegate and its scenes.
///
/// An app is launched in the background, and then activated unless it only performs an intent.
/// Links and user activities go to the scenes if a view handles them, else to the delegate: an app
/// with SwiftUI's life cycle receives them in `onOpenURL`, one with UIKit's in its delegate.
@MainActor
package final class AppLifeCycle {
  private let application = UIApplication.shared
  package let scenes: (any AppScenes)?
  private var isLaunched = false

  /// - Parameters:
  ///   - delegate: nil if the app has none.
  ///   - scenes: nil for apps with UIKit's life cycle.
  package init(delegate: (any UIApplicationDelegate)?, scenes: (any AppScenes)? = nil) {
    application.delegate = delegate
    self.scenes = scenes
  }

  /// Launches the app in the background. Does nothing if it is launched already.
  package func launch(_ options: [UIApplication.LaunchOptionsKey: Any] = [:]) {
    guard !isLaunched else { return }
    isLaunched = true
    let options = options.isEmpty ? nil : options
    if let delegate = application.delegate {
      _ = delegate.application(application, willFinishLaunchingWithOptions: options)
      _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    }
    post(UIApplication.didFinishLaunchingNotification)
  }

  /// Brings the app to the foreground. Does nothing if it is there.
  package func activate() {
    launch()
    guard application.applicationState != .active else { return }
    application.applicationState = .inactive
    application.delegate?.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification)
    scenes?.enter(.inactive)
    application.applicationState = .active
    application.delegate?.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
    scenes?.enter(.active)
  }

  /// Moves the app to the background. Does nothing if it is there.
  package func enterBackground() {
    guard isLaunched, application.applicationState != .background else { return }
    application.applicationState = .inactive
    application.delegate?.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification)
    scenes?.enter(.inactive)
    application.applicationState = .background
    application.delegate?.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification)
    scenes?.enter(.background)
  }

  /// Activates the app and delivers a link.
  package func open(_ url: URL) async {
    launch([.url: url])
    activate()
    await Self.turn()
    if scenes?.open(url) != true {
      _ = application.delegate?.application(application, open: url, options: [:])
    }
    await Self.turn()
  }

  /// Activates the app and delivers a user activity.
  package func `continue`(_ activity: NSUserActivity) async {
    launch([
      .userActivityDictionary: [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType
      ]
    ])
    activate()
    await Self.turn()
    if scenes?.continue(activity) != true, let delegate = application.delegate {
      _ = delegate.application(
        application, willContinueUserActivityWithType: activity.activityType)
      _ = delegate.application(application, continue: activity) { _ in }
    }
    await Self.turn()
  }

  /// Returns after the code that waits for the main thread, such as the tasks of views that have
  /// just appeared and evaluations after changes of state.
  package static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Announces the app's end.
  package func terminate() {
    guard isLaunched else { return }
    application.delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}

/// The windows of an app with SwiftUI's life cycle.
@MainActor
package protocol AppScenes: AnyObject {
  func enter(_ state: UIApplication.State)
  /// Returns false if no view handles links.
  func open(_ url: URL) -> Bool
  /// Returns false if no view handles activities of this type.
  func `continue`(_ activity: NSUserActivity) -> Bool
}
