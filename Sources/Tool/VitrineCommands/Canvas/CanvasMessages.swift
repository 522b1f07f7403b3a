import CommandContext
import DeviceSurfaces
import Foundation
import HostLink
import PreviewTesting

// The messages between the canvas's page and the server (docs/device-page.md, "Previews").

/// All projects and their previews.
struct CanvasList: Encodable {
  struct Project: Encodable {
    var name: String
    var path: String
    /// What is going on; nil if nothing is.
    var activity: String?
    /// Why the newest sources are not shown.
    var failure: String?
    var previews: [Preview]
  }

  struct Preview: Encodable {
    /// The position in the sources: index of the preview, and index of its view.
    var preview: Int
    var item: Int
    var name: String?
    /// File and line.
    var place: String
    /// What it shows, in a few words; nil if the preview could not be described.
    var content: String?
    var failure: String?
    /// The JSON of an activity's attributes and content states.
    var attributes: String?
    var states: [String]?
    /// Those of the preview's intent.
    var parameters: [Parameter]?
  }

  struct Parameter: Encodable {
    var name: String
    var title: String
    /// As for `--set`.
    var value: String
    /// The values to choose from; empty if it is typed.
    var options: [String]
  }

  /// Changes with the list.
  var revision: Int
  var projects: [Project]
}

extension CanvasList.Preview {
  init(_ result: PreviewResult) {
    preview = result.preview
    item = result.item
    name = result.description?.name
    place = result.place
    content = result.description == nil ? nil : result.content
    failure = result.failure
    if case .activity(let activity) = result.description?.content {
      attributes = Self.text(activity.attributes)
      states = activity.states.map(Self.text)
    }
    parameters = result.description?.configuration.map { configuration in
      configuration.parameters.map { parameter in
        CanvasList.Parameter(
          name: parameter.name, title: parameter.title,
          value: configuration.values[parameter.name]?.text ?? "",
          options: parameter.type == .bool
            ? ["true", "false"] : parameter.options.map(\.value.text))
      }
    }
  }

  private static func text(_ json: Data) -> String {
    guard let object = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed),
      let pretty = try? JSONSerialization.data(
        withJSONObject: object,
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    else { return String(decoding: json, as: UTF8.self) }
    return String(decoding: pretty, as: UTF8.self)
  }
}

/// A request to build the newest sources of a project.
struct CanvasReload: Decodable {
  /// Index into the list.
  var reload: Int
}

/// A request for the frames of a preview.
struct CanvasRequest: Decodable {
  /// Index into the list.
  var project: Int
  var preview: Int
  var item: Int
  /// As for `--variants`.
  var variants: String?
  /// Replace those of an activity. JSON.
  var attributes: String?
  var states: [String]?
  /// Replace those of the preview's intent, by name; values as for `--set`.
  var parameters: [String: String]?
}

/// The frames of a preview in each variant.
struct CanvasFrames: Encodable {
  struct Frame: Encodable {
    /// For the addresses of its picture and its layout.
    var id: String
    var panel: String
    var variant: String
    /// The index of the entry or content state.
    var state: Int
    /// The date of the entry.
    var date: Date
    /// In points.
    var width: Double
    var height: Double
    var cornerRadius: Double
  }

  var frames: [Frame] = []
  var failure: String?
}

/// The layout tree and the accessibility elements of a frame. Lengths are in points.
struct CanvasInspection: Encodable {
  struct Row: Encodable {
    var depth: Int
    var text: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  var rows: [Row]
  var elements: [PictureElement]
  var notices: [String]
}
