import Foundation

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all
  case team
  case ownProcess = 3
}

/// A class whose objects become data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A class whose objects can be read from data.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProvider {
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(
      where: hasItemConformingToTypeIdentifier)
  }

  /// Calls the handler with an error if there is no representation that the class reads.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    guard let identifier = readable.first(where: hasItemConformingToTypeIdentifier) else {
      completionHandler(nil, Self.unavailable)
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        let object = try aClass.object(withItemProviderData: data, typeIdentifier: identifier)
        completionHandler(object, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Writes the representation to a file for the time of the call of the handler.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let suffix = UTType(typeIdentifier)?.preferredFilenameExtension ?? "data"
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).\(suffix)")
      defer { try? FileManager.default.removeItem(at: file) }
      do {
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Calls the handler with data, or an error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data as NSData?, error)
    }
  }
}

extension NSItemProvider {
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
