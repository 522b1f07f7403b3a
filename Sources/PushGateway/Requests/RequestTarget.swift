import Foundation

/// What a request's path names.
enum RequestTarget: Equatable, Sendable {
  /// `/3/device/TOKEN`; the token as it was written.
  case device(token: String)
  /// `/4/broadcasts/apps/BUNDLE`.
  case broadcast(bundle: String)
  /// `/1/apps/BUNDLE/channels`.
  case channels(bundle: String)
  /// `/1/apps/BUNDLE/all-channels`.
  case allChannels(bundle: String)

  /// Throws `BadPath`, and `MethodNotAllowed` where the path is one.
  init(method: String, path: String) throws(Refusal) {
    // By bytes: characters would have to be looked for.
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .dropFirst().map { String(Substring($0)) }
    switch parts.count {
    case 2...3 where parts.prefix(2) == ["3", "device"]:
      self = .device(token: parts.count == 3 ? parts[2] : "")
    case 4 where parts.prefix(3) == ["4", "broadcasts", "apps"] && Self.isBundle(parts[3]):
      self = .broadcast(bundle: parts[3])
    case 4 where parts.prefix(2) == ["1", "apps"] && Self.isBundle(parts[2]):
      switch parts[3] {
      case "channels": self = .channels(bundle: parts[2])
      case "all-channels": self = .allChannels(bundle: parts[2])
      default: throw Self.unknown(path)
      }
    default: throw Self.unknown(path)
    }
    guard methods.contains(method) else {
      throw Refusal(
        .methodNotAllowed,
        "\(method.prefix(20)) is not for this path; it takes "
          + methods.joined(separator: ", ") + ".")
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
      "APNs has no path \"\(path.prefix(120))\"; a push goes to /3/device/ and the token in "
        + "hexadecimal, a broadcast to /4/broadcasts/apps/ and the bundle identifier.")
  }

  /// Letters, digits, dashes and dots, at most 155.
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
