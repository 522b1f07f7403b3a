import UniformTypeIdentifiers

/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  static var supportedContentTypes: [UTType] { get }
}

/// A file, or a draft that has no file yet.
public struct FileEntityIdentifier: Hashable, Codable, Sendable {
  private enum Content: Hashable, Codable {
    case file(URL)
    case draft(String)
  }

  private let content: Content

  /// - Throws: `CocoaError` if the URL is not that of a file.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return FileEntityIdentifier(content: .file(url))
  }

  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(content: .draft(identifier))
  }

  public var isDraft: Bool { draftIdentifier != nil }

  public var draftIdentifier: String? {
    if case .draft(let identifier) = content { identifier } else { nil }
  }

  public var fileURL: URL? {
    get async throws {
      if case .file(let url) = content { url } else { nil }
    }
  }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  public var entityIdentifierString: String {
    switch content {
    case .file(let url): url.absoluteString
    case .draft(let identifier): "draft:" + identifier
    }
  }

  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return draft(identifier: String(entityIdentifierString.dropFirst(6)))
    }
    return URL(string: entityIdentifierString).flatMap { try? file(url: $0) }
  }
}
