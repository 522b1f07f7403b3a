/// Provides a parameter's choices while the user configures it.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType
  func results() async throws -> Result
  /// The parameter's value before the user chooses one.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public typealias ItemCollection = IntentItemCollection
  public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
  public typealias Item<R> = IntentItem<R> where R == Result.Result
  public typealias ParameterDependency = IntentParameterDependency

  public func defaultResult() async -> DefaultValue? { nil }
}
