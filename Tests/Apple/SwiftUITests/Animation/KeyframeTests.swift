import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct KeyframeTests {
  struct Values: Equatable {
    var x = 0.0
    var scale = 1.0
  }

  static let timeline = KeyframeTimeline(initialValue: Values()) {
    KeyframeTrack(\.x) {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(50)
      LinearKeyframe(70, duration: 2)
    }
    KeyframeTrack(\.scale) {
      CubicKeyframe(2, duration: 1)
      CubicKeyframe(1, duration: 1)
    }
  }

  @Test(arguments: [
    (0, 0), (0.5, 5), (1, 50), (2, 60), (3, 70), (9, 70),
  ])
  func linearTrackInterpolates(_ time: Double, _ x: Double) {
    #expect(abs(Self.timeline.value(time: time).x - x) < 1e-9)
  }

  @Test func cubicTrackPassesItsKeyframes() {
    #expect(Self.timeline.duration == 3)
    #expect(abs(Self.timeline.value(time: 1).scale - 2) < 1e-9)
    #expect(abs(Self.timeline.value(time: 2).scale - 1) < 1e-9)
    #expect((1.01..<2).contains(Self.timeline.value(time: 0.5).scale))
  }

  @Test func springKeyframeEndsAtItsValue() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(4.0, spring: .bouncy)
    }
    #expect(timeline.value(progress: 1) == 4)
    #expect(abs(timeline.value(progress: 0.999) - 4) < 0.02)
  }

  @Test(arguments: [Spring(bounce: 0.4), Spring(), Spring(bounce: -0.5)])
  func springReachesItsTarget(_ spring: Spring) {
    let end = spring.settlingDuration
    #expect(end.isFinite && end > 0)
    #expect(abs(spring.value(target: 10.0, time: end) - 10) < 0.1)
    #expect(spring.value(target: 10.0, time: 0) == 0)
    // The velocity is the derivative of the value.
    let slope =
      (spring.value(target: 10.0, time: 0.2001) - spring.value(target: 10.0, time: 0.1999)) / 0.0002
    #expect(abs(slope - spring.velocity(target: 10.0, time: 0.2)) < 0.01)
  }

  @Test func springWithoutBounceDoesNotOvershoot() {
    let values = stride(from: 0.0, to: 2, by: 0.05).map {
      Spring.smooth.value(target: 1.0, time: $0)
    }
    #expect(values.allSatisfy { $0 <= 1 + 1e-9 })
    let bouncy = stride(from: 0.0, to: 2, by: 0.05).map {
      Spring.bouncy.value(target: 1.0, time: $0)
    }
    #expect(bouncy.contains { $0 > 1 })
  }

  @Test func archiveShowsFirstPhaseAndInitialValue() throws {
    let archive = try Archiving.archive {
      VStack {
        PhaseAnimator([10.0, 80.0]) { width in Color.black.frame(width: width, height: 5) }
        KeyframeAnimator(initialValue: 30.0, repeating: true) { width in
          Color.black.frame(width: width, height: 5)
        } keyframes: { _ in
          LinearKeyframe(90, duration: 1)
        }
        Color.black.phaseAnimator([20.0, 90.0]) { view, width in
          view.frame(width: width, height: 5)
        }
      }
    }
    #expect(archive.content.frames(of: "frame").map(\.width) == [10, 30, 20])
  }
}
