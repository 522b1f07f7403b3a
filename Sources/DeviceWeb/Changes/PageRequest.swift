import DeviceEngine
import DeviceSurfaces
import Foundation

/// A message from a page over its WebSocket.
enum PageRequest: Equatable, Sendable {
  /// `{"type": "show", "placements": ["p1"], "controls": ["c1"],
  /// "activities": [{"activity": "a1", "presentation": "minimal"}], "scale": 2}`: what the page has
  /// on the screen now.
  case show(
    [PlacementIdentifier], controls: [ControlIdentifier], activities: [PictureItem], scale: Double)
  /// `{"type": "command", "id": 7, "command": {…}}`; the data is the JSON of the inner object.
  case command(id: Int, Data)

  /// The maximum number of items in each list of `show`.
  static let shownLimit = 256
  /// Pixels per point.
  static let scales = 0.25...4.0

  /// Throws `WebProblem.malformed`.
  init(_ text: String) throws(WebProblem) {
    // `JSONSerialization` preserves fields that are unknown here: the command is forwarded whole.
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let type = object["type"] as? String
    else { throw .malformed("expected a JSON object with a \"type\"") }
    switch type {
    case "show":
      let placements = try Self.names("placements", object["placements"])
      let controls = try Self.names("controls", object["controls"] ?? [String]())
      guard let scale = (object["scale"] ?? 2.0) as? Double, Self.scales.contains(scale) else {
        throw .malformed("invalid \"scale\": expected 0.25 to 4 pixels per point")
      }
      let activities = try Self.activities(object["activities"] ?? [[String: Any]]())
      self = .show(placements, controls: controls, activities: activities, scale: scale)
    case "command":
      guard let id = object["id"] as? Int else {
        throw .malformed("invalid \"id\": expected an integer")
      }
      guard let command = object["command"] as? [String: Any],
        let data = try? JSONSerialization.data(withJSONObject: command)
      else { throw .malformed("invalid \"command\": expected a JSON object") }
      self = .command(id: id, data)
    default:
      throw .malformed(
        "unknown message type \"\(type.prefix(40))\"; available: show, command")
    }
  }

  /// Throws `WebProblem.malformed`.
  private static func names(_ field: String, _ value: Any?) throws(WebProblem) -> [String] {
    guard let names = value as? [String], names.count <= shownLimit else {
      throw .malformed("invalid \"\(field)\": expected a list of up to \(shownLimit) ids")
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
        "invalid \"activities\": expected up to \(shownLimit) objects with an \"activity\" and a "
          + "\"presentation\" (\(spots))")
    }
    return items.compactMap(\.self)
  }
}
