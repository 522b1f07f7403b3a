import Foundation
import HostLink

/// Knows what widgets answer about their relevance, when to ask again, and what the Smart Stack of
/// a watch shows.
///
/// The engine is a value without I/O. Its owner asks the extensions for `questions(…)`, hands in
/// their answers, adds and removes the suggestions of `plan`, and calls `update(_:at:)` after each
/// change and at `nextWake`.
///
/// A kind is asked when it first matters, after `invalidateRelevance(ofKind:)`, after the end of a
/// day, because answers usually are about one day, some time after a failure, and if the clock is
/// set back to before the last question. Until the new answer arrives, the old one counts.
public struct SmartStackEngine: Sendable {
  private struct Answer: Sendable {
    var attributes: [RelevanceAttribute]?
    var asked: Date
    /// When the extension is asked again; nil while it is asked.
    var next: Date?
  }

  public private(set) var plan = SmartStackPlan()
  private var answers: [WidgetKind: Answer] = [:]
  private var input: SmartStackInput?
  private var updated = Date.distantPast

  public init() {}

  /// Whether there is nothing to show and nothing to ask.
  public var isEmpty: Bool { answers.isEmpty && plan == SmartStackPlan() }

  /// The kinds to ask now, of those that matter. They count as asked.
  public mutating func questions(about kinds: [WidgetKind], at now: Date) -> [WidgetKind] {
    let wanted = Set(kinds)
    answers = answers.filter { wanted.contains($0.key) }
    return kinds.filter { kind in
      let answer = answers[kind]
      if let answer, now >= answer.asked, answer.next.map({ $0 > now }) ?? true { return false }
      answers[kind] = Answer(attributes: answer?.attributes, asked: now)
      return true
    }
  }

  /// Handles an answer. Ignores one for a kind that does not matter any more.
  public mutating func answer(
    _ kind: WidgetKind, _ attributes: [RelevanceAttribute], next: Date
  ) {
    guard answers[kind] != nil else { return }
    answers[kind]?.attributes = attributes
    answers[kind]?.next = next
  }

  /// Handles a failure. The last answer counts until the extension is asked again.
  public mutating func fail(_ kind: WidgetKind, next: Date) {
    guard answers[kind] != nil else { return }
    answers[kind]?.next = next
  }

  /// The next `questions(about:at:)` contain the kind. Returns false if the kind does not matter.
  public mutating func invalidate(_ kind: WidgetKind) -> Bool {
    guard answers[kind] != nil else { return false }
    answers[kind]?.next = .distantPast
    return true
  }

  /// Forgets the answers of an extension that was replaced.
  public mutating func forget(_ id: ExtensionID) {
    answers = answers.filter { $0.key.extension != id }
  }

  public func attributes(of kind: WidgetKind) -> [RelevanceAttribute]? {
    answers[kind]?.attributes
  }

  /// Makes a new plan if something has changed or is due. Returns the plan before, or nil if there
  /// is no new one.
  public mutating func update(_ input: SmartStackInput, at now: Date) -> SmartStackPlan? {
    let isDue = now < updated || plan.next.map { $0 <= now } ?? false
    guard isDue || input != self.input else { return nil }
    let old = plan
    plan = SmartStackPlan(input, at: now)
    (self.input, updated) = (input, now)
    return plan == old ? nil : old
  }

  /// The next date at which the plan or an answer may be outdated.
  public var nextWake: Date? {
    (answers.values.map(\.next) + [plan.next]).compactMap { $0 }.min()
  }
}
