import Foundation
import HostLink
import WidgetHost

extension DeviceCommand {
  public var name: String {
    switch self {
    case .state: "state"
    case .devices: "devices"
    case .gallery: "gallery"
    case .options: "options"
    case .place: "place"
    case .move: "move"
    case .stack: "stack"
    case .turn: "turn"
    case .stackSettings: "stackSettings"
    case .remove: "remove"
    case .configure: "configure"
    case .tap: "tap"
    case .elements: "elements"
    case .reload: "reload"
    case .view: "view"
    case .explain: "explain"
    case .ledger: "ledger"
    case .control(let command): command.name
    case .activity(let command): command.name
    case .push(let command): command.name
    case .clock: "clock"
    case .device: "device"
    case .install: "install"
    case .uninstall: "uninstall"
    case .openApp: "openApp"
    case .screenshot: "screenshot"
    case .log: "log"
    }
  }
}

extension DeviceCommand: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: FieldKey.self)
    func set(_ field: String, _ value: (some Encodable)?) throws {
      try fields.encodeIfPresent(value, forKey: FieldKey(field))
    }
    try set("command", name)
    switch self {
    case .state, .devices, .gallery: break
    case .options(let id, let request):
      try set("extension", id)
      try set("kind", request.kind)
      try set("parameter", request.parameter)
      try set("configuration", request.configuration)
      try set("search", request.search)
    case .place(let id, let kind, let family, let place, let configuration):
      try set("extension", id)
      try set("kind", kind)
      try set("family", family)
      try set("place", place)
      try set("configuration", configuration)
    case .move(let placement, let place):
      try set("placement", placement)
      try set("place", place)
    case .stack(let placement, let target):
      try set("placement", placement)
      try set("onto", target)
    case .turn(let stack, let member):
      try set("stack", stack)
      try set("to", member)
    case .stackSettings(let stack, let smartRotate):
      try set("stack", stack)
      try set("smartRotate", smartRotate)
    case .remove(let placement), .elements(let placement): try set("placement", placement)
    case .configure(let placement, let values):
      try set("placement", placement)
      try set("configuration", values)
    case .tap(let placement, let target, let version):
      try set("placement", placement)
      switch target {
      case .point(let point):
        try set("x", Double(point.x))
        try set("y", Double(point.y))
      case .element(let index): try set("element", index)
      }
      try set("version", version)
    case .reload(.placement(let placement)): try set("placement", placement)
    case .reload(.extension(let id, let kind, let asker)):
      try set("extension", id)
      try set("kind", kind)
      try set("by", asker == .person ? nil : asker)
    case .view(let placements): try set("placements", placements)
    case .explain(let placement, let limit):
      try set("placement", placement)
      try set("limit", limit)
    case .ledger(let after, let limit):
      try set("after", after)
      try set("limit", limit)
    case .control(let command):
      try command.encode { field, value in if let value { try set(field, value) } }
    case .activity(let command):
      try command.encode { field, value in if let value { try set(field, value) } }
    case .push(let command):
      try command.encode { field, value in if let value { try set(field, value) } }
    case .clock(let change):
      try set("date", change.date)
      try set("by", change.by)
      try set("rate", change.rate)
    case .device(let change): try change.encode(to: encoder)
    case .install(let bundle, let openCommand):
      try set("bundle", bundle)
      try set("openCommand", openCommand)
    case .uninstall(let id): try set("extension", id)
    case .openApp(let id, let url):
      try set("extension", id)
      try set("url", url)
    case .screenshot(let surface, let page, let scale):
      try set("surface", surface)
      try set("page", page)
      try set("scale", scale)
    case .log(let follow, let limit):
      try set("follow", follow)
      try set("limit", limit)
    }
  }
}
