import Foundation
import ViewArchive

// Compatibility (views): works | `Text` | keys, verbatim, dates by style, ranges, timers,
//   formats, `AttributedString`, `LocalizedStringResource`, `+`, inline symbols and images
// Compatibility (views): accepted | `backgroundColor` of an `AttributedString` | not drawn, with a
//   notice
// Compatibility (views): works | `Text` with Markdown | strong, emphasis, code, strikethrough and
//   links; as on iOS, blocks such as lists are not laid out

/// One or more lines of text.
public struct Text: Equatable, Sendable {
  indirect enum Storage: Sendable {
    case verbatim(String)
    /// A `String` that is not a literal: drawn verbatim, although a key may have been meant.
    case string(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case formatted(FormattedSubject)
    case styled(StyledValue)
    case timed(TimedText)
    case dynamic(DynamicDate)
    case image(Image)
    case joined(Text, Text)
  }

  let storage: Storage
  private(set) var changes: [TextChange] = []

  init(_ storage: Storage) {
    self.storage = storage
  }

  func adding(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.string(String(content)))
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.resource(resource))
  }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  public init(_ image: Image) {
    self.init(.image(image))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted(FormattedSubject(subject, formatter)))
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.formatted(FormattedSubject(subject, formatter)))
  }

  public static func + (left: Text, right: Text) -> Text { Text(.joined(left, right)) }

  public enum TruncationMode: Sendable {
    case head, tail, middle
  }

  public enum Case: Sendable {
    case uppercase, lowercase
  }

  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let archived: TextStyle.LineDecoration.Pattern

      public static let solid = Pattern(archived: .solid)
      public static let dot = Pattern(archived: .dot)
      public static let dash = Pattern(archived: .dash)
      public static let dashDot = Pattern(archived: .dashDot)
      public static let dashDotDot = Pattern(archived: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  public struct Scale: Hashable, Sendable {
    let factor: Double
    public static let `default` = Scale(factor: 1)
    public static let secondary = Scale(factor: 0.8)
  }
}

extension Text.Storage: Equatable {
  static func == (left: Text.Storage, right: Text.Storage) -> Bool {
    switch (left, right) {
    case (.verbatim(let left), .verbatim(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.verbatim(let left), .string(let right)), (.string(let right), .verbatim(let left)):
      left == right
    case (
      .localized(let left, let leftTable, let leftBundle),
      .localized(let right, let rightTable, let rightBundle)
    ):
      // Two `Bundle` objects can represent the same folder.
      left == right && leftTable == rightTable && leftBundle?.bundleURL == rightBundle?.bundleURL
    case (.resource(let left), .resource(let right)): left == right
    case (.attributed(let left), .attributed(let right)): left == right
    case (.formatted(let left), .formatted(let right)): left == right
    case (.styled(let left), .styled(let right)): left == right
    case (.timed(let left), .timed(let right)): left == right
    case (.dynamic(let left), .dynamic(let right)): left == right
    case (.image(let left), .image(let right)): left == right
    case (.joined(let first, let second), .joined(let otherFirst, let otherSecond)):
      first == otherFirst && second == otherSecond
    default: false
    }
  }
}

/// A change to the appearance of a text.
enum TextChange: Equatable, Sendable {
  case font(Font?)
  case fontChange(Font.Change)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case italic(Bool)
  case bold(Bool)
  case style(EquatableStyle?)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case scale(Double)
  case accessibilityLabel(Text)
  case attributes(TextAttributes)
}
