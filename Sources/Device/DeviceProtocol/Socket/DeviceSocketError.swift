import Foundation
import HostLink

/// Why the device socket cannot be used.
package enum DeviceSocketError: Error, Equatable, Sendable {
  /// No host is running with this state folder.
  case noHost(String)
  /// Another host is already listening.
  case inUse(String)
  /// The path exceeds the system's limit for sockets, in bytes.
  case pathTooLong(String, limit: Int)
  /// A call of the system failed. `action` and `reason` complete the sentence.
  case failed(String, action: String, reason: String)
  /// The host closed the connection without an answer.
  case closed(String)
}

extension DeviceSocketError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noHost(let path):
      "no host is running at \(path); start one with `vitrine serve EXT`, or choose another one "
        + "with --state"
    case .inUse(let path):
      "\(path): another host is already listening; stop it or choose another --state"
    case .pathTooLong(let path, let limit):
      "\(path): a socket path may have at most \(limit) bytes; choose a --state with a shorter path"
    case .failed(let path, let action, let reason): "\(path): cannot \(action): \(reason)"
    case .closed(let path): "\(path): the host ended without an answer; start it again"
    }
  }

  init(_ failure: ConnectionFailure) {
    self =
      switch failure {
      case .noListener(let path): .noHost(path)
      case .pathTooLong(let path, let limit): .pathTooLong(path, limit: limit)
      case .failed(let path, let action, let reason): .failed(path, action: action, reason: reason)
      }
  }

  static func system(_ path: String, _ action: String) -> Self {
    .failed(path, action: action, reason: String(cString: strerror(errno)).lowercased())
  }
}
