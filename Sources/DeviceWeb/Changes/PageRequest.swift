import Foundation
import WidgetHost

/// What the page says over its WebSocket.
enum PageRequest: Equatable, Sendable {
  /// `{"type": "show", "placements": ["p1"], "controls": ["c1"], "scale": 2}`: these are on the
  /// screen now.
  case show([PlacementIdentifier], controls: [ControlIdentifier], scale: Double)
  /// `{"type": "command", "id": 7, "command": {…}}`; the command as its own JSON.
  case command(id: Int, Data)

  /// Widgets that one page shows at a time, and controls.
  static let shownLimit = 256
  /// Pixels a point.
  static let scales = 0.25...4.0

  /// Throws `WebProblem.malformed`.
  init(_ text: String) throws(WebProblem) {
    // Foundation's own reader: the command is carried on as it is.
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let type = object["type"] as? String
    else { throw .malformed("a message is a JSON object with a \"type\"") }
    switch type {
    case "show":
      let placements = try Self.names("placements", object["placements"])
      let controls = try Self.names("controls", object["controls"] ?? [String]())
      guard let scale = (object["scale"] ?? 2.0) as? Double, Self.scales.contains(scale) else {
        throw .malformed("\"scale\" takes pixels a point, 0.25 to 4")
      }
      self = .show(placements, controls: controls, scale: scale)
    case "command":
      guard let id = object["id"] as? Int else { throw .malformed("\"id\" takes a number") }
      guard let command = object["command"] as? [String: Any],
        let data = try? JSONSerialization.data(withJSONObject: command)
      else { throw .malformed("\"command\" takes a command, an object") }
      self = .command(id: id, data)
    default:
      throw .malformed("there is no message \"\(type.prefix(40))\"; there are show and command")
    }
  }

  /// Throws `WebProblem.malformed`.
  private static func names(_ field: String, _ value: Any?) throws(WebProblem) -> [String] {
    guard let names = value as? [String], names.count <= shownLimit else {
      throw .malformed("\"\(field)\" takes at most \(shownLimit) \(field)' names")
    }
    return names
  }
}
