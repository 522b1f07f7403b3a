/// Which workers are there, as a value: what a coordinator tells people about them.
///
/// A coordinator calls workers every few seconds, and each answers. Those with another build of the
/// frameworks get no tasks.
struct WorkerCensus: Equatable, Sendable {
  /// After so many calls without an answer, nobody is there.
  static let missedCallLimit = 2
  /// More are not remembered: names come from other machines.
  private static let limit = 1000

  private let frameworks: String
  private var others: Set<WorkerPresence> = []
  private var answers: Set<String> = []
  private var silence = 0
  /// The workers that answered the call before; nil before the first report.
  private var known: Int?

  init(frameworks: String) {
    self.frameworks = frameworks
  }

  /// A worker has answered. Returns what to tell; nil for nothing.
  mutating func hear(_ worker: WorkerPresence) -> String? {
    if worker.frameworks == frameworks {
      if answers.count < Self.limit { answers.insert(worker.name) }
      return nil
    }
    guard others.count < Self.limit, others.insert(worker).inserted else { return nil }
    return
      "the worker \(worker.name) has another build of Vitrine (\(worker.frameworks); this is "
      + "\(frameworks)) and gets no tasks; install the same version on both machines"
  }

  /// The time for the answers to a call is over. Returns what to tell; nil for nothing.
  mutating func endCall() -> String? {
    let count = answers.count
    answers = []
    if count > 0 {
      silence = 0
      defer { known = count }
      return known == count
        ? nil : count == 1 ? "1 worker is there" : "\(count) workers are there"
    }
    silence += 1
    // A busy or disconnected worker may miss a call.
    guard silence >= Self.missedCallLimit, known != 0 else { return nil }
    known = 0
    return "no worker with this build of Vitrine is there; start `vitrine worker --cluster URL`; "
      + "waiting"
  }
}
