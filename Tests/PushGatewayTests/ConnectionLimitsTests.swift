import Testing

@testable import PushGateway

struct ConnectionLimitsTests {
  private var settings: ConnectionSettings {
    var settings = ConnectionSettings()
    (settings.handshake, settings.request, settings.idle, settings.write) = (10, 30, 600, 20)
    (settings.resets, settings.errors, settings.window, settings.underWay) = (3, 2, 10, 2)
    return settings
  }

  @Test func aHandshakeMayNotTakeLong() {
    let limits = ConnectionLimits(settings, now: 100)
    #expect(limits.deadline == 110)
    #expect(limits.ending(at: 109) == nil)
    #expect(limits.ending(at: 110) == .slowHandshake)
  }

  @Test func anOpenConnectionEndsWhenItIsIdle() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 5)
    #expect(limits.deadline == 605)
    limits.began(1, at: 100)
    #expect(limits.deadline == 130)
    limits.read(1, at: 110)
    // Its answer is the gateway's matter.
    #expect(limits.deadline == .infinity)
    limits.answered(isError: false, at: 120)
    #expect(limits.deadline == 720)
    #expect(limits.ending(at: 720) == .idle)
  }

  @Test func aSlowRequestEndsIt() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 0)
    limits.began(1, at: 10)
    limits.began(3, at: 20)
    #expect(limits.ending(at: 39) == nil)
    #expect(limits.ending(at: 40) == .slowRequest)
    limits.closed(1)
    #expect(limits.ending(at: 40) == nil)
  }

  @Test func answersThatNobodyTakesEndIt() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 0)
    limits.setBlocked(true, at: 10)
    limits.setBlocked(true, at: 20)
    #expect(limits.ending(at: 30) == .blocked)
    limits.wroteSome(at: 25)
    #expect(limits.ending(at: 30) == nil)
    limits.setBlocked(false, at: 26)
    #expect(limits.ending(at: 100) == nil)
  }

  @Test func resetsInAShortTimeEndIt() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 0)
    for _ in 1...3 { limits.wasReset(at: 1) }
    #expect(limits.misuse == nil)
    limits.wasReset(at: 11)
    #expect(limits.misuse == nil)
    for _ in 1...3 { limits.wasReset(at: 12) }
    #expect(limits.misuse == .resets)
    #expect(limits.ending(at: 12)?.reason == .tooManyRequests)
  }

  @Test func errorsInAShortTimeEndIt() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 0)
    for stream: Int32 in [1, 3, 5] {
      limits.read(stream, at: 1)
      limits.answered(isError: true, at: 1)
    }
    #expect(limits.misuse == .errors)
  }

  @Test func muchUnderWayStopsReading() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.read(1, at: 0)
    #expect(!limits.isFull)
    limits.read(3, at: 0)
    #expect(limits.isFull)
    limits.answered(isError: false, at: 0)
    #expect(!limits.isFull)
  }
}
