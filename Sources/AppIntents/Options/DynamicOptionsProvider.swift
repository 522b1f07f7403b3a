/// Says what a parameter's choices are while a person chooses.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType
  func results() async throws -> Result
  /// What the parameter has before a person chooses.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
  public typealias Item<R> = IntentItem<R> where R == Result.Result
  public typealias ParameterDependency = IntentParameterDependency

  public func defaultResult() async -> DefaultValue? { nil }
}
