import DeviceEngine
import Foundation
import Testing

/// An activity whose stale date has passed when it starts is never presented.
@Suite struct StaleStartTests {
  @Test func isNotPresented() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start(stale: fixture.at(-30))
    #expect(fixture.state(id) == .stale)
    #expect(fixture.island(id) == [.hidden])
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.sentence.contains("It is not presented: its stale date, "))
    #expect(fixture.sentence.hasSuffix("Give it a date in the future, or none."))
  }

  @Test func isPresentedAfterFreshUpdate() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start(stale: fixture.at(-30))
    try fixture.update(id, stale: fixture.at(-10))
    #expect(fixture.island(id) == [.hidden])
    try fixture.update(id, stale: fixture.at(10))
    #expect(fixture.state(id) == .active)
    #expect(fixture.island(id) == [.compact])
    #expect(fixture.fetches.count == 1)
    // Once presented, a stale update stays on the screen.
    try fixture.update(id, stale: fixture.at(-5))
    #expect(fixture.state(id) == .stale)
    #expect(fixture.island(id) == [.compact])
  }
}
