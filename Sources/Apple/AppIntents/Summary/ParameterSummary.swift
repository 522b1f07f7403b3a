import HostLink

// Compatibility: partial | `ParameterSummary`, `Summary`, `When`, `Switch`, `Case`, `DefaultCase`
//   | comparisons of parts or the order of an entity's identifier take the first branch

/// The parameters that a form shows, and the sentence they are in.
public protocol ParameterSummary {
  associatedtype Intent: AppIntent
  /// Not Apple's: the summary as data; nil to show every parameter.
  func _described(_ names: _ParameterNames<Intent>) -> SummaryDescription?
}

/// Finds the names of the parameters that key paths lead to, by comparing the wrapper objects with
/// those of the intent's stored properties.
public struct _ParameterNames<Intent: AppIntent> {
  let intent: Intent
  let names: [ObjectIdentifier: String]

  init(of intent: Intent) {
    self.intent = intent
    names = Dictionary(
      intent.parameters.map { (ObjectIdentifier($0.parameter), $0.name) },
      uniquingKeysWith: { first, _ in first })
  }

  func name(_ keyPath: PartialKeyPath<Intent>) -> String? {
    guard let parameter = intent[keyPath: keyPath] as? any AnyIntentParameter else { return nil }
    return names[ObjectIdentifier(parameter)]
  }
}

@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(
    _ expression: Summary
  ) -> Summary where Summary.Intent == Intent { expression }

  public static func buildBlock<Summary: ParameterSummary>(
    _ block: Summary
  ) -> Summary where Summary.Intent == Intent { block }
}

/// The summary of an intent without one.
public struct _AllParameters<Intent: AppIntent>: ParameterSummary {
  public func _described(_ names: _ParameterNames<Intent>) -> SummaryDescription? { nil }
}
