// Compatibility (module): partial | | representations export and import; there is no share sheet,
//   dragging or pasteboard

/// Data of a type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _forms: [_TransferForm<Item>]

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(contentType: contentType, export: exporting, load: importing)]
  }

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _forms = [_TransferForm(contentType: exportedContentType, export: exporting)]
  }

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [_TransferForm(contentType: importedContentType, load: importing)]
  }
}

/// JSON, or what the author's encoder writes.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = Never
  public let _forms: [_TransferForm<Item>]

  public init(contentType: UTType) {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  public init<Encoder: TopLevelTransferEncoder, Decoder: TopLevelTransferDecoder>(
    contentType: UTType, encoder: Encoder, decoder: Decoder
  ) {
    // Each transfer uses the coders once; authors configure them before.
    let encode: (Item) throws -> Data = { try encoder.encode($0) }
    let decode: (Data) throws -> Item = { try decoder.decode(Item.self, from: $0) }
    // Coders are not changed after this, and coding does not change them: threads can share them.
    nonisolated(unsafe) let (encoding, decoding) = (encode, decode)
    _forms = [
      _TransferForm(
        contentType: contentType, export: { try encoding($0) }, load: { try decoding($0) })
    ]
  }
}

/// An encoder of data. Apple's initializer takes Combine's protocol, which the same types have.
public protocol TopLevelTransferEncoder {
  func encode<T: Encodable>(_ value: T) throws -> Data
}

/// A decoder of data.
public protocol TopLevelTransferDecoder {
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

extension JSONEncoder: TopLevelTransferEncoder {}
extension JSONDecoder: TopLevelTransferDecoder {}
extension PropertyListEncoder: TopLevelTransferEncoder {}
extension PropertyListDecoder: TopLevelTransferDecoder {}

/// The representation of another value: a note's text.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never
  public let _forms: [_TransferForm<Item>]

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init(exporting: { item async throws in try exporting(item) }, importing: nil)
  }

  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(exporting: exporting, importing: nil)
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    self.init(
      exporting: { item async throws in try exporting(item) },
      importing: { proxy async throws in try importing(proxy) })
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(exporting: nil, importing: { proxy async throws in try importing(proxy) })
  }

  private init(
    exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) {
    _forms = ProxyRepresentation.transferRepresentation.forms(of: ProxyRepresentation.self).map {
      form in
      let (exportProxy, loadProxy) = (form.export, form.load)
      var proxied = _TransferForm<Item>(contentType: form.contentType)
      if let exportProxy, let exporting {
        proxied.export = { try await exportProxy(exporting($0)) }
      }
      if let loadProxy, let importing {
        proxied.load = { try await importing(loadProxy($0)) }
      }
      return proxied
    }
  }
}

/// A file that holds a value.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never
  public let _forms: [_TransferForm<Item>]

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        contentType: contentType, export: Self.reading(exporting), load: Self.writing(importing))
    ]
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _forms = [_TransferForm(contentType: exportedContentType, export: Self.reading(exporting))]
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = [_TransferForm(contentType: importedContentType, load: Self.writing(importing))]
  }

  private static func reading(
    _ export: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> Data {
    { try await Data(contentsOf: export($0).file) }
  }

  /// The file exists only during the import, as on Apple's platforms.
  private static func writing(
    _ load: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (Data) async throws -> Item {
    { data in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return try await load(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

/// A file that an app gives away.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that an app receives.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}
