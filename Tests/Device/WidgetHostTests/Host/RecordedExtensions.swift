import DeviceEngine
import DeviceFixtures
import ExtensionPool
import Foundation
import HostLink
import Synchronization
import ViewArchive

/// Extensions without processes: answers by a script and records all calls.
final class RecordedExtensions: ExtensionService {
  /// The extension's behaviour. Tests change it while the host runs.
  struct Script: Sendable {
    var contents = BundleDescription(
      widgets: [.weather, .lamp], activities: [ActivityDescription(attributesType: "Trip")],
      controls: [.fan, .light, .door])
    var entries: @Sendable (WidgetRequest, Date) throws -> [EntryDescription] = { _, now in
      (0..<3).map { EntryDescription(date: now + Double($0) * 600) }
    }
    var policy = ReloadPolicy.atEnd
    var archive: @Sendable (WidgetRequest, RenderEnvironment, Int) -> ViewArchive = {
      .plain($0, "entry \($2)")
    }
    var issues: [ConfigurationIssue] = []
    var notices: [ExtensionNotice] = []
    var snapshot: @Sendable (WidgetRequest) throws -> Void = { _ in }
    var placeholder: @Sendable (WidgetRequest) throws -> Void = { _ in }
    var recommendations: [ConfigurationRecommendation] = []
    var relevance: @Sendable (String) throws -> [RelevanceAttribute] = { _ in [] }
    var options: @Sendable (OptionsRequest) throws -> OptionsReply = { _ in
      OptionsReply(sections: [])
    }
    var control: @Sendable (ControlRequest) throws -> ControlReply = { request in
      let title = if case .string(let room)? = request.configuration["room"] { room } else { "Fan" }
      return ControlReply(
        request.kind == "door" ? .button("Door") : .toggle(title), for: request)
    }
    var activity: @Sendable (ActivityRequest) throws -> ActivityReply = { .text(for: $0) }
    var tokens: @Sendable ([PlacedControl]) throws -> Void = { _ in }
    var widgetToken: @Sendable (WidgetTokenCall) throws -> Void = { _ in }
    var shortcuts: [AppShortcutDescription] = []
    var perform: @Sendable (PerformRequest) throws -> PerformReply = { _ in PerformReply() }
  }

  fileprivate struct State {
    var script = Script()
    var calls: [String] = []
    var requests: [WidgetRequest] = []
    var controlRequests: [ControlRequest] = []
    var activityRequests: [ActivityRequest] = []
    var receivedNews: [ActivityNews] = []
    var receivedTokens: [[PlacedControl]] = []
    var receivedWidgetTokens: [WidgetTokenCall] = []
    var performed: [PerformRequest] = []
    var held: Set<String> = []
    var waiting: [(name: String, continuation: CheckedContinuation<Void, Never>)] = []
    var observers: [(name: String, count: Int, continuation: CheckedContinuation<Void, Never>)] = []
    var listener = ExtensionServiceListener()
    var states: [ExtensionID: ExtensionServiceState] = [:]
  }

  private let state = Mutex(State())

  // MARK: For tests

  func change(_ change: (inout Script) -> Void) { state.withLock { change(&$0.script) } }
  func set(_ states: [ExtensionID: ExtensionServiceState]) {
    state.withLock { $0.states = states }
  }
  var listener: ExtensionServiceListener { state.withLock { $0.listener } }
  /// `timeline weather`, `perform toggleLamp`, `end Sample`, …
  var calls: [String] { state.withLock { $0.calls } }
  var requests: [WidgetRequest] { state.withLock { $0.requests } }
  var controlRequests: [ControlRequest] { state.withLock { $0.controlRequests } }
  /// The requests for values, without those for previews.
  var valueRequests: [ControlRequest] { controlRequests.filter { !$0.isPreview } }
  var activityRequests: [ActivityRequest] { state.withLock { $0.activityRequests } }
  /// In the order in which the extension received them.
  var receivedNews: [ActivityNews] { state.withLock { $0.receivedNews } }
  var receivedTokens: [[PlacedControl]] { state.withLock { $0.receivedTokens } }
  var receivedWidgetTokens: [WidgetTokenCall] { state.withLock { $0.receivedWidgetTokens } }
  var performed: [PerformRequest] { state.withLock { $0.performed } }

  func forgetCalls() {
    state.withLock {
      $0.calls = []
      $0.requests = []
      $0.controlRequests = []
      $0.activityRequests = []
      $0.receivedNews = []
      $0.receivedTokens = []
      $0.receivedWidgetTokens = []
      $0.performed = []
    }
  }

  /// Makes calls with the name wait until `release(_:)`.
  func hold(_ name: String) { state.withLock { _ = $0.held.insert(name) } }

  /// Resumes the waiting calls with the name. Later calls do not wait.
  func release(_ name: String) {
    let waiting = state.withLock {
      state -> [(name: String, continuation: CheckedContinuation<Void, Never>)] in
      state.held.remove(name)
      defer { state.waiting.removeAll { $0.name == name } }
      return state.waiting.filter { $0.name == name }
    }
    for (_, continuation) in waiting { continuation.resume() }
  }

