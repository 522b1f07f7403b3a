import DeviceEngine
import HostLink
import WidgetHost

// What an app says about its widgets with `WidgetCenter`, besides reloads.

/// The relevance of a kind has changed.
package struct InvalidateRelevance: DeviceCommand {
  package static let name = CommandName.invalidateRelevance
  var `extension`: ExtensionIdentifier
  var kind: String

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.reload(.relevance(kind: kind), byAppOf: `extension`)
    return NoResult()
  }
}

/// The recommended configurations of an extension's widgets have changed.
package struct InvalidateRecommendations: DeviceCommand {
  package static let name = CommandName.invalidateRecommendations
  var `extension`: ExtensionIdentifier

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.reload(.recommendations, byAppOf: `extension`)
    return NoResult()
  }
}

// MARK: - Calls

extension DeviceCommand where Self == InvalidateRelevance {
  package static func invalidateRelevance(of kind: String, in id: ExtensionIdentifier) -> Self {
    Self(extension: id, kind: kind)
  }
}

extension DeviceCommand where Self == InvalidateRecommendations {
  package static func invalidateRecommendations(_ id: ExtensionIdentifier) -> Self {
    Self(extension: id)
  }
}
