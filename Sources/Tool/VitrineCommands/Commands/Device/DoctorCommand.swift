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
      summary: "Check the setup, and report what is known about a device's items.",
      discussion: """
        Checks the Swift toolchain, the frameworks, the sandbox, libraries, fonts, the cache, the \
        port and a project, and says how to repair what is missing. Exits with 1 if there is a \
        problem; with warnings, widgets are built and drawn.

        If a device is running, reports everything that it knows about its widgets, controls and \
        Live Activities, for a bug report. With an ID, only that.
        """,
      positionals: [
        .init(
          name: "PATH|ID",
          help: "Project or folder of sources to check; or the id of a placement, control or "
            + "activity, such as p1, or an installed extension, for all of its items.",
          isRequired: false)
      ],
      options: [.value("limit", "N", "Number of ledger rows for each item. Default: 20.")]
        + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let limit = try ledgerLimit(arguments)
    let subject = DoctorSubject(arguments.positionals.first, in: context)
    let checks = await context.console.during("checking the setup") {
      await subject.checks(SetupChecks(context: context, device: device))
    }
    let state = try await subject.state(of: device)
    var diagnoses: [Diagnosis] = []
    for item in try await subject.items(of: state, device) {
      diagnoses.append(try await device.client.call(Diagnose(item, limit: limit)))
    }
    try await device.show(DoctorResult(checks: checks, items: diagnoses), as: .doctor) { result in
      let report = state.map { DoctorReport(state: $0) }
      return
        ([SetupCheck.text(checks), report?.device].compactMap(\.self).filter { !$0.isEmpty }
        + diagnoses.compactMap { report?.text($0) }).joined(separator: "\n\n")
    }
    let problems = checks.filter { $0.state == .problem }.map(\.name)
    guard problems.isEmpty else { throw ToolError.setupIncomplete(problems) }
  }
}

private struct DoctorResult: Encodable {
  /// Empty for a report on an item.
  var checks: [SetupCheck]
  var items: [Diagnosis]
}

/// The argument of `doctor`.
private enum DoctorSubject: Sendable {
  /// The setup, and all items of a running device.
  case everything
  /// The setup with a project, and the items of its extensions if they are installed.
  case project(String, ToolContext)
  case item(String)

  init(_ name: String?, in context: ToolContext) {
    switch name {
    case nil: self = .everything
    case let name?:
      let isPath =
        name.contains("/") || name.hasPrefix(".")
        || FileManager.default.fileExists(atPath: context.file(name).path)
      self = isPath ? .project(name, context) : .item(name)
    }
  }

  func checks(_ setup: SetupChecks) async -> [SetupCheck] {
    switch self {
    case .everything: await setup.all(path: nil)
    case .project(let path, _): await setup.all(path: path)
    case .item: []
    }
  }

  /// nil if no device is running. Throws for an item, which needs one.
  func state(of device: RunningDevice) async throws -> HostState? {
    if case .item = self { return try await device.state() }
    return try? await device.state()
  }

  /// Throws `HostError.unknownExtension`.
  func items(of state: HostState?, _ device: RunningDevice) async throws -> [ItemID] {
    guard let state else { return [] }
    switch self {
    case .everything: return state.items { _ in true }
    case .item(let name):
      let item = ItemID(rawValue: name)
      if state.items(where: { _ in true }).contains(item) { return [item] }
      let id = try await device.identifier(of: name)
      return state.items { $0 == id }
    case .project(let path, let context):
      // A project that does not build is a matter of `check`.
      let bundles = try? await ExtensionLocation(path, in: context)
        .bundles(in: context, warnings: WarningLog(context.console))
      let ids = Set((bundles ?? []).map { ExtensionID($0.identifier) })
      return state.items(where: ids.contains)
    }
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
