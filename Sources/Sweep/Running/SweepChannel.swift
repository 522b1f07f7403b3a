import Foundation
import MessageBus

/// The messages of a sweep on a bus.
///
/// A task is in the subject of its build of the frameworks, so that workers with another build get
/// none. Results are taken by one coordinator.
package enum SweepChannel {
  package static let tasks = "VITRINE_TASKS"
  package static let results = "VITRINE_RESULTS"
  /// Where workers say that they are there, to nobody in particular.
  package static let presence = "vitrine.worker"
  package static let taskSubjects = "vitrine.task.*.*"
  package static let resultSubjects = "vitrine.sweep.*.result"

  /// After this time without a sign of life, a worker's task is given to another one.
  package static let patience = Duration.seconds(30)
  /// How often a task is tried.
  package static let attempts = 3

  package static func task(_ sweep: String, frameworks: String) -> String {
    "vitrine.task.\(Subject.word(frameworks)).\(Subject.word(sweep))"
  }

  package static func result(_ sweep: String) -> String {
    "vitrine.sweep.\(Subject.word(sweep)).result"
  }

  /// The tasks for one build of the frameworks.
  static func workers(_ frameworks: String) -> ConsumerConfiguration {
    ConsumerConfiguration(
      "workers-\(Subject.word(frameworks))", subject: "vitrine.task.\(Subject.word(frameworks)).*",
      acknowledgementWait: patience)
  }

  static func coordinator(_ sweep: String) -> ConsumerConfiguration {
    ConsumerConfiguration(
      "coordinator-\(Subject.word(sweep))", subject: result(sweep), acknowledgementWait: patience)
  }

  static func message(_ task: SweepTask) -> BusMessage {
    BusMessage(Self.task(task.sweep, frameworks: task.frameworks), payload: json(task))
  }

  static func message(_ outcome: SweepOutcome) -> BusMessage {
    BusMessage(result(outcome.sweep), payload: json(outcome))
  }

  /// nil for a message of somebody else.
  static func decode<Value: Decodable>(_ message: BusMessage, as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: message.payload)
  }

  static func json(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers can be encoded.
    return (try? encoder.encode(value)) ?? Data()
  }
}

/// What a worker tells coordinators.
package struct WorkerPresence: Codable, Hashable, Sendable {
  package var name: String
  package var frameworks: String
}

extension BusError {
  /// Whether the call works again when the connection is restored.
  var isPassing: Bool {
    switch self {
    case .interrupted, .timedOut, .notConnected: true
    default: false
    }
  }
}
