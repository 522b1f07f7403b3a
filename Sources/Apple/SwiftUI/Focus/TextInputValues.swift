import UIKit

/// A selected part of a text.
public struct TextSelection: Hashable, Sendable {
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected, so that typing inserts text.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  public var affinity: TextSelectionAffinity { .automatic }
}

/// Whether and how a text input offers dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let activation: TextInputDictationActivation?

  public static let automatic = TextInputDictationBehavior(activation: nil)

  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

/// Which letters a text input capitalizes.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let type: UITextAutocapitalizationType

  public init?(_ type: UITextAutocapitalizationType) {
    self.type = type
  }

  private init(_ type: UITextAutocapitalizationType, _: Void) {
    self.type = type
  }

  public static let never = TextInputAutocapitalization(.none, ())
  public static let words = TextInputAutocapitalization(.words, ())
  public static let sentences = TextInputAutocapitalization(.sentences, ())
  public static let characters = TextInputAutocapitalization(.allCharacters, ())
}

/// Where a text input shows its formatting controls.
public struct TextInputFormattingControlPlacement: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let contextMenu = Set(rawValue: 1 << 0)
    public static let inputAssistant = Set(rawValue: 1 << 1)
    public static let all: Set = [.contextMenu, .inputAssistant]
    public static let `default`: Set = .all
  }
}

/// The appearance of a text editor.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a text editor. An app's window draws the text itself.
public struct TextEditorStyleConfiguration: Sendable {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
