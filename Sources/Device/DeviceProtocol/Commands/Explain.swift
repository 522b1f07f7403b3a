import DeviceEngine
import WidgetHost

/// Why a placement, a control or an activity shows what it shows.
package struct Explain: DeviceCommand {
  package static let name = "explain"
  var placement: ItemID
  /// The number of ledger rows; 20 by default.
  var limit: Int?

  package init(_ id: ItemID, limit: Int? = nil) {
    placement = id
    self.limit = limit
  }

  package func validate() throws { try checkLimit(limit) }

  package func perform(on device: DeviceService) async throws -> AnyExplanation {
    let limit = limit ?? 20
    switch placement {
    case .placement(let id):
      return .placement(try await device.host.explain(id, limit: limit))
    case .control(let id):
      return .control(try await device.host.explainControl(id, limit: limit))
    case .activity(let id):
      return .activity(try await device.host.explainActivity(id, limit: limit))
    }
  }
}

/// The explanation of any item. In JSON it is the item's own explanation.
package enum AnyExplanation: Codable, Sendable {
  case placement(Explanation)
  case control(ControlExplanation)
  case activity(ActivityExplanation)

  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: FieldKey.self)
    if fields.contains(FieldKey("control")) {
      self = .control(try ControlExplanation(from: decoder))
    } else if fields.contains(FieldKey("activity")) {
      self = .activity(try ActivityExplanation(from: decoder))
    } else {
      self = .placement(try Explanation(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .placement(let explanation): try explanation.encode(to: encoder)
    case .control(let explanation): try explanation.encode(to: encoder)
    case .activity(let explanation): try explanation.encode(to: encoder)
    }
  }
}
