import ExtensionBuilder
import ExtensionProcess
import Foundation
import HostLink
import ViewArchive

/// A bundle with controls in an extension process with private app groups.
struct ControlFixture {
  static let now = Date(timeIntervalSince1970: 1_772_711_100)

  let process: ExtensionProcess
  /// The folder of the app groups.
  let folder: TemporaryFolder

  /// Pass another fixture's `folder` to share its app groups.
  init(_ bundle: URL, folder: TemporaryFolder? = nil) throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    process = try ExtensionProcess(
      ExtensionLaunch(
        executable: try ExtensionBundle(contentsOf: bundle).executable, clock: .frozen(Self.now),
        environment: ["VITRINE_GROUP_CONTAINERS": folder.url.path, "TMPDIR": folder.url.path]))
  }

  func descriptions() async throws -> [ControlDescription] {
    try await process.describe().controls
  }

  func description(_ kind: String) async throws -> ControlDescription? {
    try await descriptions().first { $0.kind == kind }
  }

  func control(
    _ kind: String, _ values: [String: ConfigurationValue] = [:], isPreview: Bool = false,
    forms: [ControlForm] = [], timeLimit: Duration = .seconds(30)
  ) async throws -> ControlReply {
    try await process.control(
      ControlRequest(kind: kind, configuration: values, isPreview: isPreview, forms: forms),
      timeLimit: timeLimit)
  }

  /// The texts of the control's states; a `*` marks the current one.
  func words(_ kind: String, _ values: [String: ConfigurationValue] = [:]) async throws -> String {
    let template = try await control(kind, values).template
    return template.states.enumerated().map { index, state in
      let mark = template.role == .toggle && template.isOn == (index == 1) ? "*" : ""
      let value = state.value.map { " \($0)" } ?? ""
      return "\(mark)\(state.title)\(value) [\(state.symbol ?? "-")]"
    }.joined(separator: ", ")
  }

  /// Sets a toggle or presses a button.
  func perform(
    _ kind: String, _ values: [String: ConfigurationValue] = [:], to newValue: Bool? = nil
  ) async throws -> PerformReply? {
    let action = try await control(kind, values).template.action
    return try await perform(action, to: newValue)
  }

  func perform(_ action: IntentAction, to newValue: Bool? = nil) async throws -> PerformReply? {
    let call = HostCall.perform(PerformRequest(action: action, newValue: newValue))
    guard case .performed(let reply) = try await process.call(call, timeLimit: .seconds(30)) else {
      return nil
    }
    return reply
  }
}
