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
  package static let presence = "vitrine.worker.present"
  /// Where coordinators call workers.
  package static let call = "vitrine.worker.call"
  package static let taskSubjects = "vitrine.task.*.*"
  package static let resultSubjects = "vitrine.sweep.*.result"

  /// After this time without a sign of life, a worker's task is given to another one.
  package static let silence = Duration.seconds(30)

  package static func task(_ sweep: String, frameworks: String) -> String {
    "vitrine.task.\(Subject.word(frameworks)).\(Subject.word(sweep))"
  }

  static func result(_ sweep: String) -> String {
    "vitrine.sweep.\(Subject.word(sweep)).result"
  }

  /// The tasks for one build of the frameworks.
  static func workers(
    _ frameworks: String, silence: Duration = SweepChannel.silence
  ) -> ConsumerConfiguration {
    ConsumerConfiguration(
      "workers-\(Subject.word(frameworks))", subject: "vitrine.task.\(Subject.word(frameworks)).*",
      acknowledgementWait: silence)
  }

  static func coordinator(_ sweep: String) -> ConsumerConfiguration {
    ConsumerConfiguration(
      "coordinator-\(Subject.word(sweep))", subject: result(sweep), acknowledgementWait: silence)
  }

  /// Throws `BusError.unknownStream` if a stream or bucket of sweeps is missing.
  package static func requireStreams(of bus: any MessageBus) async throws(BusError) {
    for name in [
      tasks, results, "OBJ_\(BundleBucket.name)", "OBJ_\(PictureBucket.name)",
    ] {
      guard try await bus.state(of: name) != nil else { throw .unknownStream(name) }
    }
  }

  static func message(_ task: SweepTask) -> BusMessage {
    BusMessage(Self.task(task.sweep, frameworks: task.frameworks), payload: json(task))
  }

  package static func message(_ result: SweepResult) -> BusMessage {
    BusMessage(self.result(result.outcome.sweep), payload: json(result))
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

  package init(name: String, frameworks: String) {
    self.name = name
    self.frameworks = frameworks
  }
}

/// What a coordinator asks workers: who is there for a build of the frameworks?
package struct WorkerCall: Codable, Hashable, Sendable {
  package var frameworks: String
}
