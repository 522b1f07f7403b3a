import SwiftUI
import Testing

@MainActor
@Suite struct UnitCurveTests {
  nonisolated static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: UnitPoint(x: 0.4, y: 1)),
  ]

  @Test(arguments: curves) func endsAreExact(curve: UnitCurve) {
    for time in [-1.0, 0] { #expect(curve.value(at: time) == 0) }
    for time in [1.0, 2] { #expect(curve.value(at: time) == 1) }
  }

  @Test(arguments: curves) func inverseUndoesCurve(curve: UnitCurve) {
    for time in [0.0, 0.1, 0.3, 0.5, 0.8, 1] {
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test(arguments: curves) func velocityIsSlope(curve: UnitCurve) {
    for time in [0.2, 0.4, 0.6, 0.9] {
      let slope = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
      #expect(abs(curve.velocity(at: time) - slope) < 1e-3 * max(abs(slope), 1))
    }
  }

  @Test func velocityHasLimitsAtEnds() {
    #expect(abs(UnitCurve.linear.velocity(at: 0) - 1) < 1e-6)
    #expect(abs(UnitCurve.easeInOut.velocity(at: 0)) < 1e-4)
    #expect(UnitCurve.circularEaseIn.velocity(at: 0) == 0)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
  }

  @Test func animationScheduleHonoursIntervalAndPause() {
    let start = Archiving.now
    func dates(_ schedule: AnimationTimelineSchedule, _ mode: TimelineScheduleMode) -> [Double] {
      schedule.entries(from: start, mode: mode).prefix(3).map { $0.timeIntervalSince(start) }
    }
    #expect(dates(.animation(minimumInterval: 0.5), .normal) == [0, 0.5, 1])
    #expect(dates(.animation, .normal).count == 3)
    #expect(dates(.animation(minimumInterval: -1), .normal).count == 3)
    #expect(dates(.animation(minimumInterval: 0.5, paused: true), .normal) == [])
    #expect(dates(.animation, .lowFrequency) == [])
  }

  @Test func angleAnimatesAsInSwiftUI() {
    var angle = Angle.radians(2)
    #expect(angle.animatableData == 256)
    angle.animatableData = 64
    #expect(angle.radians == 0.5)
  }

  @Test func imageOrientationsHaveApplesRawValues() {
    #expect(Image.Orientation.allCases.map(\.rawValue) == [0, 2, 6, 4, 1, 3, 7, 5])
  }
}
