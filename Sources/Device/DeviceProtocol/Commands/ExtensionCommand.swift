import DeviceEngine
import WidgetHost

/// A command about one extension, which can be named by its identifier or by its module. It has the
/// field `extension`, which can be optional.
protocol ExtensionCommand: DeviceCommand {
  associatedtype Name
  var `extension`: Name { get set }

  /// Replaces the name of the extension.
  mutating func rename(_ name: (ExtensionID) -> ExtensionID)
}

extension ExtensionCommand where Name == ExtensionID {
  mutating func rename(_ name: (ExtensionID) -> ExtensionID) {
    `extension` = name(`extension`)
  }
}

extension ExtensionCommand where Name == ExtensionID? {
  mutating func rename(_ name: (ExtensionID) -> ExtensionID) {
    `extension` = `extension`.map(name)
  }
}

extension [InstalledExtension] {
  /// The identifier for a name: the name itself if an extension has it as its identifier, or else
  /// the identifier of the only extension whose module has it.
  func identifier(for name: ExtensionID) -> ExtensionID {
    guard !contains(where: { $0.id == name }) else { return name }
    let matches = filter { $0.moduleName == name.rawValue }
    return matches.count == 1 ? matches[0].id : name
  }
}

extension DeviceCommand {
  /// The command with the identifier of its extension.
  func resolved(on host: WidgetHost) async -> any DeviceCommand {
    guard var command = self as? any ExtensionCommand else { return self }
    let installed = await host.installedExtensions
    command.rename { installed.identifier(for: $0) }
    return command
  }
}
