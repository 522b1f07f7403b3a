import Foundation

// Compatibility: partial | `NSAttributedString(data:options:documentAttributes:)` | plain text, and
//   the text of HTML without its styles; RTF throws

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Reads plain text, or the text of HTML. Throws an error of Cocoa's domain for all other types,
  /// and for data in another encoding.
  ///
  /// - Parameter dict: Stays unchanged.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding =
      (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = options[.documentType]
    switch type as? DocumentType ?? (type as? String).map(DocumentType.init(rawValue:)) {
    case nil, .plain: self.init(string: text)
    case .html: self.init(string: HTMLText.text(of: text))
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }

  /// Writes plain text. Throws an error of Cocoa's domain for all other types.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType]
    switch type as? DocumentType ?? (type as? String).map(DocumentType.init(rawValue:)) {
    case nil, .plain: return Data(attributedSubstring(from: range).string.utf8)
    default: throw CocoaError(.fileWriteUnsupportedScheme)
    }
  }
}
