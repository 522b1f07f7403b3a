import Foundation

/// Data in the forms of several types, which is loaded on demand.
///
/// Foundation on Linux lacks it. Nothing is dropped or picked here: a provider has what sources
/// register with it.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: a lock protects the representations; sources set the name before they
  // share the provider.
  public static let errorDomain = "NSItemProviderErrorDomain"

  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  typealias Loader = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private let lock = NSLock()
  private var identifiers: [String] = []
  private var loaders: [String: Loader] = [:]
  open var suggestedName: String?

  public override init() {}

  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let typeIdentifier else { return }
    let data = (item as? NSData).map { Data(referencing: $0) }
    add(typeIdentifier) { completion in
      completion(data, data == nil ? Self.unavailable : nil)
      return nil
    }
  }

  /// A file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    add(type.identifier) { completion in
      do {
        completion(try Data(contentsOf: fileURL), nil)
      } catch {
        completion(nil, error)
      }
      return nil
    }
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    for identifier in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      nonisolated(unsafe) let object = object  // Passed on to the reader of the data.
      add(identifier) { completion in
        object.loadData(
          withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
      }
    }
  }

  static var unavailable: any Error {
    NSError(domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue)
  }

  func add(_ identifier: String, _ loader: @escaping Loader) {
    lock.withLock {
      if loaders.updateValue(loader, forKey: identifier) == nil { identifiers.append(identifier) }
    }
  }

  /// The loader of the first representation that conforms to a type.
  func loader(conformingTo identifier: String) -> Loader? {
    lock.withLock {
      identifiers.first { Self.conforms($0, to: identifier) }.flatMap { loaders[$0] }
    }
  }

  private static func conforms(_ identifier: String, to other: String) -> Bool {
    guard identifier != other, let type = UTType(identifier), let target = UTType(other) else {
      return identifier == other
    }
    return type.conforms(to: target)
  }

  /// In the order of registration.
  open var registeredTypeIdentifiers: [String] { lock.withLock { identifiers } }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    loader(conformingTo: typeIdentifier) != nil
  }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) { add(typeIdentifier, loadHandler) }

  /// Calls the handler with an error if there is no such representation.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let loader = loader(conformingTo: typeIdentifier) else {
      completionHandler(nil, Self.unavailable)
      return Progress(totalUnitCount: 1)
    }
    return loader(completionHandler) ?? Progress(totalUnitCount: 1)
  }
}
