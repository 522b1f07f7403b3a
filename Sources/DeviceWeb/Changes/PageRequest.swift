import Foundation
import WidgetHost

/// What the page says over its WebSocket.
enum PageRequest: Equatable, Sendable {
  /// `{"type": "show", "placements": ["p1"], "scale": 2}`: these are on the screen now.
  case show([PlacementIdentifier], scale: Double)
  /// `{"type": "command", "id": 7, "command": {…}}`; the command as its own JSON.
  case command(id: Int, Data)

  /// Widgets that one page shows at a time.
  static let placementLimit = 256
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
      guard let placements = object["placements"] as? [String],
        placements.count <= Self.placementLimit
      else {
        throw .malformed("\"placements\" takes at most \(Self.placementLimit) placements' names")
      }
      guard let scale = (object["scale"] ?? 2.0) as? Double, Self.scales.contains(scale) else {
        throw .malformed("\"scale\" takes pixels a point, 0.25 to 4")
      }
      self = .show(placements, scale: scale)
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
}
