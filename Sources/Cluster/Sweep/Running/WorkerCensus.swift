/// Counts the connected workers without I/O, and returns the messages that a coordinator reports.
///
/// A coordinator calls workers every few seconds, and each worker answers with its announcement.
/// Workers with another build of the frameworks receive no tasks.
struct WorkerCensus: Equatable, Sendable {
  /// The number of consecutive calls without an answer after which no worker counts as connected.
  static let missedCallLimit = 2
  /// The number of names that are remembered. They are untrusted input from other machines.
  private static let limit = 1000

  private let frameworks: String
  private var others: Set<WorkerPresence> = []
  private var answers: Set<String> = []
  private var missedCalls = 0
  /// The number of workers that was last reported; nil before the first report.
  private var reported: Int?

  init(frameworks: String) {
    self.frameworks = frameworks
  }

  /// Records a worker's announcement. Returns a message, or nil.
  ///
  /// The first worker is reported at once, because a sweep can end before the call's deadline.
  mutating func receive(_ worker: WorkerPresence) -> String? {
    if worker.frameworks == frameworks {
      if answers.count < Self.limit { answers.insert(worker.name) }
      return (reported ?? 0) == 0 ? report(1) : nil
    }
    guard others.count < Self.limit, others.insert(worker).inserted else { return nil }
    return
      "worker \(worker.name) has another build of Vitrine (\(worker.frameworks); this is "
      + "\(frameworks)) and receives no tasks; install the same version on both machines"
  }

  /// Counts the answers to a call after its deadline. Returns a message, or nil.
  mutating func finishCall() -> String? {
    let count = answers.count
    answers = []
    if count > 0 {
      missedCalls = 0
      return reported == count ? nil : report(count)
    }
    missedCalls += 1
    // A busy or disconnected worker may miss a call.
    guard missedCalls >= Self.missedCallLimit, reported != 0 else { return nil }
    reported = 0
    return "no worker with this build of Vitrine connected; start `vitrine worker --cluster URL`; "
      + "waiting"
  }

  private mutating func report(_ count: Int) -> String {
    reported = count
    return count == 1 ? "1 worker connected" : "\(count) workers connected"
  }
}
