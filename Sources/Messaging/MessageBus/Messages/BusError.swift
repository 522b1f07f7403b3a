/// An error of a message bus.
package enum BusError: Error, Equatable, Sendable {
  /// The server is unreachable, or the connection was closed.
  case notConnected(reason: String)
  /// The server rejected the credentials, or denied permission for the operation.
  case refused(reason: String)
  /// The connection was lost during the call. It is restored automatically, and a
  /// fetch can be retried.
  case interrupted
  /// No answer arrived in time. The value says what the request was about, such as "the stream
  /// TASKS".
  case timedOut(String)
  /// Empty words, spaces, or wildcards where a subject is needed.
  case invalidSubject(String)
  /// A header with a line break, a colon in its name, or spaces around its value.
  case invalidHeader(String)
  /// A message exceeds the server's limit. Both values are in bytes.
  case tooLarge(Int, limit: Int)
  /// The send buffer of the connection is full.
  case bufferFull
  /// The host at the address is not a NATS server.
  case notNATS(String)
  /// The server lacks features that Vitrine's streams need.
  case oldServer(version: String, minimum: String)
  /// The server has no JetStream, or the account may not use it.
  case noStreams
  /// The stream or the bucket does not exist. The value is its name.
  case unknownStream(String)
  /// No stream stores messages on the subject.
  case noStream(subject: String)
  /// The consumer was removed, or its stream was.
  case unknownConsumer(String, stream: String)
  /// A stream, bucket or consumer exists with other settings, or the settings are invalid.
  case conflict(String, reason: String)
  /// A stream or the server's storage is full.
  case full(String, reason: String)
  /// The last message on the subject is not the expected one.
  case wrongSequence(subject: String)
  /// A message has an invalid format.
  case malformed(String)
  /// The size or the hash of an object does not match its contents.
  case damaged(object: String)
  /// Any other error of the server.
  case server(code: Int, String)
}

extension BusError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notConnected(let reason): "no connection to the NATS server: \(reason)"
    case .refused(let reason):
      "the NATS server denied access: \(reason); check the credentials and their permissions"
    case .interrupted: "the connection to the NATS server was interrupted; try again"
    case .timedOut(let what): "the NATS server did not answer in time: \(what)"
    case .invalidSubject(let subject):
      "\"\(subject)\" is not a subject; use words without spaces, separated by dots"
    case .invalidHeader(let name):
      "the header \"\(name)\" cannot be sent; use one line, without spaces around it"
    case .tooLarge(let size, let limit):
      "a message of \(size) bytes exceeds the server's limit of \(limit) bytes; raise max_payload"
    case .bufferFull: "too many messages are waiting for the connection to the NATS server"
    case .notNATS(let address): "\(address) is not a NATS server; check the host and the port"
    case .oldServer(let version, let minimum):
      "the NATS server has version \(version); update it to \(minimum) or later"
    case .noStreams:
      "the NATS server has no JetStream; start nats-server with -js, or enable JetStream for the "
        + "account"
    case .unknownStream(let name):
      "the NATS server has no stream \(name); create it with `vitrine cluster check`"
    case .noStream(let subject):
      "no stream on the NATS server stores \(subject); create it with `vitrine cluster check`"
    case .unknownConsumer(let name, let stream): "the stream \(stream) has no consumer \(name)"
    case .conflict(let name, let reason): "\(name): \(reason)"
    case .full(let name, let reason):
      "\(name) is full: \(reason); free space on the NATS server, or raise the limit"
    case .wrongSequence(let subject): "another process has changed \(subject)"
    case .malformed(let what): "\(what) has an invalid format"
    case .damaged(let object):
      "the object \(object) is damaged: its size or hash does not match"
    case .server(let code, let text): "the NATS server returned error \(code): \(text)"
    }
  }
}
