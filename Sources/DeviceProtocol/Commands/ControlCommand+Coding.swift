import DeviceEngine
import Foundation
import HostLink

extension ControlCommand {
  static let readers: [String: @Sendable (inout CommandFields) throws -> ControlCommand] = [
    "controlGallery": { _ in .gallery },
    "addControl": { fields in
      .add(
        extension: try fields.text("extension"), kind: try fields.text("kind"),
        place: try fields.controlPlace(), configuration: try fields.configuration() ?? [:])
    },
    "moveControl": { fields in
      let control = try fields.text("control")
      guard let place = try fields.controlPlace() else {
        throw CommandError.missingField("place", command: fields.command)
      }
      return .move(control, to: place)
    },
    "removeControl": { .remove(try $0.text("control")) },
    "configureControl": { fields in
      let control = try fields.text("control")
      guard let values = try fields.configuration() else {
        throw CommandError.missingField("configuration", command: fields.command)
      }
      return .configure(control, values)
    },
    "pressControl": { .press(try $0.text("control")) },
    "setControl": {
      .set(try $0.text("control"), isOn: try $0.required("isOn", "true or false"))
    },
    "reloadControls": { .reload(try $0.controlReloadTarget()) },
    "invalidateControlConfigurations": {
      .invalidateConfigurations(try $0.text("extension"))
    },
    "pushControl": { .push(try $0.pushTarget()) },
  ]

  func encode(_ set: (String, (any Encodable)?) throws -> Void) throws {
    switch self {
    case .gallery: break
    case .add(let id, let kind, let place, let configuration):
      try set("extension", id)
      try set("kind", kind)
      try set("place", place)
      try set("configuration", configuration)
    case .move(let control, let place):
      try set("control", control)
      try set("place", place)
    case .remove(let control), .press(let control), .reload(.control(let control)),
      .push(.control(let control)):
      try set("control", control)
    case .configure(let control, let values):
      try set("control", control)
      try set("configuration", values)
    case .set(let control, let isOn):
      try set("control", control)
      try set("isOn", isOn)
    case .reload(.extension(let id, let kind, let asker)):
      try set("extension", id)
      try set("kind", kind)
      if asker != .person { try set("by", asker) }
    case .invalidateConfigurations(let id): try set("extension", id)
    case .push(.token(let token)): try set("token", token.hexadecimal)
    }
  }
}

extension CommandFields {
  fileprivate mutating func controlPlace() throws -> ControlPlace? {
    try optional(
      "place",
      "a place such as {\"surface\": \"controlCenter\", \"position\": 3, \"size\": \"medium\"}, "
        + "{\"surface\": \"lock\", \"slot\": \"left\"} or {\"surface\": \"actionButton\"}")
  }

  fileprivate mutating func controlReloadTarget() throws -> ControlCommand.ReloadTarget {
    let control = try optionalText("control")
    let id = try optionalText("extension")
    let kind = try optionalText("kind")
    let asker: DeviceCommand.ReloadAsker? = try choice("by")
    switch (control, id) {
    case (let control?, nil) where kind == nil && asker == nil: return .control(control)
    case (nil, let id?): return .extension(id, kind: kind, by: asker ?? .person)
    case (nil, nil): throw CommandError.missingField("control", command: command)
    default:
      throw bad("control", "a control where no \"extension\", \"kind\" or \"by\" is given")
    }
  }

  fileprivate mutating func pushTarget() throws -> ControlCommand.PushTarget {
    let control = try optionalText("control")
    let token = try optionalText("token")
    let expected =
      "{\"aps\": {\"content-changed\": true}}, which is all that pushes to controls say"
    let payload: ControlPushPayload? = try optional("payload", expected)
    guard payload == nil || payload == .contentChanged else { throw bad("payload", expected) }
    switch (control, token) {
    case (let control?, nil): return .control(control)
    case (nil, let token?):
      guard let bytes = Data(hexadecimal: token) else { throw bad("token", "hexadecimal digits") }
      return .token(bytes)
    case (nil, nil): throw CommandError.missingField("token", command: command)
    default: throw bad("token", "a control's push token, where there is no \"control\"")
    }
  }
}
