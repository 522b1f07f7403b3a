/// A widget kind of one extension.
public struct WidgetKind: Hashable, Sendable {
  public var `extension`: ExtensionID
  public var kind: String

  public init(extension: ExtensionID, kind: String) {
    self.extension = `extension`
    self.kind = kind
  }
}

extension Placement {
  package var widgetKind: WidgetKind { WidgetKind(extension: `extension`, kind: kind) }
}
