import Foundation

/// Wrappers of the calls for Unix stream sockets. After a failure, `errno` holds the reason.
package enum UnixSocket {
  /// The maximum length of a socket's path, in bytes.
  package static let pathLimit = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// Creates a socket that child processes do not inherit. Returns a negative number if it fails.
  package static func make() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  /// Calls `body` with the address of a path. Returns nil if the path is too long.
  package static func withAddress<Result>(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count <= pathLimit else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Limits the seconds that one call waits for the other side. `option` is `SO_SNDTIMEO` or
  /// `SO_RCVTIMEO`.
  package static func setTimeLimit(_ option: Int32, seconds: Int, of descriptor: Int32) {
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
  }
}

/// Why no connection to a socket could be established.
package enum ConnectionFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// No process listens at the path.
  case noListener(String)
  /// The path exceeds the system's limit for sockets, in bytes.
  case pathTooLong(String, limit: Int)
  /// A call of the system failed. `action` and `reason` complete the sentence.
  case failed(String, action: String, reason: String)

  package var description: String {
    switch self {
    case .noListener(let path): "no host is running at \(path)"
    case .pathTooLong(let path, let limit):
      "\(path): a socket path may have at most \(limit) bytes"
    case .failed(let path, let action, let reason): "\(path): cannot \(action): \(reason)"
    }
  }

  /// The failure of the last system call.
  static func system(_ path: String, _ action: String) -> Self {
    .failed(path, action: action, reason: String(cString: strerror(errno)).lowercased())
  }
}
