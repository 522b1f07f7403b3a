import CommandContext
import DeviceEngine

/// A widget or a control of a gallery, which commands name.
protocol ListedKind {
  var `extension`: ExtensionID { get }
  var kind: String { get }
  var displayName: String { get }
}

extension GalleryItem: ListedKind {}
extension ControlGalleryItem: ListedKind {}

extension Array where Element: ListedKind {
  /// The item that a kind means, or a display name; nil if there is none. Throws
  /// `ToolError.ambiguousKind`.
  func item(named name: String) throws -> Element? {
    let kinds = filter { $0.kind == name }
    let found = kinds.isEmpty ? filter { $0.displayName == name } : kinds
    guard found.count <= 1 else {
      throw ToolError.ambiguousKind(name, extensions: found.map(\.extension.rawValue))
    }
    return found.first
  }
}
