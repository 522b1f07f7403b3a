import Foundation

/// The header fields that the gateway reads. It counts the bytes of others and discards them.
enum HeaderName: String, CaseIterable, Sendable {
  case method = ":method"
  case path = ":path"
  case authority = ":authority"
  case host
  case authorization
  case id = "apns-id"
  case pushType = "apns-push-type"
  case topic = "apns-topic"
  case expiration = "apns-expiration"
  case priority = "apns-priority"
  case collapseID = "apns-collapse-id"
  case channel = "apns-channel-id"
  case requestID = "apns-request-id"

  /// The names by length.
  private static let byLength: [[(name: HeaderName, bytes: [UInt8])]] = {
    let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0
    return (0...longest).map { length in
      allCases.map { ($0, Array($0.rawValue.utf8)) }.filter { $0.1.count == length }
    }
  }()

  /// The field with a name. HTTP/2 names are in lower case.
  init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count < Self.byLength.count, let start = bytes.baseAddress,
      let known = Self.byLength[bytes.count].first(where: {
        memcmp($0.bytes, start, bytes.count) == 0
      })
    else { return nil }
    self = known.name
  }
}

/// A request as received from a stream.
struct GatewayRequest: Sendable {
  /// The size limit of the largest kind of request, in bytes. At most one byte more is kept.
  static let bodyLimit = 5120

  var fields: RequestFields
  private(set) var body: [UInt8] = []
  /// Whether the body was longer than the part that is kept.
  private(set) var isTruncated = false
  /// Whether header fields were discarded because of their size.
  var hasOversizedHeaders = false

  /// - Parameter earlier: The fields of an earlier request on the connection.
  init(after earlier: RequestFields = RequestFields()) {
    fields = RequestFields(after: earlier)
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    let room = Self.bodyLimit + 1 - body.count
    if bytes.count > room { isTruncated = true }
    body.append(contentsOf: bytes.prefix(room))
  }

  var method: String { fields[.method] ?? "" }
  var path: String { fields[.path] ?? "" }
}

extension GatewayRequest {
  init(_ fields: [(HeaderName, String)], body: [UInt8] = []) {
    self.init()
    for (name, value) in fields { self.fields.add(name, value) }
    body.withUnsafeBufferPointer { append($0) }
  }
}
