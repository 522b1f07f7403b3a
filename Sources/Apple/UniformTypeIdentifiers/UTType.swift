@_exported import Foundation

/// A type of data, such as `UTType.png`.
///
/// The types of the system are known, with their conformance, file extensions and MIME types.
/// Types that an app exports or imports conform to `public.data`, or what the call names: the
/// declarations in `Info.plist` are not read.
public struct UTType: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Always in lower case.
  public let identifier: String
  /// The supertypes of a type that the system does not declare.
  private let given: [String]

  init(declared identifier: String) {
    self.identifier = identifier
    given = []
  }

  private init(_ identifier: String, conformingTo parent: UTType?) {
    self.identifier = identifier.lowercased()
    given = parent.map { [$0.identifier] } ?? []
  }

  /// nil if the system does not declare the type.
  public init?(_ identifier: String) {
    guard let known = TypeDeclaration.all.first(where: { $0.identifier == identifier.lowercased() })
    else { return nil }
    self.init(declared: known.identifier)
  }

  /// A type that this app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, conformingTo: parentType ?? .data)
  }

  /// A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, conformingTo: parentType ?? .data)
  }

  /// The type of files with this extension; a dynamic type if no type has it, and nil if the
  /// extension is empty.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, kind: "f", conformingTo: supertype) { $0.extensions }
  }

  /// The type with this MIME type; a dynamic type if no type has it, and nil if it is empty.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, kind: "m", conformingTo: supertype) { $0.mimeTypes }
  }

  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let supertype = supertype ?? .data
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag, conformingTo: supertype)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype)
    default: return nil
    }
  }

  private init?(
    tag: String, kind: String, conformingTo supertype: UTType,
    in tags: (TypeDeclaration) -> [String]
  ) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    let known = TypeDeclaration.all.filter { tags($0).contains(tag) }
      .map { UTType(declared: $0.identifier) }.first { $0.conforms(to: supertype) }
    self = known ?? UTType("dyn.\(kind)-\(tag)", conformingTo: supertype)
  }

  private var declaration: TypeDeclaration? { TypeDeclaration.byIdentifier[identifier] }
  private var parents: [String] { declaration?.supertypes ?? given }

  /// All types that this one conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var waiting = parents
    while let next = waiting.popLast() {
      let type = UTType(declared: next)
      if found.insert(type).inserted { waiting += type.parents }
    }
    return found
  }

  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains { $0.identifier == type.identifier }
  }

  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  public var preferredFilenameExtension: String? {
    declaration?.extensions.first ?? dynamicTag("dyn.f-")
  }

  public var preferredMIMEType: String? {
    declaration?.mimeTypes.first ?? dynamicTag("dyn.m-")
  }

  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    let extensions = declaration?.extensions ?? dynamicTag("dyn.f-").map { [$0] } ?? []
    let mimeTypes = declaration?.mimeTypes ?? dynamicTag("dyn.m-").map { [$0] } ?? []
    if !extensions.isEmpty { tags[.filenameExtension] = extensions }
    if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
    return tags
  }

  private func dynamicTag(_ prefix: String) -> String? {
    identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : nil
  }

  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { declaration != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  /// Always nil: descriptions are texts of the system.
  public var localizedDescription: String? { nil }
  public var description: String { identifier }
  public var debugDescription: String { identifier }

  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier == other.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(identifier, conformingTo: nil)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A kind of tag that names a type.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Appends the preferred extension of the type, unless the path has an extension of it.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension,
      UTType(filenameExtension: pathExtension)?.conforms(to: contentType) != true
    else { return self }
    return appendingPathExtension(preferred)
  }

  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// Appends the name, with the preferred extension of the type unless it has an extension of it.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
}
