/// What a person asks a model.
public struct Prompt: PromptRepresentable, Sendable {
  let text: String

  init(text: String) {
    self.text = text
  }

  public init(_ content: some PromptRepresentable) {
    self = content.promptRepresentation
  }

  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows {
    self = try content()
  }

  public var promptRepresentation: Prompt { self }
}

/// How a model should answer.
public struct Instructions: InstructionsRepresentable, Sendable {
  let text: String

  init(text: String) {
    self.text = text
  }

  public init(_ content: some InstructionsRepresentable) {
    self = content.instructionsRepresentation
  }

  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows {
    self = try content()
  }

  public var instructionsRepresentation: Instructions { self }
}

public protocol PromptRepresentable {
  @PromptBuilder var promptRepresentation: Prompt { get }
}

public protocol InstructionsRepresentable {
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension String: PromptRepresentable, InstructionsRepresentable {
  public var promptRepresentation: Prompt { Prompt(text: self) }
  public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt {
    Prompt(text: map(\.promptRepresentation.text).joined(separator: "\n"))
  }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions {
    Instructions(text: map(\.instructionsRepresentation.text).joined(separator: "\n"))
  }
}

@resultBuilder
public struct PromptBuilder {
  public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt {
    expression.promptRepresentation
  }
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
  public static func buildBlock(_ parts: Prompt...) -> Prompt { buildArray(parts) }
  public static func buildArray(_ parts: [Prompt]) -> Prompt {
    Prompt(text: parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n"))
  }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt(text: "") }
  public static func buildEither(first: Prompt) -> Prompt { first }
  public static func buildEither(second: Prompt) -> Prompt { second }
  public static func buildLimitedAvailability(_ part: Prompt) -> Prompt { part }
}

@resultBuilder
public struct InstructionsBuilder {
  public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions {
    expression.instructionsRepresentation
  }
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
  public static func buildBlock(_ parts: Instructions...) -> Instructions { buildArray(parts) }
  public static func buildArray(_ parts: [Instructions]) -> Instructions {
    Instructions(text: parts.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n"))
  }
  public static func buildOptional(_ part: Instructions?) -> Instructions {
    part ?? Instructions(text: "")
  }
  public static func buildEither(first: Instructions) -> Instructions { first }
  public static func buildEither(second: Instructions) -> Instructions { second }
  public static func buildLimitedAvailability(_ part: Instructions) -> Instructions { part }
}
