/// The accessibility properties of a node.
public struct NodeAccessibility: Equatable, Sendable {
  /// By SwiftUI's names for accessibility traits.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A tap performs an action.
    public static let isButton = Traits(rawValue: 1 << 0)
    /// Begins a section.
    public static let isHeader = Traits(rawValue: 1 << 1)
    public static let isSelected = Traits(rawValue: 1 << 2)
    /// A tap opens a link.
    public static let isLink = Traits(rawValue: 1 << 3)
    /// Read as an image.
    public static let isImage = Traits(rawValue: 1 << 4)
    public static let isStaticText = Traits(rawValue: 1 << 5)
    /// Has two states; `value` is the current one.
    public static let isToggle = Traits(rawValue: 1 << 6)
    public static let isSummaryElement = Traits(rawValue: 1 << 7)
    public static let updatesFrequently = Traits(rawValue: 1 << 8)
    // What controls in an app's window are. Authors cannot set these.
    /// Takes a text, which is `value`.
    public static let isTextField = Traits(rawValue: 1 << 24)
    /// A text field for a secret; `value` has a dot for each character.
    public static let isSecure = Traits(rawValue: 1 << 25)
    /// A text field with several lines.
    public static let isMultiline = Traits(rawValue: 1 << 26)
    /// Takes a number from 0 to 100, which is `value`.
    public static let isSlider = Traits(rawValue: 1 << 27)
    /// A tap opens a menu.
    public static let opensMenu = Traits(rawValue: 1 << 28)
  }

  /// How the children of an `accessibilityElement(children:)` node are read.
  public enum ChildBehavior: UInt8, Sendable {
    case contain, combine, ignore
  }

  public var label: String?
  public var value: String?
  public var hint: String?
  /// For tests. It is never read.
  public var identifier: String?
  public var traits: Traits
  public var isHidden: Bool
  /// nil for nodes that are not `accessibilityElement(children:)`.
  public var children: ChildBehavior?
  public var sortPriority: Double

  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, identifier: String? = nil,
    traits: Traits = [], isHidden: Bool = false, children: ChildBehavior? = nil,
    sortPriority: Double = 0
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.traits = traits
    self.isHidden = isHidden
    self.children = children
    self.sortPriority = sortPriority
  }
}
