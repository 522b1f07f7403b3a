import HostLink

/// Reads an activity's attributes or content with the default strategies, as Apple's system does,
/// and says what is wrong with what does not decode.
struct ActivityDecoding {
  enum Part { case attributes, content }

  let part: Part
  let attributesType: String
  private let json: Data

  init(part: Part, of request: ActivityRequest) {
    self.part = part
    attributesType = request.attributesType
    json = part == .attributes ? request.attributes : request.state
  }

  /// Throws a `FailureReport` that names the key path, what is expected, what stands there, and a
  /// right example.
  func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: json)
    } catch {
      let shape = DecodedShape(of: type)
      let problem = (error as? DecodingError).map { DecodingProblem($0, in: json, shape: shape) }
      let name = part == .attributes ? "The attributes" : "The content"
      throw FailureReport(
        part == .attributes ? .undecodableAttributes : .undecodableContent,
        "\(name) of \"\(attributesType)\" cannot be read: \(problem?.description ?? "\(error)"). "
          + "Right is, for example: \(shape.example)")
    }
  }
}

/// A decoding error in words.
struct DecodingProblem: CustomStringConvertible {
  let description: String

  init(_ error: DecodingError, in json: Data, shape: DecodedShape) {
    switch error {
    case .keyNotFound(let key, let context):
      let path = context.codingPath + [key]
      description = "\(Self.name(path)) is missing; it is \(shape.words(at: path) ?? "needed")"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let isContainer = type is [String: Any].Type || type is [Any].Type
      let expected =
        isContainer
        ? TypeWords.words(for: type)
        : shape.words(at: context.codingPath) ?? TypeWords.words(for: type)
      description =
        "\(Self.name(context.codingPath)) has to be \(expected), and "
        + "\(Self.found(at: context.codingPath, in: json)) stands there"
    case .dataCorrupted(let context):
      if let expected = shape.words(at: context.codingPath), !context.codingPath.isEmpty {
        description =
          "\(Self.name(context.codingPath)) has to be \(expected), and "
          + "\(Self.found(at: context.codingPath, in: json)) stands there"
      } else if let misfit = shape.misfit(in: json) {
        description = misfit
      } else {
        let parsing = (context.underlyingError as? NSError)?.userInfo[NSDebugDescriptionErrorKey]
        description = "it is no JSON: \(parsing ?? context.debugDescription)"
      }
    @unknown default: description = "\(error)"
    }
  }

  private static func name(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the whole" }
    let text = path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
    return "\"\(text)\""
  }

  /// What the JSON has there, shortened.
  private static func found(at path: [any CodingKey], in json: Data) -> String {
    let options: JSONSerialization.ReadingOptions = .fragmentsAllowed
    var value: Any? = try? JSONSerialization.jsonObject(with: json, options: options)
    for key in path {
      if let index = key.intValue, let list = value as? [Any], list.indices.contains(index) {
        value = list[index]
      } else {
        value = (value as? [String: Any])?[key.stringValue]
      }
    }
    guard let value else { return "nothing" }
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
    return text.count <= 80 ? text : "\(text.prefix(80))…"
  }
}

/// What a type is in JSON, for a person.
enum TypeWords {
  static func words(for type: any Any.Type) -> String {
    switch type {
    case is Bool.Type: "true or false"
    case is String.Type: "a string"
    case is Date.Type: "a date, as the number of seconds since 2001-01-01 00:00 UTC"
    case is URL.Type: "a URL, as a string"
    case is UUID.Type: "a UUID, as a string"
    case is Data.Type: "data, as a string in Base64"
    case is any BinaryInteger.Type: "a whole number (\(type))"
    case is any BinaryFloatingPoint.Type, is Decimal.Type: "a number (\(type))"
    case let type as any DecodableOptional.Type: "\(words(for: type.wrapped)), or null"
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

private protocol DecodableOptional {
  static var wrapped: any Any.Type { get }
}

extension Optional: DecodableOptional {
  static var wrapped: any Any.Type { Wrapped.self }
}

private protocol DecodableList {}

extension Array: DecodableList {}
extension Set: DecodableList {}
