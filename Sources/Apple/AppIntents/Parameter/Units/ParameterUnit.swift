/// A unit that a parameter of measurements can have: `IntentParameter.Length.meters`.
///
/// Each dimension names its enum, so that one set of initializers serves all of them.
public protocol _ParameterUnit: CaseIterable, Hashable, Sendable {
  associatedtype Unit: Dimension
  /// The unit that Foundation has for it.
  var dimension: Unit { get }
}

/// A dimension that parameters can measure.
public protocol _ParameterDimension: Dimension {
  associatedtype _ParameterUnit: AppIntents._ParameterUnit where _ParameterUnit.Unit == Self
}

extension _ParameterDimension {
  /// The units that a form offers, the most common first.
  static var offered: [Self] { _ParameterUnit.allCases.map(\.dimension) }
}
