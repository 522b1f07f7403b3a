import DeviceEngine
import DeviceFixtures
import Foundation
import HostLink
import Testing

/// When the contexts of `relevance()` apply.
@Suite struct ContextVerdictTests {
  private static let alex = LinkPosition(latitude: 52.5219, longitude: 13.4132)

  private static func region(_ radius: Double?) -> RelevanceContext {
    .region(
      RelevanceRegion(identifier: "Gate", latitude: 52.5163, longitude: 13.3777, radius: radius))
  }

  private static func date(_ from: Double, _ to: Double) -> RelevanceContext {
    .date(from: noon + from, to: noon + to, kind: .default)
  }

  @Test(
    arguments: [
      (date(0, 60), .applies(until: noon + 60)), (date(-60, 0), .over),
      (date(1, 60), .begins(noon + 1)), (date(-10, 10), .applies(until: noon + 10)),
      // An instant is relevant for some time before and after.
      (date(0, 0), .applies(until: noon + 1800)), (date(7200, 7200), .begins(noon + 5400)),
      (date(-1800, -1800), .over),
      (region(3000), .applies(until: nil)),
      (region(1000), .unmet("the device is 2.5 km from its center")),
      (region(-1), .unmet("the device is 2.5 km from its center")),
      (region(.nan), .unmet("the device is 2.5 km from its center")),
      (region(nil), .unmet("the region is not circular")),
      (.sleep("bedtime"), .unmet("the device has no sleep schedule")),
      (.fitness("workoutActive"), .unmet("the device records no workouts")),
      (.headphones("connected"), .unmet("the device has no headphones")),
      (.inferredLocation("home"), .unmet("the device infers no locations")),
    ] as [(RelevanceContext, ContextVerdict)])
  func contextsApply(context: RelevanceContext, verdict: ContextVerdict) {
    let here = RelevanceCircumstances(position: Self.alex, located: ["Sample"])
    #expect(context.verdict(at: noon, here, of: "Sample") == verdict)
  }

  @Test(arguments: [
    (RelevanceCircumstances(position: alex), "may not use the position"),
    (RelevanceCircumstances(located: ["Sample"]), "the device has no position"),
  ])
  func regionNeedsPositionAndPermission(circumstances: RelevanceCircumstances, reason: String) {
    let verdict = Self.region(3000).verdict(at: noon, circumstances, of: "Sample")
    guard case .unmet(let text) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(text.contains(reason))
  }
}
