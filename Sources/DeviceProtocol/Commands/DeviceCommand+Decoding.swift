import DeviceEngine
import Foundation
import HostLink

extension DeviceCommand {
  /// A request's bytes. Throws `CommandError`.
  public init(json: Data) throws(CommandError) {
    do {
      self = try DeviceJSON.decode(DeviceCommand.self, from: json)
    } catch let error as CommandError {
      throw error
    } catch {
      throw .malformed(reason: "it cannot be read")
    }
  }

  /// All commands' names.
  public static var names: [String] {
    [
      Array(readers.keys), Array(ControlCommand.readers.keys),
      Array(LiveActivityCommand.readers.keys), Array(PushCommand.readers.keys),
    ].flatMap { $0 }.sorted()
  }
}

extension DeviceCommand: Decodable {
  /// Throws `CommandError`.
  public init(from decoder: any Decoder) throws {
    var fields = try CommandFields(decoder)
    if let read = Self.readers[fields.command] {
      self = try read(&fields)
    } else if let read = ControlCommand.readers[fields.command] {
      self = .control(try read(&fields))
    } else if let read = LiveActivityCommand.readers[fields.command] {
      self = .activity(try read(&fields))
    } else if let read = PushCommand.readers[fields.command] {
      self = .push(try read(&fields))
    } else {
      throw CommandError.unknownCommand(fields.command)
    }
    try fields.finish()
  }

  private typealias Reader = @Sendable (inout CommandFields) throws -> DeviceCommand

  private static let readers: [String: Reader] = [
    "state": { _ in .state },
    "devices": { _ in .devices },
    "gallery": { _ in .gallery },
    "options": { fields in
      .options(
        extension: try fields.text("extension"),
        OptionsRequest(
          kind: try fields.text("kind"), parameter: try fields.text("parameter"),
          configuration: try fields.configuration() ?? [:],
          search: try fields.optionalText("search")))
    },
    "place": { fields in
      .place(
        extension: try fields.text("extension"), kind: try fields.text("kind"),
        family: try fields.requiredChoice("family"), place: try fields.place(),
        configuration: try fields.configuration() ?? [:])
    },
    "move": { fields in
      let placement = try fields.text("placement")
      guard let place = try fields.place() else {
        throw CommandError.missingField("place", command: fields.command)
      }
      return .move(placement, to: place)
    },
    "stack": { .stack(try $0.text("placement"), onto: try $0.text("onto")) },
    "turn": { .turn(try $0.text("stack"), to: try $0.text("to")) },
    "stackSettings": {
      .stackSettings(
        try $0.text("stack"), smartRotate: try $0.required("smartRotate", "true or false"))
    },
    "remove": { .remove(try $0.text("placement")) },
    "configure": { fields in
      let placement = try fields.text("placement")
      guard let values = try fields.configuration() else {
        throw CommandError.missingField("configuration", command: fields.command)
      }
      return .configure(placement, values)
    },
    "tap": { .tap(try $0.text("placement"), try $0.tapTarget(), version: try $0.version()) },
    "elements": { .elements(try $0.text("placement")) },
    "reload": { .reload(try $0.reloadTarget()) },
    "view": { fields in
      let expected = "at most \(limits.upperBound) placements"
      let placements: [String] = try fields.required("placements", expected)
      guard placements.count <= limits.upperBound else { throw fields.bad("placements", expected) }
      return .view(placements)
    },
    "explain": {
      .explain(try $0.text("placement"), limit: try $0.integer("limit", in: limits) ?? 20)
    },
    "ledger": {
      .ledger(
        after: try $0.integer("after", in: 0...Int.max),
        limit: try $0.integer("limit", in: limits) ?? 100)
    },
    "clock": { fields in
      .clock(
        ClockChange(
          date: try fields.optional("date", "a date such as 2026-11-21T18:20:00.000Z"),
          by: try fields.number("by", in: -1e10...1e10),
          rate: try fields.number("rate", in: 0...3600)))
    },
    "device": { .device(try $0.deviceChange()) },
    "install": { fields in
      .install(
        try fields.text("bundle"),
        openCommand: try fields.optional("openCommand", "a list of texts") ?? [])
    },
    "uninstall": { .uninstall(try $0.text("extension")) },
    "openApp": {
      .openApp(try $0.text("extension"), try $0.optional("url", "a URL such as match://today"))
    },
    "screenshot": { fields in
      .screenshot(
        try fields.choice("surface") ?? .home, page: try fields.integer("page", in: 0...999) ?? 0,
        scale: try fields.number("scale", in: 0.25...4))
    },
    "log": { fields in
      .log(
        follow: try fields.optional("follow", "true or false") ?? false,
        limit: try fields.integer("limit", in: limits) ?? 20)
    },
  ]
}

extension CommandFields {
  mutating func configuration() throws -> [String: ConfigurationValue]? {
    try optional(
      "configuration", "an object of values such as {\"hero\": {\"string\": \"panda\"}}")
  }

  fileprivate mutating func place() throws -> Place? {
    try optional(
      "place",
      "a place such as {\"surface\": \"home\", \"page\": 0, \"column\": 0, \"row\": 2}")
  }

  fileprivate mutating func version() throws -> Int? {
    try optional("version", "a placement's version")
  }

  mutating func tapTarget() throws -> TapTarget {
    let x = try number("x", in: -1e5...1e5)
    let y = try number("y", in: -1e5...1e5)
    let element = try integer("element", in: 0...100_000)
    switch (x, y, element) {
    case (let x?, let y?, nil): return .point(CGPoint(x: x, y: y))
    case (nil, nil, let element?): return .element(element)
    case (nil, nil, nil): throw CommandError.missingField("x", command: command)
    default: throw bad("element", "a number where there are no \"x\" and \"y\", which go together")
    }
  }

  fileprivate mutating func reloadTarget() throws -> DeviceCommand.ReloadTarget {
    let placement = try optionalText("placement")
    let id = try optionalText("extension")
    let kind = try optionalText("kind")
    let asker: DeviceCommand.ReloadAsker? = try choice("by")
    switch (placement, id) {
    case (let placement?, nil) where kind == nil && asker == nil: return .placement(placement)
    case (nil, let id?): return .extension(id, kind: kind, by: asker ?? .person)
    case (nil, nil): throw CommandError.missingField("placement", command: command)
    default:
      throw bad("placement", "a placement where no \"extension\", \"kind\" or \"by\" is given")
    }
  }

  fileprivate mutating func deviceChange() throws -> DeviceChange {
    let truth = "true or false"
    var change = DeviceChange()
    change.device = try optionalText("device")
    change.locale = try optionalText("locale")
    change.timeZone = try optionalText("timeZone")
    change.typeSize = try choice("typeSize")
    change.colorScheme = try choice("colorScheme")
    change.look = try choice("look")
    change.tint = try optionalText("tint")
    change.contrast = try choice("contrast")
    change.hasBoldText = try optional("hasBoldText", truth)
    change.reducesMotion = try optional("reducesMotion", truth)
    change.isLocked = try optional("isLocked", truth)
    change.redactsWhenLocked = try optional("redactsWhenLocked", truth)
    change.isLuminanceReduced = try optional("isLuminanceReduced", truth)
    change.isNight = try optional("isNight", truth)
    return change
  }
}
