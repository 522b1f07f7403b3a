/// The identifier of a placement, control or activity: what `vitrine explain` explains, and what a
/// row of the ledger is about.
///
/// In JSON a plain string, whose first letter says what it identifies.
public enum ItemID: StringIdentifier {
  case placement(PlacementID)
  case control(ControlID)
  case activity(ActivityID)

  /// The item of a ledger row about a request that no item has received.
  public static let nothing = ItemID.placement("")

  public init(rawValue: String) {
    self =
      switch rawValue.first {
      case "c": .control(ControlID(rawValue))
      case "a": .activity(ActivityID(rawValue))
      default: .placement(PlacementID(rawValue))
      }
  }

  public var rawValue: String {
    switch self {
    case .placement(let id): id.rawValue
    case .control(let id): id.rawValue
    case .activity(let id): id.rawValue
    }
  }
}
