import DeviceEngine
import Foundation
import HostLink

/// When an app in the background is asked whether it can be suspended.
struct AppSuspensionPlan: Equatable {
  /// How long an app has to finish its work in the background. Source:
  /// `applicationDidEnterBackground(_:)` in UIKit's documentation.
  static let grace: TimeInterval = 5
  /// How long background tasks may run, in seconds. UIKit's documentation names no number; apps
  /// measure 30 seconds.
  static let taskLimit: TimeInterval = 30

  var date: Date
  /// Whether background tasks expire at `date`.
  var isLast = false
}

// Apps that are left alone in the background are suspended: their processes stop until the device
// calls them again.
extension WidgetHost {
  /// Plans to suspend an app, unless it is in front or performs an intent.
  func planSuspension(of id: ExtensionID) {
    guard canBeSuspended(id) else { return }
    openApps.suspensions[id] = AppSuspensionPlan(date: clock.now + AppSuspensionPlan.grace)
    if isStarted { flush() }
  }

  private func canBeSuspended(_ id: ExtensionID) -> Bool {
    openApps.isInBackground(id) && installed[id]?.hasLifeCycle == true
  }

  /// Suspends the apps whose time has come.
  func suspendApps() {
    let now = clock.now
    for (id, plan) in openApps.suspensions where plan.date <= now || !canBeSuspended(id) {
      openApps.suspensions[id] = nil
      guard canBeSuspended(id), let app = installed[id] else { continue }
      beginWork()
      Task {
        await suspend(app, plan)
        endWork()
      }
    }
  }

  private func suspend(_ app: InstalledExtension, _ plan: AppSuspensionPlan) async {
    let answer = await apps.suspend(app, isLast: plan.isLast, clock: clock.extensionClock)
    guard answer == .hasBackgroundTasks, canBeSuspended(app.id), openApps.suspensions[app.id] == nil
    else {
      return
    }
    if plan.isLast {
      notice(
        "\(app.name) was terminated: its background tasks did not end within "
          + "\(Int(AppSuspensionPlan.taskLimit)) seconds; call endBackgroundTask(_:) in their "
          + "expiration handlers")
      await apps.endApp(app.id)
    } else {
      let rest = AppSuspensionPlan.taskLimit - AppSuspensionPlan.grace
      openApps.suspensions[app.id] = AppSuspensionPlan(date: plan.date + rest, isLast: true)
      if isStarted { flush() }
    }
  }
}
