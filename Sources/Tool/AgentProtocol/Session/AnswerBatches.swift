import JSONValues

/// The answers to messages that came in one array, which are sent in one array.
///
/// A batch is complete when it has been released as often as it was held; `open` holds it once,
/// until all its messages are read.
struct AnswerBatches: Sendable {
  private struct Batch {
    var holds = 1
    var answers: [JSONValue] = []
  }

  private var batches: [Int: Batch] = [:]
  private var last = 0

  mutating func open() -> Int {
    last += 1
    batches[last] = Batch()
    return last
  }

  mutating func hold(_ batch: Int) { batches[batch]?.holds += 1 }

  mutating func add(_ answer: JSONValue, to batch: Int) { batches[batch]?.answers.append(answer) }

  /// Returns the answers if the batch is complete and has any.
  mutating func release(_ batch: Int) -> JSONValue? {
    batches[batch]?.holds -= 1
    guard let done = batches[batch], done.holds == 0 else { return nil }
    batches[batch] = nil
    return done.answers.isEmpty ? nil : .array(done.answers)
  }
}
