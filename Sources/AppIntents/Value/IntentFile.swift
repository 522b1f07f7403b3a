import HostLink

/// A file as a parameter.
public struct IntentFile: Hashable, Sendable {
  enum Content: Hashable {
    case data(Data)
    case file(URL)
  }

  let content: Content
  public let filename: String
  /// Whether to delete the file after the intent. It has no effect here.
  public var removedOnCompletion = false

  public init(data: Data, filename: String) {
    content = .data(data)
    self.filename = filename
  }

  public init(fileURL: URL, filename: String? = nil) {
    content = .file(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
  }

  /// Empty if the file cannot be read.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .file(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  public var fileURL: URL? {
    if case .file(let url) = content { url } else { nil }
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
