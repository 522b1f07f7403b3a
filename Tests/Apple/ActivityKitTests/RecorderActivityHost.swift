import Foundation
import HostLink
import Synchronization

@testable import ActivityKit

struct Ride: ActivityAttributes, Equatable {
  struct ContentState: Codable, Hashable, Sendable {
    var minutes: Int
  }

  var line: String
}

extension ActivityContent where State == Ride.ContentState {
  static func minutes(_ minutes: Int) -> Self {
    ActivityContent(state: Ride.ContentState(minutes: minutes), staleDate: nil)
  }
}

extension ActivityRecord {
  static func ride(
    _ id: String, minutes: Int = 3, state: ActivityStateName = .active, token: Data? = nil,
    version: Int = 1
  ) -> ActivityRecord {
    ActivityRecord(
      id: id, attributesType: "Ride", attributes: Data(#"{"line":"M7"}"#.utf8),
      content: ActivityContentMessage(state: Data(#"{"minutes":\#(minutes)}"#.utf8)),
      state: state, pushToken: token, version: version)
  }
}

/// Records the commands, and performs them as a host does.
final class RecorderActivityHost: ActivityHost {
  fileprivate struct State {
    var commands: [ActivityCommand] = []
    var records: [ActivityRecord] = []
    var refusal: ActivityRefusal?
    var authorization = ActivityAuthorization()
    var startToken: Data?
    var handler: (@Sendable (ActivityHostEvent) -> Bool)?
  }

  private let state: Mutex<State>

  init(
    _ records: [ActivityRecord] = [], refusal: ActivityRefusal? = nil,
    authorization: ActivityAuthorization = ActivityAuthorization(), startToken: Data? = nil
  ) {
    state = Mutex(
      State(
        records: records, refusal: refusal, authorization: authorization,
        startToken: startToken))
  }

  var commands: [ActivityCommand] { state.withLock { $0.commands } }

  func follow(_ handler: @escaping @Sendable (ActivityHostEvent) -> Bool) {
    state.withLock { $0.handler = handler }
  }

  func forget(_ id: String) {
    state.withLock { $0.records.removeAll { $0.id == id } }
  }

  func publish(_ news: ActivityNews) {
    _ = state.withLock { $0.handler }?(.news(news))
  }

  func ask(
    _ command: ActivityCommand, waitsForHost: Bool
  ) throws(ActivityHostError) -> ActivityAnswer {
    state.withLock { $0.answer(command) }
  }
}

extension RecorderActivityHost.State {
  fileprivate mutating func answer(_ command: ActivityCommand) -> ActivityAnswer {
    commands.append(command)
    if let refusal { return .refused(refusal) }
    switch command {
    case .start(let start):
      let record = ActivityRecord(
        id: "a\(records.count + 1)", attributesType: start.attributesType,
        attributes: start.attributes, content: start.content,
        state: start.start == nil ? .active : .pending)
      records.append(record)
      return .activity(record)
    case .update(let id, let update):
      return change(id) { $0.content = update.content }
    case .end(let id, let end):
      return change(id) { record in
        if let content = end.content { record.content = content }
        record.state = end.dismissal == .immediate ? .dismissed : .ended
      }
    case .list(let type): return .activities(records.filter { $0.attributesType == type })
    case .authorization: return .authorization(authorization)
    case .pushToStartToken: return .pushToStartToken(startToken)
    case .schedule, .changeAlarm, .alarms, .requestAlarms: return .alarms([])
    }
  }

  private mutating func change(
    _ id: String, _ change: (inout ActivityRecord) -> Void
  ) -> ActivityAnswer {
    guard let index = records.firstIndex(where: { $0.id == id }) else {
      return .refused(ActivityRefusal(.unknownActivity, "unknown activity \(id)"))
    }
    change(&records[index])
    records[index].version += 1
    return .activity(records[index])
  }
}

/// Runs `body` with `host` as the process's host.
@discardableResult
func withHost<Result>(
  _ host: any ActivityHost, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await ActivityCenter.$current.withValue(ActivityCenter(host: host)) { try await body() }
}
