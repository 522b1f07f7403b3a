/// Why the gateway cannot do what a person asks of it.
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
      "the push gateway cannot have port \(port): another program listens there; choose another one "
        + "with --push-port, or 0 for any free one"
    case .cannotListen(let port, let reason):
      "the push gateway cannot listen on port \(port): \(reason)"
    case .folder(let path, let reason): "\(path): cannot be written: \(reason)"
    case .damaged(let path, let reason):
      "\(path): cannot be read: \(reason); mend it or remove it"
    case .crypto(let error): "\(error)"
    case .keyExists(let id):
      "there is a key \(id) already; remove it first with vitrine push key remove \(id)"
    case .unknownKey(let id, let known):
      "there is no key \(id); there are: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    case .badIdentifier(let text, let name):
      "\(name) is \"\(text)\"; it should be ten capital letters and digits"
    case .refused(let reason, let sentence): "\(reason.rawValue): \(sentence)"
    case .stopped: "the push gateway does not run"
    }
  }
}
