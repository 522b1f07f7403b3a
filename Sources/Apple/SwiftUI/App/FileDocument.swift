import Foundation
import UniformTypeIdentifiers

// Compatibility (views): accepted | `FileDocument` | documents are neither read nor written

/// A document of an app, as a value. No document is opened here.
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}
