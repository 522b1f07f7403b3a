/// What a control's label says: its texts and symbols in order, without their layout.
///
/// The system draws controls, so that of a label only these count: fonts, stacks and colours are
/// the control's own.
package struct LabelParts: Sendable {
  package struct TextPart: Sendable {
    package var text: Text
    /// As it is read now; empty for dates that run.
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
    /// The symbol's name, or the asset's.
    package var name: String
    /// False for an asset, which is as large as its file says.
    package var isSystem: Bool
    /// `bounce`, `variableColor.iterative;repeat=3`: the effect, then its variants after dots, then
    /// its options.
    package var effects: [String]
  }

  package internal(set) var texts: [TextPart] = []
  package internal(set) var images: [ImagePart] = []
  package internal(set) var hint: String?
  package internal(set) var status: String?
  package internal(set) var isPrivacySensitive = false

  package init() {}
}

/// Notes what a label's views are while they make their nodes.
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

  /// The outermost counts.
  func record(hint: String) {
    parts.hint = parts.hint ?? hint
  }

  func record(status: String) {
    parts.status = parts.status ?? status
  }
}

/// Says something of a control, and nothing elsewhere.
struct ControlLabelModifier: ContextModifier {
  let record: @MainActor (LabelRecorder, _ViewContext) -> Void

  func change(_ context: inout _ViewContext) {
    if let recorder = context.labelRecorder { record(recorder, context) }
  }
}

extension View {
  /// What a press leads to, for surfaces that say so before it: a phrase that begins with a verb.
  nonisolated package func controlActionHint(_ hint: Text) -> some View {
    modifier(ControlLabelModifier { $0.record(hint: $1.spoken(hint)) })
  }

  /// What is shown for a moment when the control has come into this state.
  nonisolated package func controlStatus(_ status: Text) -> some View {
    modifier(ControlLabelModifier { $0.record(status: $1.spoken(status)) })
  }
}
