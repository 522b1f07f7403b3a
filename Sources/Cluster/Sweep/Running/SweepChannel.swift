import Cluster
import Foundation
import MessageBus

/// The consumers and messages of sweeps on a bus.
///
/// One coordinator consumes the results of a sweep. `SweepSubjects` has the streams and subjects.
package enum SweepChannel {
  /// The time without a heartbeat after which a task is redelivered.
  package static let leaseDuration = Duration.seconds(30)

  /// The consumer that all workers with the same build of the frameworks share.
  static func workers(
    _ frameworks: String, leaseDuration: Duration = SweepChannel.leaseDuration
  ) -> ConsumerConfiguration {
    ConsumerConfiguration(
      "workers-\(Subject.word(frameworks))", subject: SweepSubjects.tasks(frameworks: frameworks),
      acknowledgementWait: leaseDuration)
  }

  static func coordinator(_ sweep: String) -> ConsumerConfiguration {
    ConsumerConfiguration(
      "coordinator-\(Subject.word(sweep))", subject: SweepSubjects.result(sweep),
      acknowledgementWait: leaseDuration)
  }

  /// Throws `BusError.unknownStream` if a stream or bucket of sweeps is missing.
  package static func requireStreams(of bus: any MessageBus) async throws(BusError) {
    for name in [
      SweepSubjects.tasks, SweepSubjects.results, "OBJ_\(SweepSubjects.bundles)",
      "OBJ_\(SweepSubjects.pictures)",
    ] {
      guard try await bus.state(of: name) != nil else { throw .unknownStream(name) }
    }
  }

  static func message(_ task: SweepTask) -> BusMessage {
    BusMessage(
      SweepSubjects.task(task.sweep, frameworks: task.frameworks), payload: json(task))
  }

  /// The message of a result on the subject of its sweep.
  package static func message(_ result: SweepResult) -> BusMessage {
    BusMessage(SweepSubjects.result(result.outcome.sweep), payload: json(result))
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
