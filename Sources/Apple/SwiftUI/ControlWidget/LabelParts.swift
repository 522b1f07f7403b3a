/// The content of a control's label: its texts and symbols in order, without their layout.
///
/// The system draws controls and chooses their fonts, colours and layout. It uses nothing else of a
/// label.
package struct LabelParts: Sendable {
  package struct TextPart: Sendable {
    package var text: Text
    /// The text for the current instant; empty for a running date.
    package var string: String
    package var isPrivacySensitive: Bool

    package init(text: Text, string: String, isPrivacySensitive: Bool = false) {
      self.text = text
      self.string = string
      self.isPrivacySensitive = isPrivacySensitive
    }
  }

  package struct ImagePart: Sendable {
    package var image: Image
    /// The name of the symbol or of the asset.
    package var name: String
    /// True for a symbol, false for an asset.
    package var isSystem: Bool
    /// The symbol effects, each with its variants after dots, then its options: `bounce`,
    /// `variableColor.iterative;repeat=3`.
    package var effects: [String]
  }

  package internal(set) var texts: [TextPart] = []
  package internal(set) var images: [ImagePart] = []
  package internal(set) var hint: String?
  package internal(set) var status: String?
  package internal(set) var isPrivacySensitive = false

  package init() {}
}

/// Records the texts and images of a label while its views create their nodes.
///
/// A recorder is passed to the views in `_ViewContext.labelRecorder`. The nodes themselves are
/// discarded.
@MainActor
final class LabelRecorder {
  private(set) var parts = LabelParts()

  func record(_ text: Text, _ context: _ViewContext) {
    let isPrivate = context.environment.isPrivacySensitive
    parts.isPrivacySensitive = parts.isPrivacySensitive || isPrivate
    parts.texts.append(
      LabelParts.TextPart(
        text: text, string: context.spoken(text), isPrivacySensitive: isPrivate))
  }

  func record(_ image: Image, _ context: _ViewContext) {
    let isPrivate = context.environment.isPrivacySensitive
    parts.isPrivacySensitive = parts.isPrivacySensitive || isPrivate
    guard image.source != .empty else { return }
    let transition = context.environment.contentTransition.symbolEffectName
    parts.images.append(
      LabelParts.ImagePart(
        image: image, name: image.name, isSystem: image.isSystem,
        effects: context.symbolEffects.map { $0 + (transition.map { [$0] } ?? []) } ?? []))
  }

  /// Records the hint. The first call is from the outermost modifier and takes effect.
  func record(hint: String) {
    parts.hint = parts.hint ?? hint
  }

  func record(status: String) {
    parts.status = parts.status ?? status
  }
}

/// Records a property of a control's label. Has no effect outside controls.
struct ControlLabelModifier: ContextModifier {
  let record: @MainActor (LabelRecorder, _ViewContext) -> Void

  func change(_ context: inout _ViewContext) {
    if let recorder = context.labelRecorder { record(recorder, context) }
  }
}

extension View {
  /// Describes the control's action, as a phrase that begins with a verb. Some surfaces show it
  /// before the control is pressed.
  nonisolated package func controlActionHint(_ hint: Text) -> some View {
    modifier(ControlLabelModifier { $0.record(hint: $1.spoken(hint)) })
  }

  /// The text shown briefly after the control has changed to this state.
  nonisolated package func controlStatus(_ status: Text) -> some View {
    modifier(ControlLabelModifier { $0.record(status: $1.spoken(status)) })
  }
}
