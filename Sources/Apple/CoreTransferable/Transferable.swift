@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// A type whose values can be copied, dragged and shared.
///
/// ```swift
/// extension Note: Transferable {
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.text)
///   }
/// }
/// ```
/// There is no share sheet, no pasteboard and no drag and drop here. Representations can be
/// exported and imported by the author's own code.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How values of a type become data or files.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// Not Apple's: the forms of a value, in the order of the author's preference.
  var _forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
  public var _forms: [_TransferForm<Item>] { body._forms }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension TransferRepresentation {
  /// Offers the representation only to some receivers.
  public func visibility(_ visibility: TransferRepresentationVisibility)
    -> some TransferRepresentation<Item>
  {
    self
  }

  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _FormsRepresentation(_forms: _forms.map { $0.exported(if: condition) })
  }

  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?)
    -> some TransferRepresentation<Item>
  {
    self
  }
}

public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

/// One form of a value.
public struct _TransferForm<Item>: Sendable {
  let contentType: UTType
  /// nil if the form is only imported.
  var export: (@Sendable (Item) async throws -> Data)?
  /// nil if the form is only exported.
  var load: (@Sendable (Data) async throws -> Item)?
}

extension _TransferForm {
  fileprivate func exported(if condition: @escaping @Sendable (Item) -> Bool) -> Self {
    guard let export else { return self }
    let contentType = contentType
    var form = self
    form.export = { item in
      guard condition(item) else { throw TransferError.notExported(contentType) }
      return try await export(item)
    }
    return form
  }
}

/// Why a value was not transferred.
enum TransferError: Error, CustomStringConvertible {
  case notExported(UTType)
  case notImported(UTType)

  var description: String {
    switch self {
    case .notExported(let type):
      "The value has no form for \(type.identifier). Add a representation that exports it."
    case .notImported(let type):
      "No value can be created from \(type.identifier). Add a representation that imports it."
    }
  }
}

extension Transferable {
  /// - Throws: An error if no representation exports the type, or the author's error.
  public func exported(as contentType: UTType) async throws -> Data {
    let form = Self.transferRepresentation.forms(of: Self.self).first {
      $0.export != nil && $0.contentType.conforms(to: contentType)
    }
    guard let export = form?.export else { throw TransferError.notExported(contentType) }
    return try await export(self)
  }

  /// - Throws: An error if no representation imports the type, or the author's error.
  public init(importing data: Data, contentType: UTType) async throws {
    let form = Self.transferRepresentation.forms(of: Self.self).first {
      $0.load != nil && contentType.conforms(to: $0.contentType)
    }
    guard let load = form?.load else { throw TransferError.notImported(contentType) }
    self = try await load(data)
  }

  public static func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    transferRepresentation.forms(of: Self.self).filter { $0.export != nil }.map(\.contentType)
  }

  public static func importedContentTypes() -> [UTType] {
    transferRepresentation.forms(of: Self.self).filter { $0.load != nil }.map(\.contentType)
  }
}

extension TransferRepresentation {
  /// The builder allows only representations of the type itself.
  func forms<T>(of type: T.Type) -> [_TransferForm<T>] { _forms as? [_TransferForm<T>] ?? [] }
}

extension Never: TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public var _forms: [_TransferForm<Never>] { [] }
}

/// Several representations, or one that others were made from.
struct _FormsRepresentation<Item: Transferable>: TransferRepresentation {
  typealias Body = Never
  let _forms: [_TransferForm<Item>]
}

@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }

  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first content: Content
  ) -> Content { content }

  public static func buildPartialBlock<
    First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>
  >(
    accumulated: First, next: Second
  ) -> some TransferRepresentation<Item> {
    _FormsRepresentation(_forms: accumulated._forms + next._forms)
  }
}
