import DeviceEngine
import HostLink

/// The card for snippets, and the calls that wait for it.
struct HostedSnippets {
  /// A question of an intent, whose process waits for the answer.
  struct Question {
    var continuation: CheckedContinuation<HostAnswer, Never>
    /// Whether it waits for the user, so that the host is idle meanwhile.
    var isWaiting = false
  }

  var engine = SnippetEngine()
  var questions: [Int: Question] = [:]
  var lastQuestion = 0
  /// The newest request for the card's view.
  var update: Task<Void, Never>?
  /// The notices of views that the user has already read.
  var reported: Set<String> = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Whether the intent of a card runs and asks nothing.
  func isPerforming(_ card: Int) -> Bool {
    engine.card == card && engine.state?.phase == .performing
  }

  mutating func add(_ waiter: CheckedContinuation<Void, Never>) { waiting.append(waiter) }

  /// Resumes the calls that wait for a change of the card.
  mutating func resumeWaiting() {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  /// Closes the card and ends all questions, because the host stops.
  mutating func finish() {
    engine.close()
    _ = engine.takeActions()
    let open = questions.values
    questions = [:]
    for question in open { question.continuation.resume(returning: .failure("the device stops")) }
    resumeWaiting()
  }
}
