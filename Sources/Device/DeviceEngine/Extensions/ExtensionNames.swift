import HostLink

/// What the names of extensions and kinds mean on a device.
///
///     names.identifier("Brewer")    // com.example.brewer.widgets
///     names.kind("Espresso", of: "com.example.brewer.widgets", in: .widgets)
///
/// A name that means nothing, or several things, stays what it is, so that the command that uses it
/// reports it.
package struct ExtensionNames: Sendable {
  private let installed: [InstalledExtension]
  private let locale: String

  /// - Parameter locale: The device's, in whose language the page shows names.
  package init(_ installed: [InstalledExtension], locale: String) {
    self.installed = installed
    self.locale = locale
  }

  /// An extension has its identifier, its app's name as the page shows it, the name in the language
  /// of the project, its module, and the app's bundle identifier.
  package func identifier(_ name: ExtensionID) -> ExtensionID {
    let readings: [(InstalledExtension) -> String?] = [
      \.id.rawValue, { $0.name(in: locale) }, \.name, \.moduleName, \.bundleIdentifier,
    ]
    return installed.only(named: name.rawValue, by: readings)?.id ?? name
  }

  /// What a kind is one of.
  package enum Scope: Sendable { case widgets, controls, both }

  /// A widget or a control has its kind and the name that galleries show.
  package func kind(_ name: String, of id: ExtensionID, in scope: Scope) -> String {
    guard let app = installed.first(where: { $0.id == id }) else { return name }
    var kinds: [(kind: String, name: String?)] = []
    if scope != .controls { kinds += app.contents.widgets.map { ($0.kind, $0.displayName) } }
    if scope != .widgets { kinds += app.contents.controls.map { ($0.kind, $0.displayName) } }
    if kinds.contains(where: { $0.kind == name }) { return name }
    // Galleries show the app's name for a kind without one.
    let appName = app.name(in: locale)
    return kinds.only(named: name, by: [{ $0.name ?? appName }])?.kind ?? name
  }
}

extension Sequence {
  /// The only element with a name, by the first reading that finds any: the identifier first, then
  /// what people call it. nil for none or several.
  package func only(named name: String, by readings: [(Element) -> String?]) -> Element? {
    for reading in readings {
      let found = filter { reading($0) == name }
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    }
    return nil
  }
}

extension DeviceSettings {
  /// Replaces the names of extensions in the user's decisions.
  package mutating func renameExtensions(_ name: (ExtensionID) -> ExtensionID) {
    locationAccess.rename(name)
    networkAccess.rename(name)
    alarmAccess.rename(name)
  }
}
