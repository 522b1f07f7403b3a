import CommandContext
import DeviceEngine

/// A widget or a control of a gallery, which commands name.
protocol ListedKind: NamedKind {
  var `extension`: ExtensionID { get }
}

extension GalleryItem: ListedKind {
  package var shownName: String? { displayName }
}

extension ControlGalleryItem: ListedKind {
  package var shownName: String? { displayName }
}

extension Array where Element: ListedKind {
  /// The item that a kind means, or a display name; nil if there is none. Throws
  /// `ToolError.ambiguousKind`.
  func item(named name: String) throws -> Element? {
    let found = named(name)
    guard found.count <= 1 else {
      throw ToolError.ambiguousKind(name, extensions: found.map(\.extension.rawValue))
    }
    return found.first
  }
}
