import ExtensionProcess
import Foundation
import HostLink
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

/// An extension with controls, in a process as the host starts it: with the host's limits, and in a
/// sandbox where one works.
struct ControlledExtension {
  let state: TemporaryFolder
  let process: ExtensionProcess

  struct OtherReply: Error {}

  /// `defaults` are what the app has left in its group.
  init(_ bundle: URL, group: String = "", defaults: [String: String] = [:]) async throws {
    state = try TemporaryFolder()
    let folders = ExtensionFolders(state: state.url)
    if !defaults.isEmpty {
      let list = folders.groups.appendingPathComponent(
        "\(group)/Library/Preferences/\(group).plist")
      try FileManager.default.createDirectory(
        at: list.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListEncoder().encode(defaults).write(to: list)
    }
    let conditions = ProcessQueue.Conditions(
      bundle: bundle, contentHash: "", timeZone: "UTC", locale: "en_US")
    let launch = try ExtensionPool(folders: folders, settings: HostSettings()).launch(
      "sample", conditions, clock: .real, sandbox: try? await ExtensionSandbox.find().get(),
      listener: ExtensionServiceListener())
    process = try ExtensionProcess(launch)
  }

  /// What a control is now. Throws what its provider throws.
  func control(
    _ kind: String, _ values: [String: ConfigurationValue] = [:], isPreview: Bool = false
  ) async throws -> ControlTemplateDescription {
    let request = ControlRequest(kind: kind, configuration: values, isPreview: isPreview)
    guard case .control(let reply) = try await process.call(.control(request)) else {
      throw OtherReply()
    }
    return reply.template
  }

  /// Presses a control as it is; toggles are set to `newValue`. Gives what `perform()` gave.
  func perform(
    _ template: ControlTemplateDescription, to newValue: Bool? = nil
  ) async throws -> PerformReply {
    let request = PerformRequest(action: template.action, newValue: newValue)
    guard case .performed(let reply) = try await process.call(.perform(request)) else {
      throw OtherReply()
    }
    return reply
  }

  func end() async {
    await process.end()
  }
}
