/// A kind of notice about valid code that probably does not do what its author intends: it works,
/// here and on a device, but shows something else than its author expects.
///
/// ```swift
/// session.notice(NoticeKind.gesture.notice("onTapGesture does nothing in a widget."))
/// // onTapGesture does nothing in a widget. Use Button(intent:) or Link. [gesture]
/// ```
/// A notice is one line: what happened, what to write instead, and the kind's identifier, as in the
/// warnings of a compiler. It travels as a text, in archives and in the ledger; `init(notice:)`
/// recognizes it. A device reports each kind once for each kind of widget, not for each family and
/// reload. The table in docs/serve.md is made from `all`.
///
/// Features that Vitrine lacks have no kind: nothing is wrong with the author's code.
public struct NoticeKind: Hashable, Sendable {
  /// In brackets at the end of the text, such as `gesture`.
  public let id: String
  /// Completes "Why does my widget not …".
  public let question: String
  /// What the notice says, with `…` for names, dates and numbers.
  public let text: String
  /// Why the system behaves in this way.
  public let cause: String
  /// What to write instead: one sentence that is part of every notice.
  public let cure: String

  /// The text of a notice.
  ///
  /// - Parameters:
  ///   - facts: What happened, as one or more sentences. The first one is the topic of an audit's
  ///     finding.
  ///   - cure: What to write instead, if the notice is more specific than its kind.
  public func notice(_ facts: String, cure: String? = nil) -> String {
    "\(facts) \(cure ?? self.cure) [\(id)]"
  }
}

extension NoticeKind {
  /// The kind of a notice; nil for any other message.
  public init?(notice: String) {
    guard notice.hasSuffix("]"), let start = notice.lastIndex(of: "[") else { return nil }
    let id = notice[notice.index(after: start)...].dropLast()
    guard let kind = Self.all.first(where: { $0.id == id }) else { return nil }
    self = kind
  }

  /// The notice's first sentence, without its period, and the other ones.
  public static func parts(of notice: String) -> (topic: String, detail: String) {
    guard let end = notice.firstRange(of: ". ") else { return (notice, "") }
    return (String(notice[..<end.lowerBound]), String(notice[end.upperBound...]))
  }
}

extension NoticeKind {
  /// The table of docs/serve.md: a row for each kind, with its text, its cause and its cure.
  public static var table: String {
    let rows = all.map { kind in
      "| … \(kind.question) | `\(kind.id)`: \(kind.text) | \(kind.cause) | \(kind.cure) |"
    }
    return (["| Why does my widget not … | notice | cause | cure |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }
}
