import DeviceEngine
import WidgetHost

/// A command about one extension, which can be named by its identifier, its app's name or its
/// module. It has the field `extension`, which can be optional.
protocol ExtensionCommand: DeviceCommand {
  associatedtype Name
  var `extension`: Name { get set }

  /// Replaces the name of the extension, and that of a kind.
  mutating func resolve(_ names: ExtensionNames)
}

/// A command about a kind of an extension's widgets or controls, which can be named by its
/// identifier or by its display name. It has the field `kind`, which can be optional.
protocol KindCommand: ExtensionCommand {
  associatedtype Kind
  var kind: Kind { get set }
  static var scope: ExtensionNames.Scope { get }
}

/// A request to reload the widgets or the controls of an extension, or of one kind.
protocol ReloadCommand: KindCommand {
  /// Who asks for it.
  var by: ReloadRequester? { get }
}

extension ExtensionCommand where Name == ExtensionID {
  mutating func resolve(_ names: ExtensionNames) {
    `extension` = names.identifier(`extension`)
  }
}

extension ExtensionCommand where Name == ExtensionID? {
  mutating func resolve(_ names: ExtensionNames) {
    `extension` = `extension`.map(names.identifier)
  }
}

extension KindCommand where Name == ExtensionID, Kind == String {
  mutating func resolve(_ names: ExtensionNames) {
    `extension` = names.identifier(`extension`)
    kind = names.kind(kind, of: `extension`, in: Self.scope)
  }
}

extension ReloadCommand where Name == ExtensionID?, Kind == String? {
  mutating func resolve(_ names: ExtensionNames) {
    guard let id = `extension`.map(names.identifier) else { return }
    `extension` = id
    // An app uses the kind itself; a display name in its place is a mistake, which is reported.
    if by != .app { kind = kind.map { names.kind($0, of: id, in: Self.scope) } }
  }
}

extension DeviceCommand {
  /// The command with the identifiers of its extension and its kind.
  func resolved(on host: WidgetHost) async -> any DeviceCommand {
    guard var command = self as? any ExtensionCommand else { return self }
    command.resolve(await host.names)
    return command
  }
}
