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

/// A request's header fields: the first value of each name, and the repeated names.
struct RequestFields: Equatable, Sendable {
  private static let none = [String?](repeating: nil, count: HeaderName.allCases.count)

  private var values = RequestFields.none
  private(set) var repeated: [HeaderName] = []

  init() {}

  mutating func add(_ name: HeaderName, _ value: String) {
    if values[name.index] == nil {
      values[name.index] = value
    } else if !repeated.contains(name) {
      repeated.append(name)
    }
  }

  /// Adds a value as UTF-8. Shares the string of an earlier request with the same value, because
  /// most values of a connection repeat.
  mutating func add(
    _ name: HeaderName, _ bytes: UnsafeBufferPointer<UInt8>, after earlier: RequestFields
  ) {
    if let value = earlier[name], value.equals(utf8: bytes) { return add(name, value) }
    add(name, String(decoding: bytes, as: UTF8.self))
  }

  subscript(name: HeaderName) -> String? { values[name.index] }
}

extension String {
  fileprivate func equals(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count == bytes.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { own in
      guard let own = own.baseAddress, let other = bytes.baseAddress else { return true }
      return memcmp(own, other, bytes.count) == 0
    }
    return isSame ?? false
  }
}

extension HeaderName {
  fileprivate var index: Int {
    switch self {
    case .method: 0
    case .path: 1
    case .authority: 2
    case .host: 3
    case .authorization: 4
    case .id: 5
    case .pushType: 6
    case .topic: 7
    case .expiration: 8
    case .priority: 9
    case .collapseID: 10
    case .channel: 11
    case .requestID: 12
    }
  }
}

/// A request as received from a stream.
struct GatewayRequest: Sendable {
  /// The size limit of the largest kind of request, in bytes. At most one byte more is kept.
  static let bodyLimit = 5120

  var fields = RequestFields()
  private(set) var body: [UInt8] = []
  /// Whether the body was longer than the part that is kept.
  private(set) var isTruncated = false
  /// Whether header fields were discarded because of their size.
  var hasOversizedHeaders = false

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
    for (name, value) in fields { self.fields.add(name, value) }
    body.withUnsafeBufferPointer { append($0) }
  }
}
