@_exported import Foundation

/// The identifier of a service or a characteristic: 16, 32 or 128 bits.
open class CBUUID: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The data is constant.
  /// Big endian.
  public let data: Data

  /// Traps, like Apple's, if the string is not an identifier.
  public init(string theString: String) {
    let digits = theString.filter { $0 != "-" }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { offset in
      UInt8(digits.dropFirst(offset).prefix(2), radix: 16)
    }
    precondition(
      [4, 8, 32].contains(digits.count) && bytes.count * 2 == digits.count,
      "String \(theString) does not represent a valid UUID")
    data = Data(bytes)
  }

  public init(data theData: Data) { data = theData }

  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

  /// Upper case, with hyphens if it has 128 bits.
  open var uuidString: String {
    let text = data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
      .uppercased()
    guard data.count == 16 else { return text }
    var parts: [Substring] = []
    var rest = text[...]
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts.joined(separator: "-")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
  open override var hash: Int { data.hashValue }
  open override var description: String { uuidString }
}
