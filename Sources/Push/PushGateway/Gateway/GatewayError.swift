/// Why the gateway could not start or carry out a command.
public enum GatewayError: Error, Equatable {
  case portInUse(Int)
  case cannotListen(Int, reason: String)
  case folder(String, reason: String)
  case damaged(String, reason: String)
  case crypto(CryptoError)
  case keyExists(String)
  case unknownKey(String, known: [String])
  case badIdentifier(String, name: String)
  case refused(PushReason, String)
  case stopped
}

extension GatewayError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .portInUse(let port):
      "port \(port) is in use by another program; choose another push port with --push-port N, or "
        + "any free one with --push-port 0"
    case .cannotListen(let port, let reason):
      "the push gateway cannot listen on port \(port): \(reason)"
    case .folder(let path, let reason): "\(path): cannot be written: \(reason)"
    case .damaged(let path, let reason):
      "\(path): cannot be read: \(reason); repair or remove the file"
    case .crypto(let error): "\(error)"
    case .keyExists(let id):
      "key \(id) already exists; remove it first with `vitrine push key remove \(id)`"
    case .unknownKey(let id, let known):
      "unknown key \(id); available: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .badIdentifier(let text, let name):
      "invalid \(name) \"\(text)\": expected ten capital letters and digits"
    case .refused(let reason, let sentence): "\(reason.rawValue): \(sentence)"
    case .stopped: "the push gateway is not running"
    }
  }
}
