import Foundation

extension String: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }

  public init(_ content: GeneratedContent) throws {
    guard case .string(let text) = content.kind else { throw content.mismatch(Self.self) }
    self = text
  }
}

extension Bool: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }

  public init(_ content: GeneratedContent) throws {
    guard case .bool(let flag) = content.kind else { throw content.mismatch(Self.self) }
    self = flag
  }
}

extension Int: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }

  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
      throw content.mismatch(Self.self)
    }
    self = value
  }
}

extension Double: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }

  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind else { throw content.mismatch(Self.self) }
    self = number
  }
}

extension Float: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }

  public init(_ content: GeneratedContent) throws {
    self = Float(try Double(content))
  }
}

extension Decimal: Generable {
  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .number(NSDecimalNumber(decimal: self).doubleValue))
  }

  public init(_ content: GeneratedContent) throws {
    self = Decimal(try Double(content))
  }
}

extension Array: ConvertibleFromGeneratedContent
where Element: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    guard case .array(let list) = content.kind else { throw content.mismatch(Self.self) }
    self = try list.map { try Element($0) }
  }
}

extension Array: ConvertibleToGeneratedContent where Element: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent {
    GeneratedContent(kind: .array(map(\.generatedContent)))
  }
}

extension Array: Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]

  public static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self) }
}

extension Optional: ConvertibleFromGeneratedContent
where Wrapped: ConvertibleFromGeneratedContent {
  public init(_ content: GeneratedContent) throws {
    self = content.kind == .null ? nil : try Wrapped(content)
  }
}

extension Optional: PromptRepresentable where Wrapped: PromptRepresentable {
  public var promptRepresentation: Prompt { self?.promptRepresentation ?? Prompt(text: "") }
}

extension Optional: InstructionsRepresentable where Wrapped: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    self?.instructionsRepresentation ?? Instructions(text: "")
  }
}

extension Optional: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent {
  public var generatedContent: GeneratedContent {
    self?.generatedContent ?? GeneratedContent(kind: .null)
  }
}
