import DeviceEngine
import Foundation
import WidgetHost

/// Attributes and content with which an activity can be started, derived from the types of the
/// extension.
package struct GetActivityExample: ExtensionCommand {
  package static let name = "activityExample"
  var `extension`: ExtensionID
  var attributesType: String

  package init(extension id: ExtensionID, attributesType: String) {
    `extension` = id
    self.attributesType = attributesType
  }

  package func perform(on device: DeviceService) async throws -> ActivityExampleReport {
    let example = try await device.host.activityExample(attributesType, of: `extension`)
    return ActivityExampleReport(
      attributes: EmbeddedJSON(example.attributes), content: EmbeddedJSON(example.content))
  }
}

/// JSON that an extension decodes.
package struct ActivityExampleReport: Codable, Equatable, Sendable {
  package var attributes: EmbeddedJSON
  package var content: EmbeddedJSON
}
