// `Never` stands for no intent, no result and no value.
extension Never: _IntentValue {
  public static var _format: _IntentValueFormat<Never> { .unsupported("Never") }
}

extension Never: IntentResult {
  public typealias Value = Never
  public typealias OpensAppIntent = Never
  public typealias Snippet = Never
  public typealias Dialog = Never

  public var value: Never? { nil }
}

extension Never: AppIntent {
  public typealias PerformResult = Never
  public typealias SummaryContent = _AllParameters<Never>

  public static var title: LocalizedStringResource { "Never" }
  public static var parameterSummary: _AllParameters<Never> { _AllParameters() }

  public init() { fatalError("Never is not an intent") }

  public func perform() async throws -> Never { fatalError("Never is not an intent") }
}
