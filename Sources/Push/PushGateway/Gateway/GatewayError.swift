/// Why the gateway could not start or carry out a command.
public enum GatewayError: Error, Equatable {
  /// Another program listens on the port.
  case portInUse(Int)
  /// The system denied the port, for example because it needs privileges.
  case cannotListen(Int, reason: String)
  /// A file or folder of the state cannot be written. The first value is its path.
  case folder(String, reason: String)
  /// A file of the state cannot be read. The first value is its path.
  case damaged(String, reason: String)
  /// A key or a certificate cannot be used.
  case crypto(CryptoError)
  /// A key with this identifier is registered already.
  case keyExists(String)
  /// No key with this identifier is registered. `known` has those that are.
  case unknownKey(String, known: [String])
  /// A key or team identifier that is not ten capital letters and digits. `name` says which.
  case badIdentifier(String, name: String)
  /// A push or a channel command that APNs would reject, with the sentence that explains it.
  case refused(PushReason, String)
  /// The gateway was stopped, or was never started.
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
