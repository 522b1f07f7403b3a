import DeviceEngine
import Foundation

/// The server's routes, by path.
enum Route: Equatable, Sendable {
  /// `/`: the page; with `?token=…`, signs in and redirects to the page.
  case page
  /// `/page/…`: a file of the page.
  case file(String)
  /// `/api`: a command.
  case commands
  /// `/api/state`
  case state
  /// `/api/changes`: the WebSocket.
  case changes
  /// `/picture/ID/TAG.png`; the id names a placement, a control or an activity.
  case picture(item: String, tag: String)
  /// `/wallpaper/NAME.jpg`: a picture that the user has chosen.
  case wallpaper(String)
  /// `/symbol/NAME.svg`: an SF Symbol.
  case symbol(String)
  /// `/preview/EXTENSION/KIND/FAMILY.png`
  case preview(extension: ExtensionID, kind: String, family: String)
  /// `/previews`: the canvas; with `?token=…`, signs in and redirects to it.
  case canvas
  /// `/api/previews`: lists and draws previews.
  case previews
  /// `/api/previews/FRAME`: the layout and the elements of a frame.
  case inspection(frame: String)
  /// `/previews/FRAME.png`
  case frame(String)
  /// `/mcp`: the server for coding agents.
  case agents
  /// `/api/driver/NAME`: test drivers.
  case driver(DriverRoute)
  /// `/control-preview/EXTENSION/KIND/SIZE.png`
  case controlPreview(extension: ExtensionID, kind: String, size: String)

  /// Throws `.unknownPath`.
  init(path: String) throws(WebProblem) {
    // Split before decoding, so that an encoded slash does not separate components.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).removingPercentEncoding
    }
    guard path.hasPrefix("/"), path.utf8.count <= 2048, !parts.contains(nil) else {
      throw .unknownPath(path)
    }
    let names = parts.compactMap(\.self)
    switch (names.first, names.count) {
    case ("", 1): self = .page
    case ("page", 2...): self = .file(names.dropFirst().joined(separator: "/"))
    case ("api", 1): self = .commands
    case ("api", 2) where names[1] == "state": self = .state
    case ("api", 2) where names[1] == "changes": self = .changes
    case ("picture", 3) where names[2].hasSuffix(".png"):
      self = .picture(item: names[1], tag: String(names[2].dropLast(4)))
    case ("wallpaper", 2) where names[1].hasSuffix(".jpg"):
      self = .wallpaper(String(names[1].dropLast(4)))
    case ("symbol", 2) where names[1].hasSuffix(".svg"):
      self = .symbol(String(names[1].dropLast(4)))
    case ("preview", 4) where names[3].hasSuffix(".png"):
      self = .preview(
        extension: ExtensionID(names[1]), kind: names[2], family: String(names[3].dropLast(4)))
    case ("control-preview", 4) where names[3].hasSuffix(".png"):
      self = .controlPreview(
        extension: ExtensionID(names[1]), kind: names[2], size: String(names[3].dropLast(4)))
    case ("mcp", 1): self = .agents
    case ("previews", 1): self = .canvas
    case ("previews", 2) where names[1].hasSuffix(".png"):
      self = .frame(String(names[1].dropLast(4)))
    case ("api", 2) where names[1] == "previews": self = .previews
    case ("api", 3) where names[1] == "driver":
      guard let route = DriverRoute(rawValue: names[2]) else { throw .unknownPath(path) }
      self = .driver(route)
    case ("api", 3) where names[1] == "previews": self = .inspection(frame: names[2])
    default: throw .unknownPath(path)
    }
  }

  var methods: [String] {
    switch self {
    case .commands: ["POST"]
    case .agents: ["POST", "DELETE"]
    case .previews: ["GET", "POST"]
    case .changes: ["GET"]
    case .driver(let route) where route.isAction: ["POST"]
    default: ["GET", "HEAD"]
    }
  }

  /// The largest body, in bytes.
  var bodyLimit: Int {
    switch self {
    case .driver: PageDriver.bodyLimit
    default: AccessRules.bodyLimit
    }
  }

  var needsToken: Bool {
    switch self {
    case .page, .canvas, .file: false
    default: true
    }
  }
}
