import Foundation

/// One laid-out view or modifier: a frame, what it draws, and its children.
///
/// ```swift
/// ArchiveNode(
///   kind: "Color", frame: CGRect(x: 16, y: 16, width: 60, height: 20),
///   content: .fill(ArchivePath(rect: bounds), .color(.black), evenOdd: false))
/// ```
/// - `content` is drawn first, then `children` in order. `effects` then apply to the result in
///   order.
/// - `frame` is in the parent's coordinates; everything else is in the node's own, with the origin
///   at the frame's top left corner. Drawing is not clipped to the frame.
/// - `kind` is for people: the name that an author would use (`VStack`, `Text`, `padding`). Text
///   goldens print it. No behaviour depends on it.
public struct ArchiveNode: Equatable, Sendable {
  /// For people: the name that an author would use. No behavior depends on it.
  public var kind: String
  /// In points, in the parent's coordinates.
  public var frame: CGRect
  /// Drawn before the children.
  public var content: NodeContent
  /// In the order in which they apply.
  public var effects: [NodeEffect]
  public var marks: NodeMarks
  /// The action of a tap inside the frame, or inside `hitShape`.
  public var action: NodeAction?
  /// In the node's own coordinates; nil means the frame's rectangle.
  public var hitShape: ArchivePath?
  public var accessibility: NodeAccessibility?
  /// The `id(_:)` or `ForEach` identity as text, for transitions between two archives.
  public var identity: String?
  /// How the view animates when one archive replaces another.
  public var motion: NodeMotion?
  /// Drawn in order, above `content`.
  public var children: [ArchiveNode]
  /// The children of a toggle in its other state. A host shows them right after a tap, before the
  /// intent has finished. Empty for nodes that are not toggles.
  public var otherState: [ArchiveNode]

  public init(
    kind: String, frame: CGRect, content: NodeContent = .none, effects: [NodeEffect] = [],
    marks: NodeMarks = [], action: NodeAction? = nil, hitShape: ArchivePath? = nil,
    accessibility: NodeAccessibility? = nil, identity: String? = nil, motion: NodeMotion? = nil,
    children: [ArchiveNode] = [],
    otherState: [ArchiveNode] = []
  ) {
    self.kind = kind
    self.frame = frame
    self.content = content
    self.effects = effects
    self.marks = marks
    self.action = action
    self.hitShape = hitShape
    self.accessibility = accessibility
    self.identity = identity
    self.motion = motion
    self.children = children
    self.otherState = otherState
  }
}

/// What a node itself draws, below its children, in its own coordinates.
///
/// `dynamicText` and `timedProgress` depend on the instant at which the archive is drawn. All other
/// cases look the same at every instant. A new case must also be added to the codec (`Codec`), the
/// tree printer (`Reading`) and the rasterizer's painter.
public enum NodeContent: Equatable, Sendable {
  /// Nothing; the node only has children.
  case none
  /// An area. `evenOdd` is the rule for paths that cross themselves.
  case fill(ArchivePath, Paint, evenOdd: Bool)
  /// A line along a path, centered on it.
  case stroke(ArchivePath, Paint, StrokeGeometry)
  /// Static text and symbols, as positioned glyphs.
  case text(TextBlock)
  /// Text that changes with time. It is laid out inside the node's frame each time it is drawn.
  case dynamicText(StyledText, ParagraphStyle)
  /// An image in the node's bounds.
  case image(ImageDrawing)
  /// A bar or a ring whose filled part follows the clock.
  case timedProgress(TimedProgress)
}

/// Properties of a node that rendering modes and privacy redaction use.
public struct NodeMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `widgetAccentable()`: belongs to the accent group.
  public static let accentable = NodeMarks(rawValue: 1 << 0)
  /// An image that keeps its colours in accented mode.
  public static let fullColor = NodeMarks(rawValue: 1 << 1)
  /// `privacySensitive()`.
  public static let privacySensitive = NodeMarks(rawValue: 1 << 2)
  /// `invalidatableContent()`.
  public static let invalidatable = NodeMarks(rawValue: 1 << 3)
  /// The translucent disc or pill of `AccessoryWidgetBackground`.
  public static let accessoryBackground = NodeMarks(rawValue: 1 << 4)
  /// An image that is desaturated in accented mode.
  public static let desaturated = NodeMarks(rawValue: 1 << 5)
  /// `unredacted()`, `privacySensitive(false)`: visible even inside a privacy-sensitive node.
  public static let unredacted = NodeMarks(rawValue: 1 << 6)
  /// The part of a gauge or progress view that shows its value: left out where content is redacted.
  public static let privateValue = NodeMarks(rawValue: 1 << 7)
}

/// The action of a tap.
public enum NodeAction: Equatable, Sendable {
  /// Opens the URL in the widget's app.
  case link(URL)
  /// Runs an app intent, given by its type's identifier and its encoded parameters.
  case intent(identifier: String, parameters: Data)
  /// Runs the intent that sets a toggle. `isOn` is the toggle's current value.
  case toggle(isOn: Bool, identifier: String, parameters: Data)
  /// Runs code of the running app that has drawn the archive. The app knows the code by its number,
  /// which is the same in each of its archives. `isOn` is the value of a toggle; nil for others.
  case app(UInt64, isOn: Bool?)
}
