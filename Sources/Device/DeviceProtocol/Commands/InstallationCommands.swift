import DeviceEngine
import WidgetHost

/// Installs a bundle, or the extension built from a folder of sources.
package struct Install: DeviceCommand {
  package static let name = "install"
  /// The path of a bundle or a folder of sources.
  var bundle: String
  /// The program that plays the app, and its arguments.
  var openCommand: [String]?

  package init(_ bundle: String, openCommand: [String] = []) {
    self.bundle = bundle
    self.openCommand = openCommand
  }

  package func perform(on device: DeviceService) async throws -> ExtensionSummary {
    let url = try await device.bundle(at: bundle)
    return try await device.install(url, openCommand: openCommand ?? [])
  }
}

/// Removes an extension and everything it shows.
package struct Uninstall: ExtensionCommand {
  package static let name = "uninstall"
  var `extension`: ExtensionID

  package init(_ id: ExtensionID) {
    `extension` = id
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.uninstall(`extension`)
    return NoResult()
  }
}
