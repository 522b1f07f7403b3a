import HostLink

/// Decodes an activity's attributes or content with `JSONDecoder`'s default strategies, as Apple's
/// system does, and explains what does not decode.
struct ActivityDecoding {
  enum Part { case attributes, content }

  let part: Part
  let attributesType: String
  let json: Data

  init(part: Part, of request: ActivityRequest) {
    self.part = part
    attributesType = request.attributesType
    json = part == .attributes ? request.attributes : request.state
  }

  /// Decodes the value. Throws a `FailureReport` with the key path, the expected and the found
  /// value, and an example that decodes.
  func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      let shape = DecodedShape(of: type)
      let problem = DecodingProblem(error, in: json, shape: shape)
      let name = part == .attributes ? "attributes" : "content"
      throw FailureReport(
        part == .attributes ? .undecodableAttributes : .undecodableContent,
        "Cannot decode the \(name) of \"\(attributesType)\": \(problem). "
          + "Example: \(shape.example)",
        details: DecodingDetails(
          keyPath: problem.keyPath, expected: problem.expected, found: problem.found,
          example: shape.example))
    }
  }
}

extension ActivityDecoding {
  /// Returns the key paths in the JSON that the type does not read, such as the misspelled key of
  /// an optional value. Throws like `decoded(_:)`.
  func unread<Value: Decodable>(by type: Value.Type) throws -> [String] {
    _ = try decoded(type)
    return DecodedShape(of: type).unread(in: json)
  }
}

/// A decoding error as a readable text.
struct DecodingProblem: CustomStringConvertible {
  /// Empty for the whole value.
  let keyPath: String
  let expected: String
  /// nil if the value is missing.
  let found: String?
  let description: String

  init(_ error: any Error, in json: Data, shape: DecodedShape) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      let path = context.codingPath + [key]
      let expected = shape.expectation(at: path) ?? "a value"
      let keyPath = Self.text(of: path)
      self.init(
        keyPath: keyPath, expected: expected, found: nil,
        description: "\(Self.place(keyPath)) is missing; expected \(expected)")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let isContainer = type is [String: Any].Type || type is [Any].Type
      let expected =
        isContainer
        ? TypeDescription.text(for: type)
        : shape.expectation(at: context.codingPath) ?? TypeDescription.text(for: type)
      self.init(at: context.codingPath, expected: expected, in: json)
    case .dataCorrupted(let context):
      if let expected = shape.expectation(at: context.codingPath), !context.codingPath.isEmpty {
        self.init(at: context.codingPath, expected: expected, in: json)
      } else if let fraction = shape.fractionForInteger(in: json) {
        self.init(keyPath: fraction.keyPath, expected: fraction.expected, found: fraction.found)
      } else {
        let parsing = (context.underlyingError as? NSError)?.userInfo[NSDebugDescriptionErrorKey]
        self.init(whole: "invalid JSON: \(parsing ?? context.debugDescription)", in: json)
      }
    default:
      let thrown = String(describing: error).prefix(200)
      self.init(
        whole: "\(error)", expected: "what the type's own code accepts, which threw \(thrown)",
        in: json)
    }
  }

  private init(whole description: String, expected: String = "an object", in json: Data) {
    self.init(
      keyPath: "", expected: expected, found: Self.found(at: [], in: json),
      description: description)
  }

  private init(at path: [any CodingKey], expected: String, in json: Data) {
    self.init(
      keyPath: Self.text(of: path), expected: expected, found: Self.found(at: path, in: json))
  }

  private init(keyPath: String, expected: String, found: String?, description: String? = nil) {
    self.keyPath = keyPath
    self.expected = expected
    self.found = found
    self.description =
      description
      ?? "expected \(expected) at \(Self.place(keyPath)), found \(found ?? "nothing")"
  }

  private static func place(_ keyPath: String) -> String {
    keyPath.isEmpty ? "the top level" : "\"\(keyPath)\""
  }

  private static func text(of path: [any CodingKey]) -> String {
    path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }

  /// The JSON at a path, shortened to 80 characters; nil if there is none.
  private static func found(at path: [any CodingKey], in json: Data) -> String? {
    let options: JSONSerialization.ReadingOptions = .fragmentsAllowed
    var value: Any? = try? JSONSerialization.jsonObject(with: json, options: options)
    for key in path {
      if let index = key.intValue, let list = value as? [Any], list.indices.contains(index) {
        value = list[index]
      } else {
        value = (value as? [String: Any])?[key.stringValue]
      }
    }
    guard let value else { return nil }
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
    return text.count <= 80 ? text : "\(text.prefix(80))…"
  }
}

/// Describes in words what JSON a type is decoded from.
enum TypeDescription {
  static func text(for type: any Any.Type) -> String {
    switch type {
    case is Bool.Type: "true or false"
    case is String.Type: "a string"
    case is Date.Type: "a date, as the number of seconds since 2001-01-01 00:00 UTC"
    case is URL.Type: "a URL, as a string"
    case is UUID.Type: "a UUID, as a string"
    case is Data.Type: "data, as a string in Base64"
    case is any BinaryInteger.Type: "a whole number (\(type))"
    case is any BinaryFloatingPoint.Type, is Decimal.Type: "a number (\(type))"
    case let type as any DecodableOptional.Type: "\(text(for: type.wrapped)), or null"
    case is [String: Any].Type: "an object"
    case is any DecodableList.Type: "a list"
    case let type as any CaseIterable.Type: choices(type)
    default: "a value of \(type)"
    }
  }

  private static func choices<Choices: CaseIterable>(_ type: Choices.Type) -> String {
    let cases = type.allCases.prefix(12).compactMap { DecodedShape.literal(of: $0) }
    guard cases.count > 1 else { return "a value of \(type)" }
    return "one of \(cases.joined(separator: ", "))"
  }
}

/// `Optional`, to find the type that it wraps.
protocol DecodableOptional {
  static var wrapped: any Any.Type { get }
}

extension Optional: DecodableOptional {
  static var wrapped: any Any.Type { Wrapped.self }
}

private protocol DecodableDictionary {}

extension Dictionary: DecodableDictionary {}

extension TypeDescription {
  static func isDictionary(_ type: any Any.Type) -> Bool {
    if let optional = type as? any DecodableOptional.Type { return isDictionary(optional.wrapped) }
    return type is any DecodableDictionary.Type
  }
}

private protocol DecodableList {}

extension Array: DecodableList {}
extension Set: DecodableList {}
