/// What a node has answered to the proposals it was made, so that each is worked out once.
///
/// Without it nested stacks are measured in exponential time: each asks its children several
/// times. It lives as long as its node, which is one evaluation.
struct ProposalMemo<Answer> {
  /// A proposal that equals itself, whatever an author's layout has computed: no number included.
  private struct Key: Hashable {
    let width: UInt64?
    let height: UInt64?

    init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { Double($0).bitPattern }
      height = proposal.height.map { Double($0).bitPattern }
    }
  }

  private var answers: [Key: Answer] = [:]

  subscript(proposal: ProposedViewSize) -> Answer? { answers[Key(proposal)] }

  /// Keeps an answer. Widgets come nowhere near the limit, at which it begins anew.
  mutating func keep(_ answer: Answer, for proposal: ProposedViewSize) {
    if answers.count >= Self.capacity { answers.removeAll(keepingCapacity: true) }
    answers[Key(proposal)] = answer
  }

  private static var capacity: Int { 512 }
}
