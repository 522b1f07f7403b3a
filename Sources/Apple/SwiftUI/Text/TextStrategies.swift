// Compatibility (views): accepted | `typesettingLanguage`, `textVariant`, `writingDirection`,
//   alignment strategies, modifiers of `Text` for speech

extension Text {
  /// What the alignment of a text depends on.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    public static let `default` = AlignmentStrategy(name: "default")
    /// The layout direction of the environment.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The writing direction of each paragraph.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// What the writing direction of a text depends on.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    public static let `default` = WritingDirectionStrategy(name: "default")
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }
}

/// The language whose rules set a text.
public struct TypesettingLanguage: Equatable, Sendable {
  private let language: Locale.Language?

  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// Whether a text has shorter variants for narrow spaces. The longest one is always drawn.
public protocol TextVariantPreference: Sendable {}

public struct FixedTextVariant: TextVariantPreference {}

public struct SizeDependentTextVariant: TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// Accepted without effect: texts follow the layout direction and the locale, and archives do not
/// store how they are spoken.
extension Text {
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    self
  }

  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
  nonisolated public func multilineTextAlignment(
    strategy: Text.AlignmentStrategy
  ) -> some View {
    self
  }

  nonisolated public func writingDirection(
    strategy: Text.WritingDirectionStrategy
  ) -> some View {
    self
  }

  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    self
  }
}
