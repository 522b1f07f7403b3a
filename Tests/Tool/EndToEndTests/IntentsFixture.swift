import ExtensionBuilder
import ExtensionProcess
import Foundation
import HostLink
import ViewArchive

/// The extension `Fixtures/Intents` in a process with a private diary file.
struct IntentsFixture {
  static let now = Date(timeIntervalSince1970: 1_800_000_000)
  let process: ExtensionProcess
  let folder: TemporaryFolder

  init(folder: TemporaryFolder? = nil) async throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    let bundle = try await ExtensionBundle(contentsOf: SampleExtension.fixture("Intents"))
    process = try ExtensionProcess(
      ExtensionLaunch(
        executable: bundle.executable, clock: .frozen(Self.now),
        environment: ["TMPDIR": folder.url.path]))
  }

  /// The text that the intents have written.
  var diary: String? {
    try? String(contentsOf: folder.url.appendingPathComponent("garden-diary.txt"), encoding: .utf8)
  }

  func timeline(_ values: [String: ConfigurationValue] = [:]) async throws -> TimelineReply {
    try await process.timeline(
      .timeline(
        WidgetRequest(
          kind: "Garden", family: .systemMedium, configuration: values,
          displaySize: LinkSize(width: 338, height: 158))))
  }

  /// The texts and controls of a timeline's entry, in reading order.
  func elements(_ values: [String: ConfigurationValue] = [:]) async throws
    -> [AccessibilityElement]
  {
    guard let data = try await timeline(values).archive(entry: 0, environment: 0) else { return [] }
    return try ViewArchive(decoding: data).accessibilityElements { text, _ in "\(text)" }
  }

  func options(
    _ parameter: String, _ values: [String: ConfigurationValue] = [:], search: String? = nil
  ) async throws -> OptionsReply? {
    let request = OptionsRequest(
      kind: "Garden", parameter: parameter, configuration: values, search: search)
    guard case .options(let reply) = try await process.call(.options(request)) else { return nil }
    return reply
  }

  func perform(_ action: NodeAction?) async throws -> PerformReply? {
    switch action {
    case .intent(let identifier, let parameters):
      try await perform(
        PerformRequest(action: .init(identifier: identifier, parameters: parameters)))
    case .toggle(let isOn, let identifier, let parameters):
      try await perform(
        PerformRequest(
          action: .init(identifier: identifier, parameters: parameters), newValue: !isOn))
    case .app, .link, nil: nil
    }
  }

  func perform(_ request: PerformRequest) async throws -> PerformReply? {
    guard case .performed(let reply) = try await process.call(.perform(request)) else { return nil }
    return reply
  }
}
