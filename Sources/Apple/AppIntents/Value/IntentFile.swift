import HostLink
import UniformTypeIdentifiers

/// A file as a parameter.
public struct IntentFile: Hashable, Sendable {
  enum Content: Hashable {
    case data(Data)
    case file(URL)
  }

  let content: Content
  public let filename: String
  /// The type that the author names, or else that of the file's extension.
  public let type: UTType?
  /// Whether to delete the file after the intent. It has no effect here.
  public var removedOnCompletion = false

  public init(data: Data, filename: String, type: UTType? = nil) {
    content = .data(data)
    self.filename = filename
    self.type = type ?? Self.type(of: filename)
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    content = .file(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? Self.type(of: self.filename)
  }

  private static func type(of filename: String) -> UTType? {
    UTType(filenameExtension: (filename as NSString).pathExtension)
  }

  /// Empty if the file cannot be read.
  public var data: Data { (try? contents()) ?? Data() }

  public var fileURL: URL? {
    if case .file(let url) = content { url } else { nil }
  }

  private func contents() throws -> Data {
    switch content {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }
}

// A file has one representation here. Files are not converted: a request for a type that the file
// does not conform to fails.
extension IntentFile {
  public enum IntentFileError: Int, Error, CustomNSError {
    case failedToLoadData = 1
    case failedToLoadFile = 2

    public static var errorDomain: String { "IntentFileErrorDomain" }
    public var errorCode: Int { rawValue }
    public var errorUserInfo: [String: Any] {
      let text =
        switch self {
        case .failedToLoadData: "The file cannot be read as the requested type."
        case .failedToLoadFile: "The file cannot be made available as the requested type."
        }
      return [NSLocalizedDescriptionKey: text]
    }
  }

  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  /// - Throws: `IntentFileError` if the file is missing or of another type.
  public func data(contentType: UTType) async throws -> Data {
    guard isAvailable(as: contentType), let data = try? contents() else {
      throw IntentFileError.failedToLoadData
    }
    return data
  }

  /// The file itself, or a copy of the data.
  ///
  /// - Parameter destinationDirectory: Where the file is copied to; nil opens it in place.
  /// - Throws: `IntentFileError` if the file is missing or of another type.
  public func file(
    contentType: UTType, destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    if let fileURL, destinationDirectory == nil, isAvailable(as: contentType) {
      return (fileURL, true)
    }
    let folder = destinationDirectory ?? FileManager.default.temporaryDirectory
    // The last component only: a name with slashes stays in the folder.
    let copy = folder.appendingPathComponent((filename as NSString).lastPathComponent)
    do {
      try await data(contentType: contentType).write(to: copy)
    } catch {
      throw IntentFileError.failedToLoadFile
    }
    return (copy, false)
  }

  public func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false,
    fileHandler: @escaping (_ fileURL: URL, _ openedInPlace: Bool) async throws -> Result
  ) async throws -> Result {
    let folder = allowOpenInPlace ? nil : FileManager.default.temporaryDirectory
    let (url, openedInPlace) = try await file(
      contentType: contentType, destinationDirectory: folder)
    return try await fileHandler(url, openedInPlace)
  }

  private func isAvailable(as contentType: UTType) -> Bool {
    type?.conforms(to: contentType) ?? (contentType == .data || contentType == .item)
  }
}

extension IntentFile: DisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
  public var displayRepresentation: DisplayRepresentation { "\(filename)" }
}

extension IntentFile: _IntentValue {
  public static var _format: _IntentValueFormat<IntentFile> {
    .plain(
      .file, encode: { .file(name: $0.filename, data: $0.data) },
      decode: { value in
        guard case .file(let name, let data) = value else { return nil }
        return IntentFile(data: data, filename: name)
      }, title: { $0.filename })
  }
}
