import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink

/// The processes of apps with a life cycle (`AppLifeCycleKind.app`). `ExtensionPool` implements it.
///
/// An app's process is started by its first call and runs until the device ends it, its build or
/// the device's language changes, or it exits. All calls throw `AppFailure`.
public protocol AppService: Sendable {
  /// Brings an app to the foreground and delivers a link or a user activity to it.
  ///
  /// - Returns: The last lines that the app has printed.
  func open(
    _ opening: AppOpening, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [String]
  /// What the window of a running app shows; nil if it draws none.
  func screen(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> AppScreen?
  /// Delivers a touch to a running app. Returns when the app has handled it.
  func touch(_ touch: AppTouch, in app: InstalledExtension, clock: HostClock) async throws
  /// Moves an app to the background. Does nothing if it does not run.
  func enterBackground(_ app: InstalledExtension, clock: HostClock) async
  /// Suspends the process of an app in the background if the app agrees; its next call resumes it.
  /// An app that does not run is ready.
  ///
  /// - Parameter isLast: Whether the app's background tasks expire before it answers.
  func suspend(
    _ app: InstalledExtension, isLast: Bool, clock: HostClock
  ) async -> AppSuspension
  /// Performs an intent in the app, in the background if it does not run yet. Returns nil if the
  /// intent's type is not part of the app.
  func perform(
    _ intent: PerformRequest, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> PerformReply?
  /// The shortcuts of the app. Starts its process if needed.
  func appShortcuts(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [AppShortcutDescription]
  /// The intents, entities and enums of the app. Starts its process if needed.
  func appIntents(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> IntentCatalog
  /// What the query of an entity finds in the app; nil if its type is not part of the app.
  func appEntities(
    _ request: EntityRequest, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ResolvedEntity]?
  /// Sends a change of the app's activities; to a suspended app when it is resumed. Does nothing if
  /// it does not run.
  func activityNews(_ news: ActivityNews, forAppOf id: ExtensionID) async
  /// Ends an app's process.
  func endApp(_ id: ExtensionID) async
  /// Sets the receiver of the apps' requests.
  func listenToApps(_ listener: AppServiceListener) async
}

/// Receives what apps send. Its closures must not block.
public struct AppServiceListener: Sendable {
  public var requests: ExtensionServiceListener
  /// Called when an app's process has ended without a request of the device.
  public var ended: @Sendable (ExtensionID, AppEnd) -> Void

  public init(
    requests: ExtensionServiceListener = ExtensionServiceListener(),
    ended: @escaping @Sendable (ExtensionID, AppEnd) -> Void = { _, _ in }
  ) {
    self.requests = requests
    self.ended = ended
  }
}

/// How an app took a link, or how its process ended, for the user.
public struct AppEnd: Equatable, Sendable {
  public var text: String
  public var hasFailed: Bool

  public init(text: String, hasFailed: Bool = false) {
    self.text = text
    self.hasFailed = hasFailed
  }

  /// - Parameter output: The lines that the app has printed.
  public init(text: String, output: [String], hasFailed: Bool = false) {
    self.init(text: text + AppFailure.lines(output), hasFailed: hasFailed)
  }
}

/// Why an app did not answer a call.
public struct AppFailure: Error, Equatable, CustomStringConvertible, LocalizedError {
  public var description: String
  public var errorDescription: String? { description }

  public init(_ description: String) {
    self.description = description
  }

  init(_ name: String, _ error: any Error) {
    guard let failure = error as? ExtensionFailure else {
      description = "cannot start \(name): \(error)"
      return
    }
    description =
      switch failure {
      case .couldNotStart(_, let code): "cannot start \(name): \(String(cString: strerror(code)))"
      case .crashed(_, let signal, let output):
        "\(name) crashed: \(signal)" + (signal.place.map { " at \($0)" } ?? "")
          + Self.lines(output)
      case .exited(_, let status, let output):
        "\(name) exited with status \(status)" + Self.lines(output)
      case .timedOut(let call, _, let limit, let output):
        "\(name) was ended: it did not return from \(call) within \(limit)" + Self.lines(output)
      case .ended: "\(name) was ended by the device"
      case .reported(let report): "\(name): \(report.message)"
      default: "\(name) was ended: \(failure)"
      }
  }

  /// Printed lines, indented under a message.
  static func lines(_ output: [String]) -> String {
    output.isEmpty ? "" : ":\n" + output.map { "  \($0)" }.joined(separator: "\n")
  }
}

/// Runs no apps.
public struct NoApps: AppService {
  public init() {}

  public func open(
    _ opening: AppOpening, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [String] {
    throw AppFailure("\(app.name) cannot be opened: this host runs no apps")
  }

  public func screen(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> AppScreen? { nil }

  public func touch(_ touch: AppTouch, in app: InstalledExtension, clock: HostClock) async throws {}

  public func enterBackground(_ app: InstalledExtension, clock: HostClock) async {}

  public func suspend(
    _ app: InstalledExtension, isLast: Bool, clock: HostClock
  ) async -> AppSuspension { .ready }

  public func perform(
    _ intent: PerformRequest, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> PerformReply? { nil }

  public func appShortcuts(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [AppShortcutDescription] { [] }

  public func appIntents(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> IntentCatalog { IntentCatalog() }

  public func appEntities(
    _ request: EntityRequest, in app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ResolvedEntity]? { nil }

  public func activityNews(_ news: ActivityNews, forAppOf id: ExtensionID) async {}

  public func endApp(_ id: ExtensionID) async {}

  public func listenToApps(_ listener: AppServiceListener) async {}
}
