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

/// An intent's values. All parameters listed in the dependency have one.
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
        "\(keyPath) has no value. List it in @IntentParameterDependency<\(Intent.self)>(…), which "
          + "is nil until all listed parameters have values.")
    }
    return value
  }
}

/// The intent whose options are being requested.
package enum ConfiguredIntentScope {
  @TaskLocal package static var intent: (any AppIntent)?
}

/// A type-erased dependency.
protocol AnyParameterDependency {
  /// The names of the listed parameters; empty if the intent is of another type.
  func names(in intent: any AppIntent) -> [String]
}

extension IntentParameterDependency: AnyParameterDependency {
  func names(in intent: any AppIntent) -> [String] {
    guard let intent = intent as? Intent else { return [] }
    let names = _ParameterNames(of: intent)
    return keyPaths.compactMap(names.name)
  }
}
