import Foundation

/// Why the device's page is not served.
public enum DeviceWebError: Error, Equatable, Sendable {
  case portInUse(Int)
  case cannotListen(port: Int, reason: String)
  case tokenUnwritable(path: String, reason: String)
}

extension DeviceWebError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use by another program or another device; "
        + "choose one with --port N, or let the system choose with --port 0"
    case .cannotListen(let port, let reason):
      "the page cannot listen on 127.0.0.1:\(port): \(reason)"
    case .tokenUnwritable(let path, let reason):
      "\(path): the page's token cannot be kept there: \(reason)"
    }
  }
}
