import Testing

@testable import AVFAudio

/// Each step is an event and the actions that it gives.
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

  @Test func aSoundIsPlayedToItsEnd() {
    expect(
      [
        (.prepare, [.open]), (.prepare, []), (.play(after: 0), [.start(after: 0)]),
        (.play(after: 0), []), (.sound(.ended), [.announce(.finished)]),
        (.deliver(.finished), [.close, .tell(.finished)]), (.deliver(.finished), []),
      ], end: .stopped)
  }

  @Test func playingAnUnpreparedSoundOpensIt() {
    expect([(.play(after: 2), [.open, .start(after: 2)])], end: .playing)
  }

  @Test func aPauseKeepsItOpen() {
    expect(
      [
        (.pause, []), (.play(after: 0), [.open, .start(after: 0)]), (.pause, [.halt]),
        (.pause, []), (.sound(.ended), []), (.play(after: 0), [.start(after: 0)]),
      ], end: .playing)
  }

  @Test func anEndThatWasStoppedBeforeItWasToldIsNotTold() {
    expect(
      [
        (.play(after: 0), [.open, .start(after: 0)]),
        (.sound(.ended), [.announce(.finished)]), (.stop, [.close]), (.deliver(.finished), []),
        (.stop, []),
      ], end: .stopped)
  }

  @Test func loopsAreCountedFromTheBeginningOfPlaying() {
    let once: [Step] = [
      (.play(after: 0), [.open, .start(after: 0)]), (.sound(.ended), [.rewind]),
      (.sound(.ended), [.announce(.finished)]),
      (.deliver(.finished), [.close, .tell(.finished)]),
    ]
    expect(once + once, loops: 1, end: .stopped)
  }

  @Test func negativeLoopsHaveNoEnd() {
    let loops: [Step] = Array(repeating: (.sound(.ended), [.rewind]), count: 50)
    expect(
      [(.play(after: 0), [.open, .start(after: 0)])] + loops, loops: -1, end: .playing)
  }

  @Test func aFailureEndsAllLoops() {
    expect(
      [
        (.play(after: 0), [.open, .start(after: 0)]),
        (.sound(.failed(reason: "bad")), [.announce(.failed(reason: "bad"))]),
        (.deliver(.failed(reason: "bad")), [.close, .tell(.failed(reason: "bad"))]),
      ], loops: -1, end: .stopped)
  }

  @Test func aLostOutputIsReplacedBySilence() {
    expect(
      [
        (.sound(.outputLost), []), (.prepare, [.open]),
        (.sound(.outputLost), [.reopenSilently]), (.play(after: 0), [.start(after: 0)]),
        (.sound(.outputLost), [.reopenSilently]),
      ], end: .playing)
  }

  @Test func whatDoesNotOpenIsStopped() {
    expect(
      [(.play(after: 0), [.open, .start(after: 0)]), (.openingFailed, [.close])], end: .stopped)
  }
}
