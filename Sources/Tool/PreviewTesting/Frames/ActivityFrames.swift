import CommandContext
import HostLink

/// Archives the content states of a Live Activity in one presentation.
struct ActivityFrames {
  let session: ExtensionSession
  let variants: PreviewVariants
  /// The content states that are archived at most.
  let maxStates: Int

  /// Throws `ToolError.emptyPreview` if there is no content state.
  func frames(of activity: PreviewedActivity) async throws -> [PreviewFrame] {
    guard !activity.states.isEmpty else { throw ToolError.emptyPreview }
    let isIsland = activity.presentation != .content
    var frames: [PreviewFrame] = []
    for variant in variants.groups(without: isIsland ? [.mode, .scheme] : [.mode]).joined() {
      frames += try await self.frames(activity, variant)
    }
    return frames
  }

  private func frames(
    _ activity: PreviewedActivity, _ variant: PreviewVariant
  ) async throws -> [PreviewFrame] {
    let name = activity.presentation.argument
    var frames: [PreviewFrame] = []
    for (index, state) in activity.states.prefix(maxStates).enumerated() {
      let drawing = ActivityDrawing(
        name: name, scheme: name == .lock ? variant.scheme : .dark, settings: variant.settings)
      var frame = try await drawing.frame(session) { forms in
        ActivityRequest(
          id: "preview", attributesType: activity.attributesType,
          attributes: activity.attributes, state: state, forms: forms)
      }
      frame.panel = name == .lock ? variant.panel : .lockScreen
      frame.variant = variant.caption
      frame.index = index
      frame.state = activity.states.count > 1 ? "State \(index)" : ""
      frames.append(frame)
    }
    return frames
  }
}
