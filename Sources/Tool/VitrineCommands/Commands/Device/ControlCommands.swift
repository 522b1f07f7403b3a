import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import Devices
import Foundation
import Hexadecimal
import HostLink

extension Command {
  static let control = Command(
    spec: CommandSpec(
      actionsOf: ControlCall.self, summary: "List, add and use the running device's controls.",
      discussion: """
        PLACE is one of: \(ControlPlaceArgument.help).

        The device's own modules of Control Center have names in place of kinds and ids: \
        \(SystemModuleName.list). They can be removed and added with os=18 or later; with --on \
        pad, those of the iPad beside the main device.
        """,
      operands: "Control id, such as c1, and other operands of the action.")
  ) { try await ControlCall.run($0, in: $1) }
}

/// An invocation of `vitrine control`.
struct ControlCall: ActionCall {
  static let command = "control"
  static let defaultAction = "list"

  let line: ActionLine

  init(_ line: ActionLine) { self.line = line }

  private static let setting = CommandSpec.Option.value(
    "set", "NAME=VALUE", repeats: true, "Set a parameter; repeatable.")

  static let actions: [Action<ControlCall>] = [
    Action("list", "List the controls.") { call in
      _ = try call.operands()
      let state = try await call.device.state()
      try await call.device.show(state.controls, as: .controls, text: controlTable)
    },
    Action("gallery", "List the controls that can be added.") { call in
      _ = try call.operands()
      try await call.device.run(ListControlGallery(), as: .controlGallery) {
        try await [controlGalleryTable($0), call.removedModules].compactMap(\.self)
          .joined(separator: "\n")
      }
    },
    Action(
      "add", "KIND", "Add a control or a removed module.",
      options: [
        .value("extension", "ID", "Extension of the control, if several have the kind."),
        .value("at", "PLACE", "Place of the control. Default: end of Control Center, small."),
        DeviceRole.option("that of PLACE, or else main"), setting,
      ]
    ) { try await $0.add() },
    Action(
      "move", "ID PLACE", "Move a control.",
      options: [
        DeviceRole.option("the control's device if it has PLACE, or else that of PLACE")
      ]
    ) { call in
      let operands = try call.operands("ID", "PLACE")
      let place = try ControlPlaceArgument.parse(operands[1], option: "PLACE")
      let role = try DeviceRole.named(call.arguments)
      try await call.device.run(
        MoveControl(ControlID(operands[0]), to: place, on: role), as: .control
      ) {
        $0.line
      }
    },
    Action(
      "remove", "ID…", "Remove controls or modules.", options: [DeviceRole.option("main")]
    ) { try await $0.remove() },
    Action(
      "configure", "ID", "Print or set a control's parameters.",
      options: [
        setting,
        .value("unset", "NAME", repeats: true, "Reset a parameter to its default; repeatable."),
      ]
    ) { try await $0.configure() },
    Action("press", "ID", "Press a button or switch a toggle.") {
      try await $0.use(PressControl(ControlID(try $0.operands("ID")[0]), wait: true))
    },
    Action("set", "ID on|off", "Switch a toggle on or off.") { call in
      let operands = try call.operands("ID", "on|off")
      guard
        let isOn = ["on": true, "true": true, "off": false, "false": false][
          operands[1].lowercased()]
      else { throw ValueError(value: operands[1], option: "STATE", expected: "on or off") }
      try await call.use(SetControl(ControlID(operands[0]), isOn: isOn, wait: true))
    },
    Action(
      "reload", "[ID]", "Ask a control's extension for its value.",
      options: [
        .value("extension", "ID", "Reload all controls of this extension."),
        .value("kind", "KIND", "With --extension: only this kind."),
      ]
    ) { call in
      guard let id = call.arguments["extension"] else {
        let id = try call.operands("ID or --extension")[0]
        return try await call.device.perform(ReloadControls(ControlID(id)))
      }
      guard call.rest.isEmpty else { throw UsageError.conflict("ID", "--extension") }
      try await call.device.perform(
        ReloadControls(
          extension: try await call.device.identifier(of: id), kind: call.arguments["kind"]))
    },
    Action(
      "push", "[ID]", "Send a push to a control.",
      options: [
        .value("token", "HEX", "Push token of the control instead of its id."),
        .value(
          "payload", "JSON", "Payload to check; it must be {\"aps\":{\"content-changed\":true}}."),
      ]
    ) { try await $0.push() },
  ]

