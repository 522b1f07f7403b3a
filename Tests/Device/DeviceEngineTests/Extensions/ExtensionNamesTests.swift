import DeviceEngine
import Foundation
import HostLink
import Testing

/// What names of extensions, widgets and controls mean.
@Suite struct ExtensionNamesTests {
  private let names: ExtensionNames = {
    func app(
      _ id: ExtensionID, _ name: String, module: String, german: String? = nil,
      widgets: [(String, String?)] = [], controls: [(String, String?)] = []
    ) -> InstalledExtension {
      var app = InstalledExtension(
        id: id, name: name, bundle: URL(fileURLWithPath: "/"), contentHash: "",
        contents: BundleDescription(
          widgets: widgets.map {
            WidgetDescription(kind: $0.0, displayName: $0.1, supportedFamilies: [])
          },
          controls: controls.map { ControlDescription(kind: $0.0, displayName: $0.1) }
        ), bundleIdentifier: "\(id).app", moduleName: module)
      app.localizedNames = german.map { ["de": $0] }
      return app
    }
    return ExtensionNames(
      [
        app("com.a", "Timer", module: "Widgets"), app("com.b", "Timer", module: "Widgets"),
        app(
          "com.c.brewer", "Brewer", module: "Tide", german: "Brauer",
          widgets: [("brew", "Espresso"), ("Beans", nil), ("x", "Twice"), ("y", "Twice")],
          controls: [("grind", "Espresso"), ("Espresso", "Machine")]),
      ], locale: "de_DE")
  }()

  @Test(
    arguments: [
      ("com.a", "com.a"), ("Widgets", "Widgets"), ("Timer", "Timer"), ("None", "None"),
      ("Tide", "com.c.brewer"), ("Brewer", "com.c.brewer"), ("Brauer", "com.c.brewer"),
      ("com.c.brewer.app", "com.c.brewer"),
    ] as [(ExtensionID, ExtensionID)])
  func uniqueNameMeansExtension(name: ExtensionID, identifier: ExtensionID) {
    #expect(names.identifier(name) == identifier)
  }

  @Test(
    arguments: [
      ("Espresso", .widgets, "brew"), ("Machine", .controls, "Espresso"),
      // A kind comes before a name.
      ("Espresso", .controls, "Espresso"), ("Espresso", .both, "Espresso"),
      // A widget without a name has that of its app.
      ("Brauer", .widgets, "Beans"), ("Twice", .widgets, "Twice"), ("None", .both, "None"),
    ] as [(String, ExtensionNames.Scope, String)])
  func uniqueDisplayNameMeansKind(name: String, scope: ExtensionNames.Scope, kind: String) {
    #expect(names.kind(name, of: "com.c.brewer", in: scope) == kind)
  }

  @Test func decisionsAreRenamed() {
    var settings = DeviceSettings()
    settings.networkAccess["com.c.brewer"] = .deny
    settings.networkAccess["Brewer"] = .allow
    settings.renameExtensions(names.identifier)
    #expect(settings.networkAccess.text == "com.c.brewer:allow")
  }
}
