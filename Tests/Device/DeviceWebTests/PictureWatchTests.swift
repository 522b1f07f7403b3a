import Foundation
import Testing

@testable import DeviceWeb

@Suite struct PictureWatchTests {
  private let start = ContinuousClock.now
  private let date = Date(timeIntervalSince1970: 60)

  @Test func changeDrawsAtOnce() {
    var watch = PictureWatch(interval: .milliseconds(50))
    #expect(watch.changed(at: start) == [.draw(after: .zero)])
    #expect(!watch.isDrawing)
    watch.begun()
    #expect(watch.drawn(nextChange: nil, at: start + .milliseconds(5)) == [])
    #expect(!watch.isDrawing)
    #expect(watch.changed(at: start + .milliseconds(60)) == [.draw(after: .zero)])
  }

  @Test func changesWhileDrawingDrawOnceMore() {
    var watch = PictureWatch(interval: .milliseconds(50))
    _ = watch.changed(at: start)
    watch.begun()
    #expect(watch.isDrawing)
    #expect(watch.changed(at: start + .milliseconds(1)) == [])
    #expect(watch.changed(at: start + .milliseconds(2)) == [])
    #expect(
      watch.drawn(nextChange: date, at: start + .milliseconds(10)) == [.draw(after: .zero)])
    watch.begun()
    #expect(watch.drawn(nextChange: nil, at: start + .milliseconds(60)) == [])
  }

  @Test func drawingIncludesChangesBeforeItBegins() {
    var watch = PictureWatch(interval: .milliseconds(50))
    _ = watch.changed(at: start)
    #expect(watch.changed(at: start + .milliseconds(1)) == [])
    watch.begun()
    #expect(watch.drawn(nextChange: nil, at: start + .milliseconds(10)) == [])
  }

  @Test func delaysDrawingsBeyondBurst() {
    var watch = PictureWatch(interval: .milliseconds(50), burst: 2)
    for moment in [0, 1] {
      #expect(watch.changed(at: start + .milliseconds(moment)) == [.draw(after: .zero)])
      watch.begun()
      #expect(watch.drawn(nextChange: nil, at: start + .milliseconds(moment)) == [])
    }
    // Two intervals after the first of the two started.
    #expect(watch.changed(at: start + .milliseconds(30)) == [.draw(after: .milliseconds(70))])
  }

  @Test func nextChangeSetsAlarm() {
    var watch = PictureWatch(interval: .milliseconds(50), burst: 1)
    _ = watch.changed(at: start)
    watch.begun()
    #expect(watch.drawn(nextChange: date, at: start) == [.setAlarm(date)])
    #expect(
      watch.changed(at: start + .milliseconds(20))
        == [.clearAlarm, .draw(after: .milliseconds(30))])
  }

  @Test func failureWaitsForNextChange() {
    var watch = PictureWatch(interval: .zero)
    _ = watch.changed(at: start)
    watch.begun()
    #expect(watch.failed(at: start) == [])
    #expect(watch.changed(at: start) == [.draw(after: .zero)])
  }

  /// A device clock that runs 3600 times faster does not cause 3600 drawings a second.
  @Test func drawsAtMostTwentyPicturesASecond() {
    var watch = PictureWatch(interval: .milliseconds(50))
    var now = start
    var count = 0
    while start.duration(to: now) < .seconds(1) {
      for action in watch.changed(at: now) {
        guard case .draw(let delay) = action else { continue }
        count += 1
        now += delay
      }
      watch.begun()
      _ = watch.drawn(nextChange: date, at: now)
      now += .milliseconds(1)
    }
    // 20 a second, and the two that the burst allows in advance.
    #expect(count == 22)
  }
}
