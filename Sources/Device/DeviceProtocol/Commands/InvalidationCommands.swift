import DeviceEngine
import HostLink
import WidgetHost

// What an app says about its widgets with `WidgetCenter`, besides reloads.

/// The relevance of a kind has changed.
package struct InvalidateRelevance: ExtensionCommand {
  package static let name = "invalidateRelevance"
  var `extension`: ExtensionID
  var kind: String

  package init(of kind: String, in id: ExtensionID) {
    `extension` = id
    self.kind = kind
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.reload(.relevance(kind: kind), byAppOf: `extension`)
    return NoResult()
  }
}

/// The recommended configurations of an extension's widgets have changed.
package struct InvalidateRecommendations: ExtensionCommand {
  package static let name = "invalidateRecommendations"
  var `extension`: ExtensionID

  package init(_ id: ExtensionID) {
    `extension` = id
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.reload(.recommendations, byAppOf: `extension`)
    return NoResult()
  }
}
