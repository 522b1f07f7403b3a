import Testing

@testable import AVFAudio

/// Each step consists of an event and the actions that it returns.
struct PlaybackTests {
  typealias Step = (event: Playback.Event, actions: [Playback.Action])

  private func expect(_ steps: [Step], loops: Int = 0, end phase: Playback.Phase) {
    var playback = Playback()
    playback.numberOfLoops = loops
    for (number, step) in steps.enumerated() {
      #expect(playback.handle(step.event) == step.actions, "step \(number): \(step.event)")
    }
    #expect(playback.phase == phase)
  }

  @Test func playsUntilEnd() {
    expect(
      [
        (.prepare, [.open]), (.prepare, []), (.play(after: 0), [.start(after: 0)]),
        (.play(after: 0), []), (.sound(.ended), [.scheduleDelivery(.finished)]),
        (.deliver(.finished), [.close, .notifyDelegate(.finished)]), (.deliver(.finished), []),
      ], end: .stopped)
  }

  @Test func playOpensUnpreparedSound() {
    expect([(.play(after: 2), [.open, .start(after: 2)])], end: .playing)
  }

  @Test func pauseKeepsStreamOpen() {
    expect(
      [
        (.pause, []), (.play(after: 0), [.open, .start(after: 0)]), (.pause, [.pause]),
        (.pause, []), (.sound(.ended), []), (.play(after: 0), [.start(after: 0)]),
      ], end: .playing)
  }

  @Test func stopPreventsPendingDelivery() {
    expect(
      [
        (.play(after: 0), [.open, .start(after: 0)]),
        (.sound(.ended), [.scheduleDelivery(.finished)]), (.stop, [.close]),
        (.deliver(.finished), []), (.stop, []),
      ], end: .stopped)
  }

  @Test func playResetsLoopCount() {
    let once: [Step] = [
      (.play(after: 0), [.open, .start(after: 0)]), (.sound(.ended), [.rewind]),
      (.sound(.ended), [.scheduleDelivery(.finished)]),
      (.deliver(.finished), [.close, .notifyDelegate(.finished)]),
    ]
    expect(once + once, loops: 1, end: .stopped)
  }

  @Test func negativeLoopCountRepeatsForever() {
    let loops: [Step] = Array(repeating: (.sound(.ended), [.rewind]), count: 50)
    expect(
      [(.play(after: 0), [.open, .start(after: 0)])] + loops, loops: -1, end: .playing)
  }

  @Test func failureEndsLoops() {
    expect(
      [
        (.play(after: 0), [.open, .start(after: 0)]),
        (.sound(.failed(reason: "bad")), [.scheduleDelivery(.failed(reason: "bad"))]),
        (.deliver(.failed(reason: "bad")), [.close, .notifyDelegate(.failed(reason: "bad"))]),
      ], loops: -1, end: .stopped)
  }

  @Test func lostOutputIsReplacedBySilence() {
    expect(
      [
        (.sound(.outputLost), []), (.prepare, [.open]),
        (.sound(.outputLost), [.reopenSilently]), (.play(after: 0), [.start(after: 0)]),
        (.sound(.outputLost), [.reopenSilently]),
      ], end: .playing)
  }

  @Test func failedOpeningStops() {
    expect(
      [(.play(after: 0), [.open, .start(after: 0)]), (.openingFailed, [.close])], end: .stopped)
  }
}
