/// The identifier of what occupies a place of an `Arrangement`: a placement or a whole stack.
public enum ArrangedID: StringIdentifier {
  case placement(PlacementID)
  case stack(StackID)

  /// `s1` is a stack.
  public init(rawValue: String) {
    self = rawValue.hasPrefix("s") ? .stack(StackID(rawValue)) : .placement(PlacementID(rawValue))
  }

  public var rawValue: String {
    switch self {
    case .placement(let id): id.rawValue
    case .stack(let id): id.rawValue
    }
  }
}
