import Foundation

/// Why the device socket cannot be used.
public enum DeviceSocketError: Error, Equatable, Sendable {
  /// Nobody listens: no host runs with this state folder.
  case noHost(String)
  /// Another host listens already.
  case inUse(String)
  case pathTooLong(String, limit: Int)
  case failed(String, action: String, reason: String)
  /// The host closed the connection without an answer.
  case closed(String)
}

extension DeviceSocketError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noHost(let path):
      "no host is running (nobody listens at \(path)); start one with `vitrine serve EXT`, or say "
        + "with --state which one is meant"
    case .inUse(let path):
      "\(path): another host listens there; end that one, or give another --state"
    case .pathTooLong(let path, let limit):
      "\(path): a socket's path has at most \(limit) bytes; give a --state with a shorter path"
    case .failed(let path, let action, let reason): "\(path): cannot \(action): \(reason)"
    case .closed(let path): "\(path): the host ended before it answered; start it again"
    }
  }

  static func system(_ path: String, _ action: String) -> Self {
    .failed(path, action: action, reason: String(cString: strerror(errno)).lowercased())
  }
}
