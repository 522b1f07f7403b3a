import DeviceEngine
import ExtensionBuilder
import ExtensionProcess
import Foundation
import HostLink
import NoticeCatalog
import ProcessLaunch

extension ExtensionPool {
  public func describe(_ bundle: URL) async throws -> BundleDescription {
    let device = DeviceSettings()
    let id = ExtensionID(Self.bundlePrefix + bundle.path)
    let request = Request(
      call: .describe, extension: id,
      conditions: .init(
        bundle: bundle, contentHash: "", timeZone: device.timeZone, locale: device.locale),
      clock: .real)
    do {
      let reply = try await reply(to: request)
      await end(id)
      guard case .description(let description) = reply else { throw mismatch(request) }
      return description
    } catch {
      await end(id)
      throw error
    }
  }

  public func timeline(
    _ call: HostCall, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> TimelineReply {
    let request = request(call, of: `extension`, clock: clock, device: device)
    guard case .timeline(let reply) = try await reply(to: request) else { throw mismatch(request) }
    let widget = call.widget
    report(
      reply.notices, of: widget?.kind ?? "", widget?.family.rawValue, in: `extension`)
    return reply
  }

  public func recommendations(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ConfigurationRecommendation] {
    let request = request(
      .recommendations(kind: kind), of: `extension`, clock: clock, device: device)
    guard case .recommendations(let reply) = try await reply(to: request) else {
      throw mismatch(request)
    }
    return reply
  }

  public func relevance(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [RelevanceAttribute] {
    let request = request(.relevance(kind: kind), of: `extension`, clock: clock, device: device)
    guard case .relevance(let reply) = try await reply(to: request) else {
      throw mismatch(request)
    }
    return reply
  }

  public func options(
    _ options: OptionsRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> OptionsReply {
    let request = request(.options(options), of: `extension`, clock: clock, device: device)
    guard case .options(let reply) = try await reply(to: request) else { throw mismatch(request) }
    return reply
  }

  public func perform(
    _ intent: PerformRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> PerformReply {
    let request = request(.perform(intent), of: `extension`, clock: clock, device: device)
    guard case .performed(let reply) = try await reply(to: request) else {
      throw mismatch(request)
    }
    return reply
  }

  public func shortcuts(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [AppShortcutDescription] {
    let request = request(.shortcuts, of: `extension`, clock: clock, device: device)
    guard case .shortcuts(let reply) = try await reply(to: request) else {
      throw mismatch(request)
    }
    return reply
  }

  public func intents(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> IntentCatalog {
    let request = request(.intents, of: `extension`, clock: clock, device: device)
    guard case .intents(let reply) = try await reply(to: request) else { throw mismatch(request) }
    return reply
  }

  public func entities(
    _ entities: EntityRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> [ResolvedEntity] {
    let request = request(.entities(entities), of: `extension`, clock: clock, device: device)
    guard case .entities(let reply) = try await reply(to: request) else { throw mismatch(request) }
    return reply
  }

  public func control(
    _ control: ControlRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ControlReply {
    let request = request(.control(control), of: `extension`, clock: clock, device: device)
    guard case .control(let reply) = try await reply(to: request) else { throw mismatch(request) }
    for notice in reply.notices { report("\(control.kind): \(notice.message)") }
    return reply
  }

  public func controlTokens(
    _ controls: [PlacedControl], of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws {
    let request = request(.controlTokens(controls), of: `extension`, clock: clock, device: device)
    guard case .done = try await reply(to: request) else { throw mismatch(request) }
  }

  public func widgetToken(
    _ token: Data, widgets: [PlacedConfiguration], of extension: InstalledExtension,
    clock: HostClock, device: DeviceSettings
  ) async throws {
    let request = request(
      .widgetToken(token, widgets: widgets), of: `extension`, clock: clock, device: device)
    guard case .done = try await reply(to: request) else { throw mismatch(request) }
  }

  public func activity(
    _ activity: ActivityRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ActivityReply {
    let request = request(.activity(activity), of: `extension`, clock: clock, device: device)
    guard case .activity(let reply) = try await reply(to: request) else { throw mismatch(request) }
    // JSON that is only decoded is being edited; the caller shows what is wrong with it.
    if !activity.forms.isEmpty {
      report(reply.notices, of: activity.attributesType, nil, in: `extension`)
    }
    return reply
  }

  public func payloadSchema(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> PayloadSchema {
    let request = request(.payloadSchema, of: `extension`, clock: clock, device: device)
    guard case .payloadSchema(let reply) = try await reply(to: request) else {
      throw mismatch(request)
    }
    return reply
  }

  /// Reports each kind of notice once for each kind of widget and build, with the first family in
  /// which it was found.
  private func report(
    _ notices: [ExtensionNotice], of kind: String, _ form: String?, in app: InstalledExtension
  ) {
    for notice in notices {
      guard let known = NoticeKind(notice: notice.message) else {
        report("\(kind): \(notice.message)")
        continue
      }
      guard reportedNotices.insert(known, ofKind: kind, in: app) else { continue }
      report("\([kind, form].compactMap(\.self).joined(separator: ", ")): \(notice.message)")
    }
  }

  private func request(
    _ call: HostCall, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) -> Request {
    Request(
      call: call, extension: `extension`.id,
      conditions: .init(
        bundle: `extension`.bundle, contentHash: `extension`.contentHash,
        timeZone: device.timeZone, locale: device.locale,
        hasNetwork: device.networkAccess.allows(`extension`.id)),
      clock: clock)
  }

  private func mismatch(_ request: Request) -> ExtensionServiceError {
    .failed(
      request.extension,
      .protocolViolation(
        call: request.call.title, .malformedMessage("the reply belongs to another call"),
        output: []))
  }

  /// The time in which an app must return from its life cycle callbacks, in seconds. iOS ends apps
  /// that take longer.
  static let watchdog = 20.0

  /// One year, in seconds. Calls that play a sound have no real time limit: the sound ends by
  /// itself.
  private static let unlimited = 31_622_400.0

  func timeLimit(of call: HostCall) -> Duration {
    let limits = settings.requests
    let seconds =
      switch call {
      case .describe: limits.describe
      case .placeholder: limits.placeholder
      case .snapshot(_, isPreview: false): limits.snapshot
      // The gallery shows the placeholder until the snapshot arrives.
      case .timeline, .snapshot: limits.timeline
      case .recommendations, .relevance: limits.recommendations
      case .options: limits.options
      case .perform(let request): request.playsAudio ? Self.unlimited : limits.perform
      case .shortcuts, .intents, .entities: limits.options
      case .control: limits.control
      case .controlTokens, .widgetToken: limits.controlTokens
      case .activity: limits.activity
      case .payloadSchema, .previews, .preview: limits.describe
      case .drawnPreview: limits.snapshot
      case .app: Self.watchdog
      }
    return .seconds(seconds)
  }
}

extension HostCall {
  /// False for intents: they may have had an effect, and each runs at once, beside all other calls.
  var isRepeatable: Bool {
    if case .perform = self { false } else { true }
  }

  /// True if the call may run as long as a sound plays, or until the user confirms something.
  var isLongRunning: Bool {
    if case .perform(let request) = self {
      request.playsAudio || request.display != nil
    } else {
      false
    }
  }
}

extension ExtensionID {
  /// True if it names a bundle that is only described.
  var isBundle: Bool { rawValue.hasPrefix(ExtensionPool.bundlePrefix) }
}

// MARK: Launching

extension ExtensionPool {
  /// The launch parameters of an extension's process. Throws `ExtensionServiceError.badBundle`
  /// and `.foreignBundle`.
  nonisolated func launch(
    _ id: ExtensionID, _ conditions: ProcessQueue.Conditions, clock: HostClock,
    sandbox: URL?, missingSandbox: Sandbox.Missing? = nil,
    listener: ExtensionServiceListener, isApp: Bool = false
  ) throws -> ExtensionLaunch {
    let bundle: ExtensionBundle
    do {
      bundle = try ExtensionBundle(contentsOf: conditions.bundle)
    } catch {
      throw ExtensionServiceError.badBundle(reason: error.description)
    }
    // A bundle that is only described uses the folders that it will have when installed.
    let owner = id.isBundle ? ExtensionID(bundle.identifier) : id
    guard sandbox != nil || settings.processes.sandbox == .off || isTrusted(bundle) else {
      throw ExtensionServiceError.foreignBundle(
        path: bundle.url.path, reason: missingSandbox?.description ?? "")
    }
    var launch = try BundleLaunch(
      bundle: bundle, owner: owner, isApp ? .app : .extension, folders: folders,
      settings: settings.processes, sandbox: sandbox, hasNetwork: conditions.hasNetwork
    ).launch(timeZone: conditions.timeZone, locale: conditions.locale, clock: clock)
    let reply = settings.requests.largestReply
    launch.limits = FrameLimits(
      jsonBytes: min(reply, FrameLimits().jsonBytes), attachmentBytes: reply)
    launch.listener = ExtensionListener(
      reload: { listener.reload(id, $0) }, answer: { await listener.answer(id, $0) })
    if let output { launch.listener.output = { output(owner, $0, isApp) } }
    return launch
  }
}
