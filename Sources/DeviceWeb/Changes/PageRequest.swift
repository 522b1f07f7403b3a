import DeviceEngine
import DeviceSurfaces
import Foundation

/// What the page says over its WebSocket.
enum PageRequest: Equatable, Sendable {
  /// `{"type": "show", "placements": ["p1"], "controls": ["c1"],
  /// "activities": [{"activity": "a1", "presentation": "minimal"}], "scale": 2}`: these are on the
  /// screen now.
  case show(
    [PlacementIdentifier], controls: [ControlIdentifier], activities: [PictureItem], scale: Double)
  /// `{"type": "command", "id": 7, "command": {…}}`; the command as its own JSON.
  case command(id: Int, Data)

  /// Widgets that one page shows at a time, controls, and presentations of activities.
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
      let activities = try Self.activities(object["activities"] ?? [[String: Any]]())
      self = .show(placements, controls: controls, activities: activities, scale: scale)
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

  /// Throws `WebProblem.malformed`.
  private static func activities(_ value: Any) throws(WebProblem) -> [PictureItem] {
    let items = (value as? [[String: Any]])?.map { fields -> PictureItem? in
      guard let id = fields["activity"] as? String,
        let spot = (fields["presentation"] as? String).flatMap(ActivitySpot.init)
      else { return nil }
      return PictureItem(id, spot)
    }
    guard let items, items.count <= shownLimit, !items.contains(nil) else {
      let spots = ActivitySpot.allCases.map(\.rawValue).joined(separator: ", ")
      throw .malformed(
        "\"activities\" takes at most \(shownLimit) objects with an \"activity\" and a "
          + "\"presentation\", one of \(spots)")
    }
    return items.compactMap(\.self)
  }
}
