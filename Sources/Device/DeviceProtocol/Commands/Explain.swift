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

  package func perform(on device: DeviceService) async throws -> Explanation {
    try await device.host.explain(placement, limit: limit ?? 20)
  }
}
