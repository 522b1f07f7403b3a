import NoticeCatalog

/// Adds a notice about a view or modifier that would move all the time in an app.
struct EndlessMotionModifier: ContextModifier {
  typealias Body = Never

  /// nil for motion that ends.
  let name: String?

  func change(_ context: inout _ViewContext) {
    guard let name else { return }
    context.noteEndlessMotion("\(name) does not move in a widget: it is drawn at rest.")
  }
}

extension _ViewContext {
  /// Adds a notice of the kind `endless-motion`, except in a window, which plays motion, and in a
  /// placeholder.
  @MainActor func noteEndlessMotion(_ facts: String) {
    noteMistake(NoticeKind.endlessMotion.notice(facts))
  }

  /// Adds a notice about what a widget shows, except in a window, and in a placeholder, whose
  /// values are not the author's.
  @MainActor func noteMistake(_ notice: String) {
    guard session.live == nil, environment.redactionReasons.isEmpty else { return }
    session.notice(notice)
  }
}
