import Foundation
import MessageBus

/// The streams, subjects and messages of sweeps on a bus.
///
/// The subject of a task contains the build of the frameworks, so workers with another build do not
/// receive it. One coordinator consumes the results of a sweep.
package enum SweepChannel {
  /// The stream of tasks, a work queue.
  package static let tasks = "VITRINE_TASKS"
  /// The stream of results, a work queue.
  package static let results = "VITRINE_RESULTS"
  /// The subject on which workers announce themselves to all coordinators.
  package static let presence = "vitrine.worker.present"
  /// The subject on which coordinators request announcements from workers.
  package static let call = "vitrine.worker.call"
  /// The subjects of all tasks of all builds.
  package static let taskSubjects = "vitrine.task.*.*"
  /// The subjects of the results of all sweeps.
  package static let resultSubjects = "vitrine.sweep.*.result"

  /// The time without a heartbeat after which a task is redelivered.
  package static let leaseDuration = Duration.seconds(30)

  /// The subject of a sweep's tasks for the workers with one build of the frameworks.
  package static func task(_ sweep: String, frameworks: String) -> String {
    "vitrine.task.\(Subject.word(frameworks)).\(Subject.word(sweep))"
  }

  static func result(_ sweep: String) -> String {
    "vitrine.sweep.\(Subject.word(sweep)).result"
  }

  /// The consumer that all workers with the same build of the frameworks share.
  static func workers(
    _ frameworks: String, leaseDuration: Duration = SweepChannel.leaseDuration
  ) -> ConsumerConfiguration {
    ConsumerConfiguration(
      "workers-\(Subject.word(frameworks))", subject: "vitrine.task.\(Subject.word(frameworks)).*",
      acknowledgementWait: leaseDuration)
  }

  static func coordinator(_ sweep: String) -> ConsumerConfiguration {
    ConsumerConfiguration(
      "coordinator-\(Subject.word(sweep))", subject: result(sweep),
      acknowledgementWait: leaseDuration)
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

  /// The message of a result on the subject of its sweep.
  package static func message(_ result: SweepResult) -> BusMessage {
    BusMessage(self.result(result.outcome.sweep), payload: json(result))
  }

  /// Returns nil if the payload is not of the type: other programs may publish on the subject.
  static func decode<Value: Decodable>(_ message: BusMessage, as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: message.payload)
  }

  static func json(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and finite numbers cannot fail.
    return (try? encoder.encode(value)) ?? Data()
  }
}

/// A worker's announcement to coordinators.
package struct WorkerPresence: Codable, Hashable, Sendable {
  /// The name in reports and outcomes.
  package var name: String
  /// The build of the frameworks with which the worker draws.
  package var frameworks: String

  package init(name: String, frameworks: String) {
    self.name = name
    self.frameworks = frameworks
  }
}

/// A coordinator's request for announcements of the workers with a build of the frameworks.
package struct WorkerCall: Codable, Hashable, Sendable {
  /// The build whose workers must answer.
  package var frameworks: String
}
