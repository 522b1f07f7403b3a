import Foundation
import Testing

@testable import Fleet

@Suite struct FleetScheduleTests {
  private let storm = try? FleetScenario(
    json: Data(
      """
      {"duration": 8, "activities": 2, "channels": 1, "listens": 1, "steps": [
        {"at": 0, "connect": {"over": 4}},
        {"at": 4, "push": {"rate": 2, "for": 2, "collapse": 0.5}},
        {"at": 5, "disconnect": {"share": 0.5, "over": 1}},
        {"at": 6, "broadcast": {"channel": 0}},
        {"at": 6, "slow": {"share": 0.25, "delay": 0.5, "for": 1}},
        {"at": 7, "connect": {"share": 1}}]}
      """.utf8))

  private func lines(_ schedule: FleetSchedule) -> [String] {
    schedule.steps.map { step in
      let what =
        switch step.action {
        case .connect(let device): "connect \(device)"
        case .disconnect(let device): "disconnect \(device)"
        case .slow(let device, let delay): "slow \(device) \(delay)"
        case .push(let push):
          "push \(push.device) \(push.activity)\(push.collapses ? " collapses" : "")"
        case .broadcast(let step): "broadcast \(step)"
        }
      return "\(step.at) \(what)"
    }
  }

  @Test func seedDeterminesSchedule() throws {
    let schedule = FleetSchedule(try #require(storm), devices: 4, seed: 1)
    #expect(
      lines(schedule) == [
        "0.0 connect 3", "1.0 connect 1", "2.0 connect 0", "3.0 connect 2",
        "4.0 push 1 0 collapses", "4.5 push 1 1", "5.0 push 1 0", "5.0 disconnect 3",
        "5.5 push 0 1 collapses", "5.5 disconnect 2", "6.0 broadcast 3", "6.0 slow 1 0.5",
        "7.0 slow 1 0.0", "7.0 connect 3", "7.0 connect 2",
      ])
  }

  @Test func equalSeedsHaveEqualSchedules() throws {
    let storm = try #require(storm)
    let first = FleetSchedule(storm, devices: 50, seed: 7)
    #expect(first == FleetSchedule(storm, devices: 50, seed: 7))
    #expect(first != FleetSchedule(storm, devices: 50, seed: 8))
  }

  @Test func devicesConnectAndDisconnectInTurn() throws {
    let schedule = FleetSchedule(try #require(storm), devices: 1000, seed: 3)
    var connected: Set<Int32> = []
    var counts: [Int] = []
    for step in schedule.steps {
      switch step.action {
      case .connect(let device): #expect(connected.insert(device).inserted)
      case .disconnect(let device): #expect(connected.remove(device) != nil)
      case .broadcast: counts.append(connected.count)
      default: break
      }
    }
    // Half of the devices are disconnected at the broadcast. All are connected at the end.
    #expect(counts == [500])
    #expect(connected.count == 1000)
    #expect(zip(schedule.steps, schedule.steps.dropFirst()).allSatisfy { $0.at <= $1.at })
  }
}
