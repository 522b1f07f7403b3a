import ExtensionProcess
import Foundation
import HostLink
import ProcessLaunch
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

/// An extension with controls in a process that is started as by the host: with the host's limits,
/// and in a sandbox if one is available.
struct ControlledExtension {
  let state: TemporaryFolder
  let process: ExtensionProcess

  struct UnexpectedReply: Error {}

  /// `defaults` are the values that the app has stored in its app group.
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
      bundle: bundle, contentHash: "", timeZone: "UTC", locale: "en_US", hasNetwork: true)
    let pool = ExtensionPool(folders: folders, isTrusted: { _ in true })
    let launch = try pool.launch(
      "sample", conditions, clock: .real, sandbox: try? await Sandbox.find().get(),
      listener: ExtensionServiceListener())
    process = try ExtensionProcess(launch)
  }

  /// Requests a control's current template. Throws the provider's error.
  func control(
    _ kind: String, _ values: [String: ConfigurationValue] = [:], isPreview: Bool = false
  ) async throws -> ControlTemplateDescription {
    let request = ControlRequest(kind: kind, configuration: values, isPreview: isPreview)
    guard case .control(let reply) = try await process.call(.control(request)) else {
      throw UnexpectedReply()
    }
    return reply.template
  }

  /// Performs a control's action; sets toggles to `newValue`. Returns the reply of `perform()`.
  func perform(
    _ template: ControlTemplateDescription, to newValue: Bool? = nil
  ) async throws -> PerformReply {
    let request = PerformRequest(action: template.action, newValue: newValue)
    guard case .performed(let reply) = try await process.call(.perform(request)) else {
      throw UnexpectedReply()
    }
    return reply
  }

  func end() async {
    await process.end()
  }
}
