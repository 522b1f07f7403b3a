import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink

extension Command {
  static let control = Command(
    spec: CommandSpec(
      name: "control", summary: "List, add and use the running device's controls.",
      discussion: """
        Actions: list, gallery, add KIND, move ID PLACE, remove ID…, configure ID, set ID on|off, \
        press ID, reload [ID], push [ID].

        PLACE is one of: \(ControlPlaceArgument.help).
        """,
      positionals: [
        .init(
          name: "ACTION", help: "Action to perform; see below. Default: list.", isRequired: false),
        .init(
          name: "ARGUMENT", help: "Control id, such as c1, and other operands of the action.",
          isRequired: false, repeats: true),
      ],
      options: [
        .value(
          "extension", "ID",
          "add: extension of the control, if several have the kind. reload: reload all controls of "
            + "this extension."),
        .value("kind", "KIND", "reload, with --extension: only this kind."),
        .value("at", "PLACE", "add: place of the control. Default: end of Control Center, small."),
        .value("set", "NAME=VALUE", repeats: true, "add, configure: set a parameter; repeatable."),
        .value(
          "unset", "NAME", repeats: true,
          "configure: reset a parameter to its default; repeatable."),
        .value("token", "HEX", "push: push token of the control instead of its id."),
        .value(
          "payload", "JSON",
          "push: payload to check; it must be {\"aps\":{\"content-changed\":true}}."),
      ] + RunningDevice.options)
  ) { try await ControlCall.run($0, in: $1) }
}

/// An invocation of `vitrine control`.
struct ControlCall: ActionCall {
  static let command = "control"
  static let defaultAction = "list"

  let line: ActionLine

  init(_ line: ActionLine) { self.line = line }

  static let actions: [String: @Sendable (ControlCall) async throws -> Void] = [
    "list": { call in
      _ = try call.operands()
      let state = try await call.device.state()
      try await call.device.show(state.controls, text: controlTable)
    },
    "gallery": { call in
      _ = try call.operands()
      try await call.device.run(
        .control(.gallery), as: [ControlGalleryItem].self, text: controlGalleryTable)
    },
    "add": { try await $0.add() },
    "move": { call in
      let operands = try call.operands("ID", "PLACE")
      let place = try ControlPlaceArgument.parse(operands[1], option: "PLACE")
      try await call.device.run(.control(.move(operands[0], to: place)), as: ControlState.self) {
        $0.line
      }
    },
    "remove": { call in
      guard !call.rest.isEmpty else { throw call.missing("ID") }
      for id in call.rest { try await call.device.perform(.control(.remove(id))) }
    },
    "configure": { try await $0.configure() },
    "press": { try await $0.use(.press(try $0.operands("ID")[0])) },
    "set": { call in
      let operands = try call.operands("ID", "on|off")
      guard
        let isOn = ["on": true, "true": true, "off": false, "false": false][
          operands[1].lowercased()]
      else { throw ValueError(value: operands[1], option: "STATE", expected: "on or off") }
      try await call.use(.set(operands[0], isOn: isOn))
    },
    "reload": { call in
      guard let id = call.arguments["extension"] else {
        return try await call.device.perform(
          .control(.reload(.control(try call.operands("ID or --extension")[0]))))
      }
      guard call.rest.isEmpty else { throw UsageError.conflict("ID", "--extension") }
      try await call.device.perform(
        .control(.reload(.extension(id, kind: call.arguments["kind"]))))
    },
    "push": { try await $0.push() },
  ]

  private func add() async throws {
    let kind = try operands("KIND")[0]
    let place = try arguments["at"].map { try ControlPlaceArgument.parse($0, option: "--at") }
    let item = try await device.controlItem(kind, extension: arguments["extension"])
    let values = try ConfigurationArgument(
      kind: kind, parameters: item.configuration.parameters
    ).values(arguments.all("set"))
    try await device.run(
      .control(.add(extension: item.extension, kind: kind, place: place, configuration: values)),
      as: ControlState.self
    ) { $0.line }
  }

  private func configure() async throws {
    let id = try operands("ID")[0]
    guard let state = try await device.state().controls.first(where: { $0.id == id }) else {
      throw HostError.unknownControl(id)
    }
    let control = state.control
    let item = try await device.controlItem(control.kind, extension: control.extension)
    var values = try ConfigurationArgument(
      kind: control.kind, parameters: item.configuration.parameters
    ).values(arguments.all("set"))
    for name in arguments.all("unset") { values[name] = ConfigurationValue.none }
    guard values.isEmpty else {
      return try await device.run(.control(.configure(id, values)), as: ControlState.self) {
        $0.line
      }
    }
    try await device.showParameters(
      item.configuration.parameters, values: control.configuration, kind: control.kind,
      extension: control.extension)
  }

  private func use(_ command: ControlCommand) async throws {
    try await device.run(.control(command), as: PressResult.self) { result in
      switch result.outcome {
      case .performed: "performed"
      case .needsUnlock:
        "not performed: the device is locked; unlock it with `vitrine device isLocked=false`"
      case .link: "link \(result.link?.url?.absoluteString ?? "")"
      case .opened: "opened the app"
      }
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
      return try await device.perform(
        .control(.push(.control(try operands("ID or --token")[0]))))
    }
    guard rest.isEmpty else { throw UsageError.conflict("ID", "--token") }
    guard let token = Data(hexadecimal: text) else {
      throw ValueError(value: text, option: "--token", expected: "hexadecimal digits")
    }
    try await device.perform(.control(.push(.token(token))))
  }
}

extension RunningDevice {
  /// Returns the gallery's control of a kind. Throws `HostError.unknownControlKind`,
  /// `ToolError.ambiguousKind`.
  fileprivate func controlItem(
    _ kind: String, extension id: String?
  ) async throws -> ControlGalleryItem {
    let items = try await client.call(.control(.gallery), as: [ControlGalleryItem].self)
      .filter { id == nil || $0.extension == id }
    let found = items.filter { $0.kind == kind }
    guard let item = found.first else {
      throw HostError.unknownControlKind(
        kind, extension: id ?? "the device", known: items.map(\.kind))
    }
    guard found.count == 1 else {
      throw ToolError.ambiguousKind(kind, extensions: found.map(\.extension))
    }
    return item
  }
}
