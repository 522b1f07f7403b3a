import Foundation

/// A type of which a model can make values. `@Generable` writes the requirements.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
  associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
  static var generationSchema: GenerationSchema { get }
}

public protocol ConvertibleFromGeneratedContent {
  init(_ content: GeneratedContent) throws
}

public protocol ConvertibleToGeneratedContent: PromptRepresentable, InstructionsRepresentable {
  var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
  public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
  public var instructionsRepresentation: Instructions {
    Instructions(text: generatedContent.jsonString)
  }
}

/// What a model generates: the values of JSON.
public struct GeneratedContent: Generable, Equatable, Sendable, CustomDebugStringConvertible {
  public enum Kind: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([GeneratedContent])
    case structure(properties: [String: GeneratedContent], orderedKeys: [String])
  }

  public var kind: Kind
  public var id: GenerationID?

  public init(kind: Kind, id: GenerationID? = nil) {
    self.kind = kind
    self.id = id
  }

  public init(
    properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil
  ) {
    let values = properties.map { ($0.key, $0.value.generatedContent) }
    self.init(
      kind: .structure(
        properties: Dictionary(values, uniquingKeysWith: { $1 }), orderedKeys: values.map(\.0)),
      id: id)
  }

  public init<S: Sequence>(elements: S, id: GenerationID? = nil)
  where S.Element == any ConvertibleToGeneratedContent {
    self.init(kind: .array(elements.map(\.generatedContent)), id: id)
  }

  public init(_ value: some ConvertibleToGeneratedContent) {
    self = value.generatedContent
  }

  public init(_ content: GeneratedContent) {
    self = content
  }

  public init(json: String) throws {
    self = try JSONDecoder().decode(JSONContent.self, from: Data(json.utf8)).content
  }

  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var generatedContent: GeneratedContent { self }
  public var isComplete: Bool { true }

  /// A value of this content. Throws `decodingFailure` if it has another type.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }

  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard case .structure(let properties, _) = kind else { throw mismatch(type) }
    return try Value(properties[property] ?? GeneratedContent(kind: .null))
  }

  func mismatch(_ type: Any.Type) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: "\(jsonString) is no \(type)."))
  }

  public var jsonString: String {
    switch kind {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .string(let text): Self.quoted(text)
    case .array(let list): "[" + list.map(\.jsonString).joined(separator: ", ") + "]"
    case .structure(let properties, let keys):
      "{"
        + keys.map { "\(Self.quoted($0)): \(properties[$0]?.jsonString ?? "null")" }
        .joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  public var debugDescription: String { jsonString }
}

/// Content as JSON. `JSONDecoder` tells numbers from truth values.
private struct JSONContent: Decodable {
  let content: GeneratedContent

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let kind: GeneratedContent.Kind
    if value.decodeNil() {
      kind = .null
    } else if let flag = try? value.decode(Bool.self) {
      kind = .bool(flag)
    } else if let number = try? value.decode(Double.self) {
      kind = .number(number)
    } else if let text = try? value.decode(String.self) {
      kind = .string(text)
    } else if let list = try? value.decode([JSONContent].self) {
      kind = .array(list.map(\.content))
    } else {
      let members = try value.decode([String: JSONContent].self).mapValues(\.content)
      kind = .structure(properties: members, orderedKeys: members.keys.sorted())
    }
    content = GeneratedContent(kind: kind)
  }
}

public struct GenerationID: Hashable, Sendable {
  private let id = UUID()

  public init() {}
}

/// The form of the values that a model should generate.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible {
  public let debugDescription: String

  public init(type: Any.Type, description: String? = nil) {
    debugDescription = "\(type)"
  }
}

/// What a value must fulfil. No model generates values, so guides have no effect.
public struct GenerationGuide<Value>: Sendable {}

extension GenerationGuide where Value == String {
  public static func constant(_ value: String) -> Self { Self() }
  public static func anyOf(_ values: [String]) -> Self { Self() }
  public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}

extension GenerationGuide where Value: Numeric & Comparable {
  public static func minimum(_ value: Value) -> Self { Self() }
  public static func maximum(_ value: Value) -> Self { Self() }
  public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}

extension GenerationGuide {
  public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
  public static func count<Element>(
    _ range: ClosedRange<Int>
  ) -> Self where Value == [Element] { Self() }
  public static func element<Element>(
    _ guide: GenerationGuide<Element>
  ) -> Self where Value == [Element] { Self() }
}

/// For `@Guide`, which does not know the type of its property.
extension GenerationGuide where Value == [Never] {
  public static func minimumCount(_ count: Int) -> Self { Self() }
  public static func maximumCount(_ count: Int) -> Self { Self() }
  public static func count(_ count: Int) -> Self { Self() }
  public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
}

extension Never: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var generatedContent: GeneratedContent { switch self {} }

  public init(_ content: GeneratedContent) throws { throw content.mismatch(Self.self) }
}
