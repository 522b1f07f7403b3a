import Foundation

/// A request's header fields: the first value of each name, and the repeated names.
///
/// Most values of a connection's requests are equal, so a request starts with those of an earlier
/// one, which count only once they are added again:
/// ```swift
/// var fields = RequestFields(after: earlier)
/// fields[.topic]  // nil
/// fields.add(.topic, bytes)  // Copies nothing if `earlier` has the same topic.
/// ```
/// Invariant: requests with equal fields share one storage. The path and the identifier, which
/// differ in most requests, are not in it.
struct RequestFields: Sendable {
  private static let none = [String?](repeating: nil, count: HeaderName.allCases.count)

  /// The values by name, without path and identifier.
  private var shared = RequestFields.none
  private var path: String?
  private var id: String?
  /// Bit n is set if the name with index n was added.
  private var given: UInt16 = 0
  private(set) var repeated: [HeaderName] = []

  init() {}

  init(after earlier: RequestFields) {
    (shared, path) = (earlier.shared, earlier.path)
  }

  subscript(name: HeaderName) -> String? { has(name) ? value(of: name) : nil }

  mutating func add(_ name: HeaderName, _ value: String) {
    guard isFirst(name) else { return }
    set(name, value)
  }

  /// Adds a value as UTF-8.
  mutating func add(_ name: HeaderName, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard isFirst(name) else { return }
    if let earlier = value(of: name), earlier.equals(utf8: bytes) { return }
    set(name, String(decoding: bytes, as: UTF8.self))
  }

  private func has(_ name: HeaderName) -> Bool { given & 1 << name.index != 0 }

  /// Notes that the name was added. Returns false, and notes the repetition, if it was before.
  private mutating func isFirst(_ name: HeaderName) -> Bool {
    guard has(name) else {
      given |= 1 << name.index
      return true
    }
    if !repeated.contains(name) { repeated.append(name) }
    return false
  }

  /// The value, possibly of an earlier request.
  private func value(of name: HeaderName) -> String? {
    switch name {
    case .path: path
    case .id: id
    default: shared[name.index]
    }
  }

  private mutating func set(_ name: HeaderName, _ value: String) {
    switch name {
    case .path: path = value
    case .id: id = value
    default: shared[name.index] = value
    }
  }
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
