import Foundation

/// One placed view: a frame, what is drawn in it, and the children on top.
///
/// Drawing order: `content` first, then `children` in order; `effects` then apply to the result,
/// first to last. Text goldens print this tree, so `kind` is the name that an author would use
/// (`VStack`, `Text`, `padding`).
public struct ArchiveNode: Equatable, Sendable {
  public var kind: String
  /// In the parent's coordinates, points.
  public var frame: CGRect
  public var content: NodeContent
  public var effects: [NodeEffect]
  public var marks: NodeMarks
  /// What a tap inside the frame (or `hitShape`) does.
  public var action: NodeAction?
  /// In the node's own coordinates; nil is the frame's rectangle.
  public var hitShape: ArchivePath?
  public var accessibility: NodeAccessibility?
  /// `id(_:)` or `ForEach` identity, spelled out; for transitions between two archives.
  public var identity: String?
  /// What its view asks for when another archive comes or has been.
  public var motion: NodeMotion?
  public var children: [ArchiveNode]
  /// What stands in the place of `children` while a toggle shows its other state: a tap is seen at
  /// once, and the intent's result comes later. Empty for nodes that are no toggle.
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

/// What a node draws by itself, in its own coordinates: the frame's origin is (0, 0).
public enum NodeContent: Equatable, Sendable {
  case none
  case fill(ArchivePath, Paint, evenOdd: Bool)
  case stroke(ArchivePath, Paint, StrokeGeometry)
  /// Static text and symbols: glyphs at their places.
  case text(TextBlock)
  /// Text that follows the clock: laid out again inside the node's frame when it is drawn.
  case dynamicText(StyledText, ParagraphStyle)
  case image(ImageDrawing)
  case timedProgress(TimedProgress)
}

/// Facts about a node that rendering modes and privacy need.
public struct NodeMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `widgetAccentable()`: belongs to the accent group.
  public static let accentable = NodeMarks(rawValue: 1 << 0)
  /// An image that keeps its colours in the accented mode.
  public static let fullColor = NodeMarks(rawValue: 1 << 1)
  /// `privacySensitive()`.
  public static let privacySensitive = NodeMarks(rawValue: 1 << 2)
  /// `invalidatableContent()`.
  public static let invalidatable = NodeMarks(rawValue: 1 << 3)
  /// The translucent disc or pill of `AccessoryWidgetBackground`.
  public static let accessoryBackground = NodeMarks(rawValue: 1 << 4)
  /// An image that is desaturated in the accented mode.
  public static let desaturated = NodeMarks(rawValue: 1 << 5)
  /// `unredacted()`, `privacySensitive(false)`: shown inside of what is privacy-sensitive.
  public static let unredacted = NodeMarks(rawValue: 1 << 6)
}

/// What a tap does.
public enum NodeAction: Equatable, Sendable {
  case link(URL)
  /// An app intent: its type's identifier and its encoded parameters.
  case intent(identifier: String, parameters: Data)
  /// A toggle with its present value and the intent that sets it.
  case toggle(isOn: Bool, identifier: String, parameters: Data)
}
