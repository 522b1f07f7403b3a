import AlarmKit
import Testing

struct AlarmKitTests {
  private struct Tea: AlarmMetadata {
    var kind: String
  }

  private var attributes: AlarmAttributes<Tea> {
    let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.fill")
    return AlarmAttributes(
      presentation: AlarmPresentation(
        alert: .init(title: "Tea", stopButton: stop, secondaryButtonBehavior: .countdown),
        countdown: .init(title: "Steeping", pauseButton: stop)),
      metadata: Tea(kind: "Oolong"), tintColor: .orange)
  }

  @Test func attributesSurviveCoding() throws {
    let data = try JSONEncoder().encode(attributes)
    let copy = try JSONDecoder().decode(AlarmAttributes<Tea>.self, from: data)
    #expect(copy.metadata == Tea(kind: "Oolong"))
    #expect(copy.presentation.countdown?.pauseButton?.systemImageName == "stop.fill")
    #expect(copy.presentation.alert.secondaryButtonBehavior == .countdown)
    #expect(try JSONEncoder().encode(copy).count == data.count)
  }

  @Test(arguments: [
    AlarmPresentationState.Mode.alert(.init(time: .init(hour: 7, minute: 30))),
    .paused(.init(totalCountdownDuration: 60, previouslyElapsedDuration: 12)),
    .countdown(
      .init(
        totalCountdownDuration: 60, previouslyElapsedDuration: 0,
        startDate: Date(timeIntervalSince1970: 0), fireDate: Date(timeIntervalSince1970: 60))),
  ])
  func stateSurvivesCoding(_ mode: AlarmPresentationState.Mode) throws {
    let state = AlarmPresentationState(alarmID: UUID(), mode: mode)
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(AlarmPresentationState.self, from: data) == state)
  }

  @Test func withoutDeviceNothingIsAuthorized() async throws {
    let manager = AlarmManager.shared
    #expect(manager.authorizationState == .denied)
    let error = await #expect(throws: (any Error).self) {
      try await manager.schedule(
        id: UUID(), configuration: .timer(duration: 60, attributes: attributes))
    }
    #expect("\(try #require(error))".hasPrefix("this process has no host; set VITRINE_HOST_SOCKET"))
    for await _ in manager.alarmUpdates { Issue.record("there are no alarms") }
  }
}
