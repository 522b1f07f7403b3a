import DeviceEngine

/// The answer to "why does this show what it shows?". In JSON it is the item's own explanation.
public enum Explanation: Codable, Equatable, Sendable {
  case placement(WidgetExplanation)
  case control(ControlExplanation)
  case activity(ActivityExplanation)

  private enum Key: String, CodingKey { case placement, control, activity }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    if fields.contains(.control) {
      self = .control(try ControlExplanation(from: decoder))
    } else if fields.contains(.activity) {
      self = .activity(try ActivityExplanation(from: decoder))
    } else {
      self = .placement(try WidgetExplanation(from: decoder))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .placement(let explanation): try explanation.encode(to: encoder)
    case .control(let explanation): try explanation.encode(to: encoder)
    case .activity(let explanation): try explanation.encode(to: encoder)
    }
  }
}

extension Explanation {
  /// One or more sentences for the user.
  public var verdict: String {
    switch self {
    case .placement(let explanation): explanation.verdict
    case .control(let explanation): explanation.verdict
    case .activity(let explanation): explanation.verdict
    }
  }

  /// The newest rows of the ledger, oldest first.
  public var rows: [LedgerRow] {
    switch self {
    case .placement(let explanation): explanation.rows
    case .control(let explanation): explanation.rows
    case .activity(let explanation): explanation.rows
    }
  }
}

extension WidgetHost {
  /// Why a placement, a control or an activity shows what it shows. Throws
  /// `HostError.unknownPlacement`, `.unknownControl`, `.unknownActivity`, `.storeFailed`.
  ///
  /// - Parameter limit: The maximum number of ledger rows. The newest are returned.
  public func explain(_ item: ItemID, limit: Int = 20) throws -> Explanation {
    switch item {
    case .placement(let id): .placement(try explanation(of: id, limit: limit))
    case .control(let id): .control(try explanation(of: id, limit: limit))
    case .activity(let id): .activity(try explanation(of: id, limit: limit))
    }
  }
}
