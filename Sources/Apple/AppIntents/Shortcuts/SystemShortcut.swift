// Compatibility (iOS 27): accepted | `RunSystemShortcutIntent`, `SystemShortcut` | there are no
//   shortcuts to choose; running one does nothing

/// A shortcut that a user chooses in a widget's configuration. There are none here: a parameter of
/// this type, which is often not optional, has one without an action.
public struct SystemShortcut: Hashable, Codable, Sendable, InstanceDisplayRepresentable,
  TypeDisplayRepresentable, PersistentlyIdentifiable, _IntentValue
{
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Shortcut" }
  public var displayRepresentation: DisplayRepresentation { "Shortcut" }

  public var localizedStringResource: LocalizedStringResource { "Shortcut" }

  public static var _format: _IntentValueFormat<Self> {
    var format = _IntentValueFormat<Self>.json("SystemShortcut") { _ in "Shortcut" }
    format.unset = SystemShortcut()
    return format
  }
}

/// Runs the shortcut that a widget's configuration has.
public struct RunSystemShortcutIntent: AppIntent {
  public static let title: LocalizedStringResource = "Run Shortcut"

  @Parameter(title: "Shortcut") private var shortcut: SystemShortcut?

  public init() {}

  public init(shortcut: SystemShortcut) {
    self.shortcut = shortcut
  }

  public func perform() async throws -> some IntentResult { .result() }
}
