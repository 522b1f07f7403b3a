/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: Text?
  private let kind: String

  public static let `default` = AccessibilityActionKind(name: nil, kind: "default")
  public static let escape = AccessibilityActionKind(name: nil, kind: "escape")
  public static let magicTap = AccessibilityActionKind(name: nil, kind: "magicTap")

  public init(named name: Text) {
    self.init(name: name, kind: "named")
  }

  private init(name: Text?, kind: String) {
    self.name = name
    self.kind = kind
  }
}

/// A group of accessibility actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: Text

  public static let `default` = AccessibilityActionCategory(Text(verbatim: "default"))
  public static let edit = AccessibilityActionCategory(Text(verbatim: "edit"))

  public init(_ name: Text) {
    self.name = name
  }

  public init(_ nameKey: LocalizedStringKey) {
    self.init(Text(nameKey))
  }

  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource) {
    self.init(Text(nameResource))
  }

  @_disfavoredOverload
  public init(_ name: some StringProtocol) {
    self.init(Text(name))
  }
}

/// A gesture of VoiceOver that zooms.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  /// In the view's coordinates, in points.
  public let point: CGPoint
}
