/// A cache of a node's answers by proposal.
///
/// Each stack measures its children several times. Without the cache, measuring nested stacks takes
/// time exponential in their depth. The cache lives as long as its node, for one evaluation, and is
/// never invalidated: an answer depends on the proposal alone.
struct ProposalMemo<Answer> {
  /// A proposal compared by bit patterns, so that NaN, which an author's layout may propose, equals
  /// itself.
  private struct Key: Hashable {
    let width: UInt64?
    let height: UInt64?

    init(_ proposal: ProposedViewSize) {
      width = proposal.width.map { Double($0).bitPattern }
      height = proposal.height.map { Double($0).bitPattern }
    }
  }

  private var answers = SmallMap<Key, Answer>()

  subscript(proposal: ProposedViewSize) -> Answer? { answers[Key(proposal)] }

  /// Stores an answer. A full cache is emptied first; widgets do not come near its capacity.
  mutating func store(_ answer: Answer, for proposal: ProposedViewSize) {
    if answers.count >= Self.capacity { answers = SmallMap() }
    answers.store(answer, for: Key(proposal))
  }

  private static var capacity: Int { 512 }
}
