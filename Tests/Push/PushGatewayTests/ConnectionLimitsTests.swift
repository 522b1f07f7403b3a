import Testing

@testable import PushGateway

struct ConnectionLimitsTests {
  private var settings: ConnectionSettings {
    var settings = ConnectionSettings()
    (settings.handshakeTimeout, settings.requestTimeout) = (10, 30)
    (settings.idleTimeout, settings.writeTimeout) = (600, 20)
    (settings.maxResets, settings.maxErrors) = (3, 2)
    (settings.window, settings.maxPendingResponses) = (10, 2)
    return settings
  }

  @Test func slowHandshakeEndsConnection() {
    let limits = ConnectionLimits(settings, now: 100)
    #expect(limits.deadline == 110)
    #expect(limits.ending(at: 109) == nil)
    #expect(limits.ending(at: 110) == .slowHandshake)
  }

  @Test func idleConnectionEnds() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 5)
    #expect(limits.deadline == 605)
    limits.requestBegan(1, at: 100)
    #expect(limits.deadline == 130)
    limits.requestCompleted(1, at: 110)
    // No timeout applies while the response is pending.
    #expect(limits.deadline == .infinity)
    limits.responded(isError: false, at: 120)
    #expect(limits.deadline == 720)
    #expect(limits.ending(at: 720) == .idle)
  }

  @Test func slowRequestEndsConnection() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 0)
    limits.requestBegan(1, at: 10)
    limits.requestBegan(3, at: 20)
    #expect(limits.ending(at: 39) == nil)
    #expect(limits.ending(at: 40) == .slowRequest)
    limits.streamClosed(1)
    #expect(limits.ending(at: 40) == nil)
  }

  @Test func blockedWriteEndsConnection() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 0)
    limits.setBlocked(true, at: 10)
    limits.setBlocked(true, at: 20)
    #expect(limits.ending(at: 30) == .blocked)
    limits.wrote(at: 25)
    #expect(limits.ending(at: 30) == nil)
    limits.setBlocked(false, at: 26)
    #expect(limits.ending(at: 100) == nil)
  }

  @Test func tooManyResetsInWindowEndConnection() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 0)
    for _ in 1...3 { limits.streamReset(at: 1) }
    #expect(limits.misuse == nil)
    limits.streamReset(at: 11)
    #expect(limits.misuse == nil)
    for _ in 1...3 { limits.streamReset(at: 12) }
    #expect(limits.misuse == .resets)
    #expect(limits.ending(at: 12)?.reason == .tooManyRequests)
  }

  @Test func tooManyErrorsInWindowEndConnection() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.opened(at: 0)
    for stream: Int32 in [1, 3, 5] {
      limits.requestCompleted(stream, at: 1)
      limits.responded(isError: true, at: 1)
    }
    #expect(limits.misuse == .errors)
  }

  @Test func isFullAtMaximumOfPendingResponses() {
    var limits = ConnectionLimits(settings, now: 0)
    limits.requestCompleted(1, at: 0)
    #expect(!limits.isFull)
    limits.requestCompleted(3, at: 0)
    #expect(limits.isFull)
    limits.responded(isError: false, at: 0)
    #expect(!limits.isFull)
  }
}
