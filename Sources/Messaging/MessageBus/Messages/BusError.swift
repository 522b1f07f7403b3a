/// Why a call of a message bus failed.
public enum BusError: Error, Equatable, Sendable {
  /// The server cannot be reached, or the connection ended.
  case notConnected(reason: String)
  /// The server refused the credentials, or does not permit the operation.
  case refused(reason: String)
  /// The connection ended while messages were fetched. It is restored; fetch again.
  case interrupted
  /// What was asked, such as "the stream TASKS".
  case timedOut(String)
  case invalidSubject(String)
  /// A header with a line break, a colon in its name, or spaces around its value.
  case invalidHeader(String)
  /// A message exceeds the server's limit; both in bytes.
  case tooLarge(Int, limit: Int)
  /// More waits to be sent than the connection buffers.
  case bufferFull
  /// What answers at the address is no NATS server.
  case notNATS(String)
  case oldServer(version: String, minimum: String)
  /// The server has no JetStream, or the account may not use it.
  case noStreams
  case unknownStream(String)
  /// No stream stores messages on the subject.
  case noStream(subject: String)
  case unknownConsumer(String, stream: String)
  /// A stream, bucket or consumer exists with other settings, or cannot have these.
  case conflict(String, reason: String)
  /// A stream is full, or the server's storage is.
  case full(String, reason: String)
  /// The last message on the subject is not the expected one.
  case wrongSequence(subject: String)
  /// A message that does not have the form that it must have.
  case malformed(String)
  /// The contents of an object do not have its hash.
  case damaged(object: String)
  /// Any other answer of the server.
  case server(code: Int, String)
}

extension BusError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notConnected(let reason): "no connection to the NATS server: \(reason)"
    case .refused(let reason):
      "the NATS server refuses: \(reason); check the credentials and their permissions"
    case .interrupted: "the connection to the NATS server was interrupted; try again"
    case .timedOut(let what): "no answer of the NATS server in time: \(what)"
    case .invalidSubject(let subject):
      "\"\(subject)\" is not a subject; use words without spaces, separated by dots"
    case .invalidHeader(let name):
      "the header \"\(name)\" cannot be sent; use one line, without spaces around it"
    case .tooLarge(let size, let limit):
      "a message of \(size) bytes exceeds the server's limit of \(limit) bytes; raise max_payload"
    case .bufferFull: "too many messages wait for the connection to the NATS server"
    case .notNATS(let address): "\(address) is not a NATS server; check the host and the port"
    case .oldServer(let version, let minimum):
      "the NATS server has version \(version); update it to \(minimum) or later"
    case .noStreams:
      "the NATS server has no JetStream; start nats-server with -js, or enable JetStream for the "
        + "account"
    case .unknownStream(let name):
      "the NATS server has no stream \(name); create it with `vitrine cluster check`"
    case .noStream(let subject):
      "no stream of the NATS server stores \(subject); create it with `vitrine cluster check`"
    case .unknownConsumer(let name, let stream): "the stream \(stream) has no consumer \(name)"
    case .conflict(let name, let reason): "\(name): \(reason)"
    case .full(let name, let reason):
      "\(name) is full: \(reason); free space on the NATS server, or raise the limit"
    case .wrongSequence(let subject): "another process has changed \(subject)"
    case .malformed(let what): "\(what) does not have the expected form"
    case .damaged(let object):
      "the object \(object) is damaged: its contents do not have its size and hash"
    case .server(let code, let text): "the NATS server answers with error \(code): \(text)"
    }
  }
}
