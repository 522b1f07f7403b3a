import HostLink

extension AuditRule {
  static let controlHint = AuditRule(
    id: "control-hint", title: "Action hints that do not start with a verb",
    source: "Extend your app's controls across the system: controlWidgetActionHint",
    check: .control { audited, _ in
      guard audited.isEnglish else { return [] }
      var seen: Set<String> = []
      return audited.template.states.compactMap(\.hint).compactMap { hint in
        guard !startsWithVerb(hint), seen.insert(hint).inserted else { return nil }
        return AuditDefect(
          severity: .warning, topic: "the action hint “\(hint)” does not start with a verb",
          detail: "the Action button shows “Hold to \(hint)”; name the action, such as Start Timer")
      }
    })

  /// False only if the first word of an English hint is certainly no verb that follows "Hold to".
  /// Many nouns are verbs as well, so that every other word passes.
  static func startsWithVerb(_ hint: String) -> Bool {
    guard let first = hint.lowercased().split(whereSeparator: { !$0.isLetter }).first else {
      return false
    }
    let word = String(first)
    if otherWords.contains(word) { return false }
    return !(word.count > 5 && word.hasSuffix("ing") && !verbsInIng.contains(word))
  }

  /// Articles, pronouns, prepositions, states, and the system's own "Hold".
  private static let otherWords: Set<String> = [
    "a", "an", "the", "my", "your", "our", "their", "this", "that", "these", "those", "some", "any",
    "no", "every", "each", "another", "something", "anything", "nothing", "everything", "i", "you",
    "we", "it", "of", "at", "from", "with", "for", "in", "into", "on", "off", "to", "until", "is",
    "are", "was", "were", "new", "active", "inactive", "enabled", "disabled", "started", "stopped",
    "paused", "finished", "hold",
  ]

  private static let verbsInIng: Set<String> = ["spring", "string"]
}
