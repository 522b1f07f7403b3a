import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink

/// A JSON message from the server to a page, and which pending messages it replaces.
struct PageMessage: Sendable {
  var text: String
  /// A newer message with the same key replaces this one while it is pending.
  var key: String?
  /// The keys of pending messages that this one makes obsolete.
  var dropping: [String] = []
}

/// Something of which a page is only told that there is more. It then asks for it with the command
/// of this name, so that a slow page is sent no more than it reads.
package enum PageNotice: String, Sendable {
  /// Extensions or apps have printed something.
  case output
  /// The state of a watched project has changed.
  case builds
}

extension PageMessage {
  static func state(_ state: HostState) -> PageMessage {
    PageMessage(text: encode("state", "state", state))
  }

  /// Returns nil if changes were missed; the whole state has to be sent instead.
  static func change(_ change: HostChange) -> PageMessage? {
    switch change {
    case .placement(let state):
      PageMessage(text: encode("placement", "placement", state), key: "placement \(state.id)")
    case .removed(let id):
      PageMessage(
        text: encode("removed", "placement", id), dropping: ["placement \(id)", "picture \(id)"])
    case .stack(let stack):
      PageMessage(text: encode("stack", "stack", stack), key: "stack \(stack.id)")
    case .stackRemoved(let id):
      PageMessage(text: encode("stackRemoved", "stack", id), dropping: ["stack \(id)"])
    case .control(let state):
      PageMessage(text: encode("control", "control", state), key: "control \(state.id)")
    case .controlRemoved(let id):
      PageMessage(
        text: encode("controlRemoved", "control", id), dropping: ["control \(id)", "picture \(id)"])
    case .activity(let state):
      PageMessage(text: encode("activity", "activity", state), key: "activity \(state.id)")
    case .activityRemoved(let id):
      PageMessage(
        text: encode("activityRemoved", "activity", id),
        dropping: ["activity \(id)"]
          + ActivityPresentationName.allCases.map { pictureKey(PictureItem(id.rawValue, $0)) }
      )
    case .device(let settings):
      PageMessage(text: encode("device", "device", settings), key: "device")
    case .companions(let companions):
      PageMessage(text: encode("companions", "companions", companions), key: "companions")
    case .clock(let clock): PageMessage(text: encode("clock", "clock", clock), key: "clock")
    case .extensions(let extensions):
      PageMessage(text: encode("extensions", "extensions", extensions), key: "extensions")
    case .frontApp(let id):
      PageMessage(text: encode("frontApp", "extension", id), key: "frontApp")
    case .screen(let id):
      PageMessage(text: encode("screen", "extension", id), key: "screen")
    case .snippet(let state):
      PageMessage(text: encode("snippet", "snippet", state), key: "snippet")
    case .gallery: PageMessage(text: #"{"type":"gallery"}"#, key: "gallery")
    case .link(let link): PageMessage(text: encode("link", "link", link))
    case .notifications(let notifications):
      PageMessage(
        text: encode("notifications", "notifications", notifications), key: "notifications")
    case .ledger(let row):
      // At most 256 rows are pending. A slow page misses the oldest ones and can fetch them with
      // the command `ledger`.
      PageMessage(text: encode("ledger", "row", row), key: "ledger \(row.sequence % 256)")
    case .notices(let notices):
      PageMessage(text: encode("notices", "notices", notices), key: "notices")
    case .resync: nil
    }
  }

  static func picture(_ picture: WidgetPicture, of item: PictureItem) -> PageMessage {
    if let surface = item.surface, let contents = picture.contents {
      return PageMessage(
        text: encode(SurfaceMessage(picture, contents, of: surface)), key: pictureKey(item))
    }
    struct Message: Encodable {
      var type = "picture"
      var placement: String
      var presentation: ActivityPresentationName?
      var tag: String
      var width, height: Double
      var version: Int
      var elements: [PictureElement]
      var parts: [PicturePart]
      var symbol: Symbol?
    }
    struct Symbol: Encodable {
      var tag: String
      var x, y, width, height: Double
    }
    let symbol = picture.symbol.map {
      Symbol(
        tag: $0.tag, x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height)
    }
    let message = Message(
      placement: item.id, presentation: item.presentation, tag: picture.tag,
      width: picture.size.width,
      height: picture.size.height, version: picture.version, elements: picture.elements,
      parts: picture.parts, symbol: symbol)
    return PageMessage(text: encode(message), key: pictureKey(item))
  }

  private static func pictureKey(_ item: PictureItem) -> String {
    ["picture", item.id, item.presentation?.rawValue].compactMap(\.self).joined(separator: " ")
  }

  static func news(_ news: PageNotice) -> PageMessage {
    PageMessage(text: #"{"type":"\#(news.rawValue)"}"#, key: news.rawValue)
  }

  static func push(_ push: some Encodable, id: String) -> PageMessage {
    PageMessage(text: encode("push", "push", push), key: "push \(id)")
  }

  /// `answer` is the JSON object that the command returned.
  static func answer(id: Int, _ answer: Data) -> PageMessage {
    let fields = String(decoding: answer, as: UTF8.self).drop { $0 != "{" }.dropFirst()
    let comma = fields.first { !$0.isWhitespace } == "}" ? "" : ","
    return PageMessage(text: #"{"type":"answer","id":\#(id)\#(comma)"# + fields)
  }

  static func problem(_ problem: WebProblem) -> PageMessage {
    struct Message: Encodable {
      var type = "problem"
      var code, message: String
    }
    return PageMessage(text: encode(Message(code: problem.code, message: problem.message)))
  }

  private static func encode(_ type: String, _ name: String, _ value: some Encodable) -> String {
    #"{"type":"\#(type)","\#(name)":\#(encode(value))}"#
  }

  private static func encode(_ value: some Encodable) -> String {
    (try? DeviceJSON.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// A picture of a surface of a companion, and what it shows.
private struct SurfaceMessage: Encodable {
  var type = "surface"
  var on: DeviceRole
  var surface: SurfaceName
  /// nil for the first one.
  var page: Int?
  var tag: String
  var contents: SurfaceContents

  init(_ picture: WidgetPicture, _ contents: SurfaceContents, of surface: PictureItem.Surface) {
    on = surface.role
    self.surface = surface.name
    page = surface.page == 0 ? nil : surface.page
    tag = picture.tag
    self.contents = contents
  }
}
