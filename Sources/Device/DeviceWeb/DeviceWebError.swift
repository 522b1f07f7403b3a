import Foundation

/// A reason why the device page cannot be served.
package enum DeviceWebError: Error, Equatable, Sendable {
  case portInUse(Int)
  case cannotListen(port: Int, reason: String)
  case tokenUnwritable(path: String, reason: String)
}

extension DeviceWebError: CustomStringConvertible, LocalizedError {
  package var errorDescription: String? { description }

  package var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use by another program or device; "
        + "choose another with --port N, or any free one with --port 0"
    case .cannotListen(let port, let reason):
      "cannot listen on 127.0.0.1:\(port): \(reason)"
    case .tokenUnwritable(let path, let reason):
      "\(path): cannot store the access token: \(reason)"
    }
  }
}
