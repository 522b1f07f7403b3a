/// The values of an intent's other parameters, for a query or an options provider whose choices
/// depend on them: `@IntentParameterDependency<Trip>(\.$city) var trip`.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  // Unchecked: key paths are constant and only read.
  private let keyPaths: [PartialKeyPath<Intent>]

  public init<each Value: _IntentValue & Sendable>(
    _ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var list: [PartialKeyPath<Intent>] = []
    repeat list.append(each keyPaths)
    self.keyPaths = list
  }

  /// nil unless each of the parameters has a value.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = ConfiguredIntentScope.intent as? Intent,
      keyPaths.allSatisfy({ (intent[keyPath: $0] as? any AnyIntentParameter)?.hasValue == true })
    else { return nil }
    return IntentProjection(intent)
  }
}

extension IntentParameterDependency: CustomDebugStringConvertible {
  public var debugDescription: String {
    wrappedValue.map { "\($0)" } ?? "no \(Intent.self) with values"
  }
}

/// An intent's values. Each of those that were asked for is there.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent> {
  private let intent: Intent

  init(_ intent: Intent) {
    self.intent = intent
  }

  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
      fatalError(
        "\(keyPath) has no value: name it in @IntentParameterDependency<\(Intent.self)>(…), which "
          + "then is nil while it has none")
    }
    return value
  }
}

/// The intent that is being configured while its options are asked for.
package enum ConfiguredIntentScope {
  @TaskLocal package static var intent: (any AppIntent)?
}

/// A dependency without its type.
protocol AnyParameterDependency {
  /// The parameters' names in an intent of a type; empty for another type.
  func names(in intent: any AppIntent) -> [String]
}

extension IntentParameterDependency: AnyParameterDependency {
  func names(in intent: any AppIntent) -> [String] {
    guard let intent = intent as? Intent else { return [] }
    let names = _ParameterNames(of: intent)
    return keyPaths.compactMap(names.name)
  }
}
