import DeviceEngine
import ExtensionProcess
import Foundation
import HostLink

/// The host's interface to extensions. All extension code runs behind it.
///
/// `ExtensionPool` implements it with processes; tests use recorders. Each call names the clock
/// that the extension's `Date()` follows meanwhile and the device whose locale and time zone it
/// sees. All calls throw `ExtensionServiceError`, or `CancellationError` if the task is cancelled.
///
/// The service does not schedule or retry: when to call and what to do after a failure is decided
/// by the host's engines.
public protocol ExtensionService: Sendable {
  /// Describes the contents of a bundle (`Name.vitrine`), installed or not.
  func describe(_ bundle: URL) async throws -> BundleDescription
  /// Requests a placeholder, a snapshot or a timeline.
  func timeline(
    _ call: HostCall, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> TimelineReply
  func recommendations(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ConfigurationRecommendation]
  /// When a kind is relevant, and in which configurations.
  func relevance(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [RelevanceAttribute]
  func options(
    _ request: OptionsRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> OptionsReply
  func perform(
    _ request: PerformRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> PerformReply
  /// The shortcuts of the extension's program.
  func shortcuts(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [AppShortcutDescription]
  /// The intents, entities and enums of the extension's program.
  func intents(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> IntentCatalog
  /// What the query of an entity finds.
  func entities(
    _ request: EntityRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> [ResolvedEntity]
  /// Requests a control's value and faces.
  func control(
    _ request: ControlRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ControlReply
  /// Sends the extension's push handlers all of its controls that have tokens.
  func controlTokens(
    _ controls: [PlacedControl], of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws
  /// Sends the extension's push handlers the app's widget token and the placed widgets that pushes
  /// to it reload.
  func widgetToken(
    _ token: Data, widgets: [PlacedConfiguration], of extension: InstalledExtension,
    clock: HostClock, device: DeviceSettings
  ) async throws
  /// Requests a Live Activity's presentations. Without forms, only decodes its JSON.
  func activity(
    _ request: ActivityRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ActivityReply
  /// The JSON that the types of the extension's Live Activities decode from.
  func payloadSchema(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> PayloadSchema
  /// Sends changes of the app's activities to the extension's process. Does nothing if it is not
  /// running.
  func activityNews(_ news: ActivityNews, for id: ExtensionID) async
  /// Ends the extension's process and forgets its failures, because it was replaced or removed.
  func end(_ id: ExtensionID) async
  /// Removes the home folder of an extension that was uninstalled and has ended.
  func removeData(of id: ExtensionID) async
  /// The extensions that run or have a problem.
  func states() async -> [ExtensionID: ExtensionServiceState]
  /// Sets the receiver of the requests that extensions send to the host.
  func listen(_ listener: ExtensionServiceListener) async
}

extension ExtensionService {
  /// For services whose extensions send no requests.
  public func listen(_ listener: ExtensionServiceListener) async {}
  /// For services that keep no files.
  public func removeData(of id: ExtensionID) async {}
}

/// For services whose extensions have no shortcuts and no intents that tests use by name.
extension ExtensionService {
  public func shortcuts(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [AppShortcutDescription] { [] }

  public func intents(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> IntentCatalog { IntentCatalog() }

  public func entities(
    _ request: EntityRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> [ResolvedEntity] { [] }
}

/// For services whose extensions have no controls.
extension ExtensionService {
  public func control(
    _ request: ControlRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ControlReply {
    let report = FailureReport(.unknownKind, "unknown control kind \"\(request.kind)\"")
    throw ExtensionServiceError.failed(`extension`.id, .reported(report))
  }

  public func controlTokens(
    _ controls: [PlacedControl], of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws {}
}

/// For services whose extensions have no push handlers for widgets.
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
      .unknownActivity, "no Live Activity has the attributes type \"\(request.attributesType)\"")
    throw ExtensionServiceError.failed(`extension`.id, .reported(report))
  }

  public func payloadSchema(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> PayloadSchema { PayloadSchema() }

  public func activityNews(_ news: ActivityNews, for id: ExtensionID) async {}
}

/// The state of an extension's process.
public struct ExtensionServiceState: Equatable, Sendable {
  public var isRunning: Bool
  /// The end of the hold-back after failures, on the device's clock; nil if there is none.
  public var heldBackUntil: Date?
  /// The newest failure that no success has followed, for the user.
  public var problem: String?

  public init(isRunning: Bool = false, heldBackUntil: Date? = nil, problem: String? = nil) {
    self.isRunning = isRunning
    self.heldBackUntil = heldBackUntil
    self.problem = problem
  }
}

/// Receives the requests that extensions send to the host. Its closures are called on the threads
/// that read from extensions and must not block.
public struct ExtensionServiceListener: Sendable {
  /// Handles a reload that `WidgetCenter` or `ControlCenter` requests.
  public var reload: @Sendable (ExtensionID, ReloadRequest) -> Void
  /// Answers a question of the extension's code.
  public var answer: @Sendable (ExtensionID, HostQuestion) async -> HostAnswer

  /// By default, reloads are ignored and all questions are answered with no configurations.
  public init(
    reload: @escaping @Sendable (ExtensionID, ReloadRequest) -> Void = { _, _ in },
    answer: @escaping @Sendable (ExtensionID, HostQuestion) async -> HostAnswer = { _, _ in
      .configurations([])
    }
  ) {
    self.reload = reload
    self.answer = answer
  }
}
