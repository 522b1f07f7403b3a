import HostLink

/// A sentence that contains parameters, and further parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let sentence: ParameterSummaryString<Intent>
  private let others: [PartialKeyPath<Intent>]

  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = string
    others = additionalParameterKeyPaths()
  }

  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = string
    others = []
  }

  public init(
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = ""
    others = additionalParameterKeyPaths()
  }

  public init() {
    sentence = ""
    others = []
  }

  public func _described(_ names: _ParameterNames<Intent>) -> SummaryDescription? {
    .sentence(
      parts: sentence.parts.compactMap { part in
        switch part {
        case .text(let text): .text(text)
        case .parameter(let keyPath): names.name(keyPath).map { .parameter($0) }
        }
      }, others: others.compactMap(names.name))
  }

  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    public static func buildExpression<Value>(
      _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { expression }

    public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
      blocks
    }
  }
}

/// A sentence with placeholders for parameters: `"Show \(\.$count) of \(\.$list)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  enum Part {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
  }

  let parts: [Part]

  public init(_ value: String) {
    parts = value.isEmpty ? [] : [.text(value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }

    public mutating func appendInterpolation<Value>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(subject))
    }
  }
}
