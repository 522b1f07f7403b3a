import DeviceFixtures
import Foundation
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

@Suite struct ExtensionHealthTests {
  private enum Step {
    case failed(String, at: TimeInterval)
    case succeeded(String)
  }

  private static func date(_ seconds: TimeInterval) -> Date {
    Date(timeIntervalSince1970: 1_700_000_000 + seconds)
  }

  private static func health(after steps: [Step]) -> ExtensionHealth {
    var settings = ProcessSettings()
    settings.longestHoldBack = 5
    var health = ExtensionHealth(settings: settings)
    for step in steps {
      switch step {
      case .failed(let call, let seconds):
        health.failed(call, at: date(seconds), reason: "\(call) failed at \(seconds)")
      case .succeeded(let call): health.succeeded(call)
      }
    }
    return health
  }

  private static let twice: [Step] = [.failed("a", at: 0), .failed("a", at: 10)]

  /// Earlier steps, a call, the second at which it is sent, the second until which it is held back
  /// (nil if it is not), and whether it must run exclusively because it failed before.
  private static let cases: [([Step], String, TimeInterval, TimeInterval?, isExclusive: Bool)] = [
    ([], "a", 0, nil, false),
    ([.failed("a", at: 0)], "a", 0, nil, true),
    ([.failed("a", at: 0)], "b", 0, nil, false),
    (twice, "a", 10, 11, false),
    (twice, "a", 10.999, 11, false),
    (twice, "a", 11, nil, true),
    (twice, "b", 10, nil, false),
    (twice + [.failed("a", at: 11)], "a", 12, 13, false),
    (twice + [.failed("a", at: 11), .failed("a", at: 13)], "a", 16, 17, false),
    (
      twice + [.failed("a", at: 11), .failed("a", at: 13), .failed("a", at: 17)], "a", 18, 22, false
    ),
    (twice + [.succeeded("b")], "a", 10, 11, false),
    (twice + [.succeeded("a")], "a", 10, nil, false),
    (twice + [.succeeded("a"), .failed("a", at: 12)], "a", 12, nil, true),
    // The clock was set back.
    (twice, "a", 9, nil, true),
  ]

  @Test(arguments: cases.indices)
  func failuresHoldBackOnlyTheirCall(_ index: Int) {
    let (steps, call, seconds, until, isExclusive) = Self.cases[index]
    let verdict = Self.health(after: steps).verdict(on: call, at: Self.date(seconds))
    switch verdict {
    case .allowed: #expect(until == nil && !isExclusive)
    case .allowedExclusively: #expect(until == nil && isExclusive)
    case .heldBack(let date, let reason):
      #expect(until.map(Self.date) == date)
      #expect(reason.hasPrefix("\(call) failed at "))
    }
  }

  @Test func problemIsTheNewestFailure() {
    let health = Self.health(after: Self.twice + [.failed("b", at: 5)])
    #expect(health.problem == "b failed at 5.0")
    #expect(health.heldBackUntil(at: Self.date(10)) == Self.date(11))
    #expect(health.heldBackUntil(at: Self.date(11)) == nil)
    #expect(Self.health(after: [.failed("a", at: 0), .succeeded("a")]).problem == nil)
  }

  @Test func numberOfRecordsIsBounded() {
    let health = Self.health(
      after: (0..<300).flatMap { [Step.failed("\($0)", at: 0), .failed("\($0)", at: 0)] })
    #expect(health.verdict(on: "0", at: Self.date(0)) == .allowed)
    #expect(health.verdict(on: "299", at: Self.date(0)) != .allowed)
  }
}
