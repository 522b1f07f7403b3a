import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import ExtensionBuilder
import Foundation
import HostLink

extension Command {
  static let doctor = Command(
    spec: CommandSpec(
      name: "doctor",
      summary: "Report everything that is known about a widget, control or Live Activity.",
      positionals: [
        .init(
          name: "PATH|ID",
          help: "Id of a placement, control or activity, such as p1; or an installed extension, by "
            + "its id, name, sources or bundle, for all of its items. Default: all items.",
          isRequired: false)
      ],
      options: [.value("limit", "N", "Number of ledger rows for each item. Default: 20.")]
        + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let limit = try ledgerLimit(arguments)
    let state = try await device.state()
    let items = try await device.items(arguments.positionals.first, of: state, in: context)
    var diagnoses: [Diagnosis] = []
    for item in items {
      diagnoses.append(try await device.client.call(Diagnose(item, limit: limit)))
    }
    try await device.show(diagnoses) { diagnoses in
      let report = DoctorReport(state: state)
      return ([report.device] + diagnoses.map(report.text)).joined(separator: "\n\n")
    }
  }
}

extension RunningDevice {
  /// The items that an argument of `doctor` names. Throws `HostError.unknownExtension`, `ToolError`
  /// and the errors of a build.
  fileprivate func items(
    _ name: String?, of state: HostState, in context: ToolContext
  ) async throws -> [ItemID] {
    let all = state.items { _ in true }
    guard let name else { return all }
    let item = ItemID(rawValue: name)
    if all.contains(item) { return [item] }
    let known = state.extensions.contains {
      [$0.id.rawValue, $0.name, $0.moduleName].contains(name)
    }
    let isPath = name.contains("/") || name.hasPrefix(".")
    guard !known, isPath || FileManager.default.fileExists(atPath: context.file(name).path) else {
      // The error names the extensions, and the items are a command away.
      let id = try await identifier(of: name)
      return state.items { $0 == id }
    }
    let bundles = try await ExtensionLocation(name, in: context)
      .bundles(in: context, warnings: WarningLog(context.console))
    let ids = Set(bundles.map { ExtensionID($0.identifier) })
    for id in ids.sorted() where !state.extensions.contains(where: { $0.id == id }) {
      throw HostError.unknownExtension(id, known: state.extensions.map(\.id))
    }
    return state.items(where: ids.contains)
  }
}

extension HostState {
  /// The placements, controls and activities of extensions.
  fileprivate func items(where isIncluded: (ExtensionID) -> Bool) -> [ItemID] {
    placements.filter { isIncluded($0.placement.extension) }.map { .placement($0.id) }
      + controls.filter { isIncluded($0.control.extension) }.map { .control($0.id) }
      + activities.filter { isIncluded($0.extension) }.map { .activity($0.id) }
  }
}
