import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink

/// A message from a page over its WebSocket. It is decoded in one pass.
enum PageRequest: Sendable {
  /// `{"type": "show", "placements": ["p1"], "controls": ["c1"],
  /// "activities": [{"activity": "a1", "presentation": "minimal"}], "app": true, "snippet": true,
  /// "scale": 2, "surfaces": [{"on": "watch", "surface": "face", "scale": 2}]}`: what the page has
  /// on the screen now.
  case show(Screen)
  /// `{"type": "command", "id": 7, "command": {…}}`.
  case command(id: Int, CommandRequest)
  /// As `command`, but the inner object is not a valid command.
  case invalidCommand(id: Int, CommandError)

  /// What a page shows.
  struct Screen: Sendable {
    var placements: [PlacementID]
    var controls: [ControlID]
    /// Presentations of activities.
    var activities: [PictureItem]
    /// Whether it shows the window of the app in front.
    var app: Bool
    /// Whether it shows the card of a shortcut.
    var snippet: Bool
    /// Of everything but surfaces, in pixels per point.
    var scale: Double
    /// Surfaces of companions.
    var surfaces: [PictureKey]

    var keys: Set<PictureKey> {
      let items =
        placements.map { PictureItem($0.rawValue) } + controls.map { PictureItem($0.rawValue) }
        + activities + (app ? [.app] : []) + (snippet ? [.snippet] : [])
      return Set(items.map { PictureKey(item: $0, scale: scale) } + surfaces)
    }
  }

  /// The maximum number of items in each list of `show`.
  static let shownLimit = 256
  /// Pixels per point.
  static let scales = 0.25...4.0

  /// Throws `WebProblem.malformed`.
  init(_ text: String) throws(WebProblem) {
    do {
      self = try DeviceJSON.decode(PageRequest.self, from: Data(text.utf8))
    } catch let problem as WebProblem {
      throw problem
    } catch {
      throw .malformed("expected a JSON object with a \"type\"")
    }
  }
}

extension PageRequest: Decodable {
  private enum Key: String, CodingKey {
    case type, placements, controls, activities, app, snippet, scale, surfaces, id, command
  }

  private typealias Fields = KeyedDecodingContainer<Key>

  /// Throws `WebProblem.malformed`.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    switch try fields.decode(String.self, forKey: .type) {
    case "show":
      guard let scale = try? fields.decodeIfPresent(Double.self, forKey: .scale) ?? 2,
        Self.scales.contains(scale)
      else { throw WebProblem.malformed("invalid \"scale\": expected 0.25 to 4 pixels per point") }
      self = .show(
        Screen(
          placements: try Self.names(.placements, fields, isRequired: true),
          controls: try Self.names(.controls, fields), activities: try Self.activities(fields),
          app: try Self.flag(.app, fields), snippet: try Self.flag(.snippet, fields), scale: scale,
          surfaces: try Self.surfaces(fields)))
    case "command":
      guard let id = try? fields.decode(Int.self, forKey: .id) else {
        throw WebProblem.malformed("invalid \"id\": expected an integer")
      }
      guard (try? fields.nestedContainer(keyedBy: Key.self, forKey: .command)) != nil else {
        throw WebProblem.malformed("invalid \"command\": expected a JSON object")
      }
      do {
        self = .command(id: id, try fields.decode(CommandRequest.self, forKey: .command))
      } catch let error as CommandError {
        self = .invalidCommand(id: id, error)
      }
    case let type:
      throw WebProblem.malformed(
        "unknown message type \"\(type.prefix(40))\"; available: show, command")
    }
  }

  /// Throws `WebProblem.malformed`.
  private static func flag(_ key: Key, _ fields: Fields) throws(WebProblem) -> Bool {
    guard let flag = try? fields.decodeIfPresent(Bool.self, forKey: key) ?? false else {
      throw .malformed("invalid \"\(key.rawValue)\": expected true or false")
    }
    return flag
  }

  /// Throws `WebProblem.malformed`.
  private static func names<ID: StringIdentifier>(
    _ key: Key, _ fields: Fields, isRequired: Bool = false
  ) throws(WebProblem) -> [ID] {
    if !isRequired, !fields.contains(key) { return [] }
    guard let names = try? fields.decode([ID].self, forKey: key), names.count <= shownLimit
    else {
      throw .malformed("invalid \"\(key.rawValue)\": expected a list of up to \(shownLimit) ids")
    }
    return names
  }

  private struct Activity: Decodable {
    var activity: String
    var presentation: ActivityPresentationName
  }

  /// Throws `WebProblem.malformed`.
  private static func activities(_ fields: Fields) throws(WebProblem) -> [PictureItem] {
    guard fields.contains(.activities) else { return [] }
    guard let items = try? fields.decode([Activity].self, forKey: .activities),
      items.count <= shownLimit
    else {
      let names = ActivityPresentationName.allCases.map(\.rawValue).joined(separator: ", ")
      throw .malformed(
        "invalid \"activities\": expected up to \(shownLimit) objects with an \"activity\" and a "
          + "\"presentation\" (\(names))")
    }
    return items.map { PictureItem($0.activity, $0.presentation) }
  }

  private struct Surface: Decodable {
    var on: DeviceRole
    var surface: SurfaceName
    var page: Int?
    var scale: Double
  }

  /// Throws `WebProblem.malformed`.
  private static func surfaces(_ fields: Fields) throws(WebProblem) -> [PictureKey] {
    guard fields.contains(.surfaces) else { return [] }
    guard let surfaces = try? fields.decode([Surface].self, forKey: .surfaces),
      surfaces.count <= shownLimit,
      surfaces.allSatisfy({ scales.contains($0.scale) && (0...999).contains($0.page ?? 0) })
    else {
      throw .malformed(
        "invalid \"surfaces\": expected up to \(shownLimit) objects with \"on\", \"surface\", a "
          + "\"scale\" of 0.25 to 4 pixels per point and possibly a \"page\" from 0 to 999")
    }
    return surfaces.map {
      let surface = PictureItem.Surface(role: $0.on, name: $0.surface, page: $0.page ?? 0)
      return PictureKey(item: PictureItem(surface), scale: $0.scale)
    }
  }
}
