import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink

/// The host's only way to extensions: everything that runs an extension's code goes through it.
///
/// `ExtensionPool` is the one with processes. All calls throw `ExtensionServiceError`, or
/// `CancellationError` where the task is cancelled.
public protocol ExtensionService: Sendable {
  /// What is in a bundle, `Name.vitrine`; it need not be installed.
  func describe(_ bundle: URL) async throws -> BundleDescription
  /// A placeholder, a snapshot or a timeline.
  func timeline(
    _ call: HostCall, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> TimelineReply
  func recommendations(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ConfigurationRecommendation]
  func options(
    _ request: OptionsRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> OptionsReply
  func perform(
    _ request: PerformRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> PerformReply
  /// A control's value and faces.
  func control(
    _ request: ControlRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ControlReply
  /// Tells the extension's push handlers all of its controls that have tokens.
  func controlTokens(
    _ controls: [PlacedControl], of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws
  /// Tells the extension's push handlers the app's token for widgets, and which of the placed ones
  /// pushes to it reload.
  func widgetToken(
    _ token: Data, widgets: [PlacedConfiguration], of extension: InstalledExtension,
    clock: HostClock, device: DeviceSettings
  ) async throws
  /// A Live Activity's presentations.
  func activity(
    _ request: ActivityRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ActivityReply
  /// Tells the extension's process what happened to its app's activities, where it runs.
  func activityNews(_ news: ActivityNews, for id: ExtensionIdentifier) async
  /// The extension is installed anew or removed: ends its process and forgets its failures.
  func end(_ id: ExtensionIdentifier) async
  /// The extensions that run or have a problem.
  func states() async -> [ExtensionIdentifier: ExtensionServiceState]
  /// From now on `listener` hears what extensions send on their own.
  func listen(_ listener: ExtensionServiceListener) async
}

extension ExtensionService {
  /// For services whose extensions send nothing on their own.
  public func listen(_ listener: ExtensionServiceListener) async {}
}

/// For services whose extensions have no controls.
extension ExtensionService {
  public func control(
    _ request: ControlRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ControlReply {
    let report = FailureReport(.unknownKind, "there is no control \"\(request.kind)\"")
    throw ExtensionServiceError.failed(`extension`.id, .reported(report))
  }

  public func controlTokens(
    _ controls: [PlacedControl], of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws {}
}

/// For services whose extensions have no push handlers of widgets.
extension ExtensionService {
  public func widgetToken(
    _ token: Data, widgets: [PlacedConfiguration], of extension: InstalledExtension,
    clock: HostClock, device: DeviceSettings
  ) async throws {}
}

/// For services whose extensions have no Live Activities.
extension ExtensionService {
  public func activity(
    _ request: ActivityRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ActivityReply {
    let report = FailureReport(
      .unknownActivity, "there is no Live Activity of \"\(request.attributesType)\"")
    throw ExtensionServiceError.failed(`extension`.id, .reported(report))
  }

  public func activityNews(_ news: ActivityNews, for id: ExtensionIdentifier) async {}
}

/// How an extension fares.
public struct ExtensionServiceState: Equatable, Sendable {
  public var isRunning: Bool
  /// After failures it is not asked before this, on the device's clock.
  public var heldBackUntil: Date?
  /// The newest failure that no good answer has followed, for a person.
  public var problem: String?

  public init(isRunning: Bool = false, heldBackUntil: Date? = nil, problem: String? = nil) {
    self.isRunning = isRunning
    self.heldBackUntil = heldBackUntil
    self.problem = problem
  }
}

/// Hears what extensions send on their own. Called on threads that read from extensions: it must
/// not block.
public struct ExtensionServiceListener: Sendable {
  /// `WidgetCenter` asks for a reload.
  public var reload: @Sendable (ExtensionIdentifier, ReloadRequest) -> Void
  /// Code of the extension asks something.
  public var answer: @Sendable (ExtensionIdentifier, HostQuestion) async -> HostAnswer

  /// Without arguments: reloads are ignored, and there is nothing to tell.
  public init(
    reload: @escaping @Sendable (ExtensionIdentifier, ReloadRequest) -> Void = { _, _ in },
    answer: @escaping @Sendable (ExtensionIdentifier, HostQuestion) async -> HostAnswer = { _, _ in
      .configurations([])
    }
  ) {
    self.reload = reload
    self.answer = answer
  }
}
