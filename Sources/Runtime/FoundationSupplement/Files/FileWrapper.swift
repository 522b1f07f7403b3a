import Foundation

/// A file, or a folder of files, in memory.
open class FileWrapper: NSObject {
  public let regularFileContents: Data?
  public let fileWrappers: [String: FileWrapper]?
  open var filename: String?
  open var preferredFilename: String?
  open var fileAttributes: [String: Any] = [:]
  open var isRegularFile: Bool { regularFileContents != nil }
  open var isDirectory: Bool { fileWrappers != nil }
  open var isSymbolicLink: Bool { false }

  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
    super.init()
  }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
    super.init()
  }
}
