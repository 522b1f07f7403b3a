import Foundation

/// The resource that a request addresses.
enum RequestTarget: Equatable, Sendable {
  /// `/3/device/TOKEN`. The token is unvalidated text.
  case device(token: Substring)
  /// `/4/broadcasts/apps/BUNDLE`.
  case broadcast(bundle: String)
  /// `/1/apps/BUNDLE/channels`.
  case channels(bundle: String)
  /// `/1/apps/BUNDLE/all-channels`.
  case allChannels(bundle: String)

  /// Throws `BadPath` or `MethodNotAllowed`.
  init(method: String, path: String) throws(Refusal) {
    if let token = Self.token(in: path) {
      self = .device(token: token)
    } else {
      self = try Self.other(path)
    }
    guard methods.contains(method) else {
      throw Refusal(
        .methodNotAllowed,
        "The method \(method.prefix(20)) is not allowed for this path; expected "
          + methods.joined(separator: " or ") + ".")
    }
  }

  /// The token in a device path, which most paths are. Works on bytes, because finding character
  /// boundaries is slower.
  private static func token(in path: String) -> Substring? {
    let start: StaticString = "/3/device/"
    let length = start.utf8CodeUnitCount
    if path == "/3/device" { return "" }
    var path = path
    let isDevice = path.withUTF8 { bytes in
      guard let text = bytes.baseAddress, bytes.count >= length else { return false }
      return memcmp(text, start.utf8Start, length) == 0
        && memchr(text + length, Int32(UInt8(ascii: "/")), bytes.count - length) == nil
    }
    return isDevice ? path[path.utf8.index(path.startIndex, offsetBy: length)...] : nil
  }

  private static func other(_ path: String) throws(Refusal) -> RequestTarget {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst().map { String(Substring($0)) }
    switch parts.count {
    case 4 where parts.prefix(3) == ["4", "broadcasts", "apps"] && isBundle(parts[3]):
      return .broadcast(bundle: parts[3])
    case 4 where parts.prefix(2) == ["1", "apps"] && isBundle(parts[2]):
      switch parts[3] {
      case "channels": return .channels(bundle: parts[2])
      case "all-channels": return .allChannels(bundle: parts[2])
      default: throw unknown(path)
      }
    default: throw unknown(path)
    }
  }

  private var methods: [String] {
    switch self {
    case .device, .broadcast: ["POST"]
    case .channels: ["POST", "GET", "DELETE"]
    case .allChannels: ["GET"]
    }
  }

  private static func unknown(_ path: String) -> Refusal {
    Refusal(
      .badPath,
      "Unknown path \"\(path.prefix(120))\"; send pushes to /3/device/TOKEN and broadcasts to "
        + "/4/broadcasts/apps/BUNDLE.")
  }

  /// Whether the text has 1 to 155 letters, digits, dots, dashes and underscores.
  static func isBundle(_ text: String) -> Bool {
    (1...155).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
