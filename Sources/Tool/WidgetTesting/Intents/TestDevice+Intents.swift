import HostLink
import WidgetHost

extension TestDevice {
  /// The intents of the app and its extension, by the names of their types. They run on this
  /// device, with its time.
  ///
  /// ```swift
  /// let result = try await device.intents["FeedCat"].makeIntent(portion: 2).run()
  /// #expect(result.dialog == "Mia has eaten.")
  /// ```
  public var intents: IntentDefinitions.DefinitionCollection<AppIntentDefinition> {
    definitions.intents
  }

  /// The entity types of the app and its extension, by name.
  public var entities: IntentDefinitions.DefinitionCollection<AppEntityDefinition> {
    definitions.entities
  }

  /// The enums of the app and its extension, by name.
  public var enums: IntentDefinitions.DefinitionCollection<AppEnumDefinition> {
    definitions.enums
  }

  private var definitions: IntentDefinitions { IntentDefinitions(app: TestedApp(device: self)) }

  /// Lets time pass until the device sends calls again to an extension that has crashed often.
  func endHoldBack() async throws {
    guard let end = await pool.states()[app.id]?.heldBackUntil, end > now else { return }
    try await advance(to: end)
  }

  /// What the app and its extension declare. Asked once. Throws ``TestDeviceError/failed(_:)``.
  func intentCatalog() async throws -> IntentCatalog {
    if let known = catalog.withLock({ $0 }) { return known }
    let found = try await throwingFailures { try await host.intents(of: app.id) }
    catalog.withLock { $0 = found }
    return found
  }
}