  /// Returns once `count` calls with the name have been received.
  func waitForCall(_ name: String, times count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.count(of: name) >= count { return true }
        state.observers.append((name, count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  // MARK: ExtensionService

  func describe(_ bundle: URL) async throws -> BundleDescription {
    await enter("describe", bundle.lastPathComponent)
    return state.withLock { $0.script.contents }
  }

  func timeline(
    _ call: HostCall, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> TimelineReply {
    let request =
      call.widget
      ?? WidgetRequest(
        kind: "", family: .systemSmall, displaySize: LinkSize(width: 1, height: 1))
    state.withLock { $0.requests.append(request) }
    await enter(call.name, request.kind)
    let script = state.withLock { $0.script }
    guard case .frozen(let now) = clock else { return TimelineReply(entries: []) }
    var entries = [EntryDescription(date: now)]
    switch call {
    case .placeholder: try script.placeholder(request)
    case .snapshot: try script.snapshot(request)
    default: entries = try script.entries(request, now)
    }
    var archives: [ArchivedEntry] = []
    for entry in entries.indices {
      for (index, environment) in request.environments.enumerated() {
        let archive = try script.archive(request, environment, entry).encoded()
        archives.append(ArchivedEntry(entry: entry, environment: index, archive: archive))
      }
    }
    return TimelineReply(
      entries: entries, policy: script.policy, archives: archives, notices: script.notices,
      issues: script.issues)
  }

  func recommendations(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ConfigurationRecommendation] {
    await enter("recommendations", kind)
    return state.withLock { $0.script.recommendations }
  }

  func relevance(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [RelevanceAttribute] {
    await enter("relevance", kind)
    return try state.withLock { $0.script.relevance }(kind)
  }

  func options(
    _ request: OptionsRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> OptionsReply {
    await enter("options", request.parameter)
    return try state.withLock { $0.script.options }(request)
  }

  func perform(
    _ request: PerformRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> PerformReply {
    state.withLock { $0.performed.append(request) }
    await enter("perform", request.action.identifier)
    return try state.withLock { $0.script.perform }(request)
  }

  func shortcuts(
    of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [AppShortcutDescription] {
    state.withLock { $0.script.shortcuts }
  }

  func control(
    _ request: ControlRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ControlReply {
    state.withLock { $0.controlRequests.append(request) }
    await enter(HostCall.control(request).name, request.kind)
    return try state.withLock { $0.script.control }(request)
  }

  func controlTokens(
    _ controls: [PlacedControl], of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws {
    state.withLock { $0.receivedTokens.append(controls) }
    await enter("tokens", `extension`.id.rawValue)
    try state.withLock { $0.script.tokens }(controls)
  }

  func widgetToken(
    _ token: Data, widgets: [PlacedConfiguration], of extension: InstalledExtension,
    clock: HostClock, device: DeviceSettings
  ) async throws {
    let call = WidgetTokenCall(token: token, widgets: widgets)
    state.withLock { $0.receivedWidgetTokens.append(call) }
    await enter("widgetToken", `extension`.id.rawValue)
    try state.withLock { $0.script.widgetToken }(call)
  }

  func activity(
    _ request: ActivityRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ActivityReply {
    state.withLock { $0.activityRequests.append(request) }
    await enter("activity", request.id)
    return try state.withLock { $0.script.activity }(request)
  }

  func activityNews(_ news: ActivityNews, for id: ExtensionID) async {
    state.withLock { $0.receivedNews.append(news) }
  }

  func end(_ id: ExtensionID) async { await enter("end", id.rawValue) }
  func removeData(of id: ExtensionID) async { await enter("removeData", id.rawValue) }
  func states() async -> [ExtensionID: ExtensionServiceState] {
    state.withLock { $0.states }
  }
  func listen(_ listener: ExtensionServiceListener) async {
    state.withLock { $0.listener = listener }
  }

  private func enter(_ name: String, _ subject: String) async {
    let (reached, isHeld) = state.withLock { state in
      state.calls.append("\(name) \(subject)")
      let reached = state.observers.filter { state.count(of: $0.name) >= $0.count }
      let rest = state.observers.filter { state.count(of: $0.name) < $0.count }
      state.observers = rest
      return (reached.map(\.continuation), state.held.contains(name))
    }
    for continuation in reached { continuation.resume() }
    guard isHeld else { return }
    await withCheckedContinuation { continuation in
      let isReleased = state.withLock { state in
        guard state.held.contains(name) else { return true }
        state.waiting.append((name, continuation))
        return false
      }
      if isReleased { continuation.resume() }
    }
  }
}

/// A call of the push handlers of widgets.
struct WidgetTokenCall: Equatable {
  var token: Data
  var widgets: [PlacedConfiguration]
}

extension RecordedExtensions.State {
  fileprivate func count(of name: String) -> Int {
    calls.count { $0.hasPrefix(name + " ") }
  }
}