  private func add() async throws {
    let kind = try operands("KIND")[0]
    let place = try arguments["at"].map { try ControlPlaceArgument.parse($0, option: "--at") }
    let role = try DeviceRole.named(arguments)
    if let role, let place { _ = try DeviceRole.showing(place.surface, named: role) }
    let item: ControlGalleryItem
    do {
      item = try await device.controlItem(kind, extension: arguments["extension"])
    } catch HostError.unknownControlKind(let name, let id, let known) {
      if let module = SystemModuleName(argument: kind) { return try await add(module) }
      let modules = arguments.has("extension") ? [] : SystemModuleName.allCases.map(\.rawValue)
      throw HostError.unknownControlKind(name, extension: id, known: known + modules)
    }
    let values = try await device.configuration(
      arguments.all("set"), kind: kind, parameters: item.configuration.parameters,
      extension: item.extension)
    try await device.run(
      AddControl(
        extension: item.extension, kind: kind, place: place, on: role, configuration: values),
      as: .control
    ) { state in
      ([state.line] + state.unsetParameters.map { state.advice(onUnset: $0) })
        .joined(separator: "\n")
    }
  }

  private func configure() async throws {
    let id = ControlID(try operands("ID")[0])
    guard let state = try await device.state().controls.first(where: { $0.id == id }) else {
      throw HostError.unknownControl(id)
    }
    let control = state.control
    let item = try await device.controlItem(control.kind, extension: control.extension.rawValue)
    var values = try await device.configuration(
      arguments.all("set"), kind: control.kind, parameters: item.configuration.parameters,
      extension: item.extension, over: control.configuration)
    for name in arguments.all("unset") { values[name] = ConfigurationValue.none }
    guard values.isEmpty else {
      return try await device.run(ConfigureControl(id, values), as: .control) { $0.line }
    }
    try await device.showParameters(
      item.configuration.parameters, values: control.configuration, kind: control.kind,
      extension: control.extension)
  }

  private func use<Command: DeviceCommand>(
    _ command: Command
  ) async throws where Command.Result == PressResult {
    try await device.deliver(command, as: .press, link: \.link) { result in
      switch result.outcome {
      case .performed: "performed"
      case .needsUnlock: "not performed"
      case .link: "link \(result.link?.url?.absoluteString ?? "")"
      case .opened: "opened the app"
      }
    } failure: { result in
      guard result.outcome == .needsUnlock else { return nil }
      return DeviceAnswer.Failure.locked
    }
  }

  private func push() async throws {
    if let payload = arguments["payload"] {
      let read = try? DeviceJSON.decode(ControlPushPayload.self, from: Data(payload.utf8))
      guard read == .contentChanged else {
        throw ValueError(
          value: payload, option: "--payload", expected: "{\"aps\":{\"content-changed\":true}}")
      }
    }
    guard let text = arguments["token"] else {
      return try await device.perform(PushControl(ControlID(try operands("ID or --token")[0])))
    }
    guard rest.isEmpty else { throw UsageError.conflict("ID", "--token") }
    guard let token = Data(hexadecimal: text) else {
      throw ValueError(value: text, option: "--token", expected: "hexadecimal digits")
    }
    try await device.perform(PushControl(token: token))
  }
}

extension RunningDevice {
  /// Returns the gallery's control of a kind, which can be named by its display name. Throws
  /// `HostError.unknownExtension`, `.unknownControlKind`, `ToolError.ambiguousKind`.
  fileprivate func controlItem(
    _ kind: String, extension name: String?
  ) async throws -> ControlGalleryItem {
    let id = try await identifier(ofOptional: name)
    let items = try await client.call(ListControlGallery())
      .filter { id == nil || $0.extension == id }
    if let item = try items.item(named: kind) { return item }
    throw HostError.unknownControlKind(
      kind, extension: id ?? "the device", known: items.map(\.kind))
  }
}
