import Foundation
import Testing

@testable import Audit
@testable import PreviewTesting

/// The parts of the rules that need no extension.
@Suite struct AuditRuleTests {
  @Test func rulesHaveDifferentNames() {
    let names = AuditRule.all.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(AuditRule.all.allSatisfy { !$0.title.isEmpty && !$0.source.isEmpty })
  }

  /// docs/audit.md has a row for each rule.
  @Test func rulesAreDocumented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("docs/audit.md"), encoding: .utf8)
    for rule in AuditRule.all { #expect(text.contains("| `\(rule.id)` |"), "\(rule.id)") }
  }

  private struct Targets: Sendable {
    var frames: [CGRect]
    var small: [Bool]
    var crowded: [Bool]
  }

  private static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static let targetCases: [Targets] = [
    // Two rows with a gap, and without.
    Targets(
      frames: [frame(0, 0, 300, 18), frame(0, 28, 300, 18)], small: [true, true],
      crowded: [false, false]),
    Targets(
      frames: [frame(0, 0, 300, 18), frame(0, 18, 300, 18)], small: [true, true],
      crowded: [true, true]),
    // A small target beside a large one.
    Targets(
      frames: [frame(0, 0, 20, 20), frame(20, 0, 100, 50)], small: [true, false],
      crowded: [true, false]),
    Targets(
      frames: [frame(0, 0, 20, 20), frame(40, 0, 100, 50)], small: [true, false],
      crowded: [false, false]),
    Targets(
      frames: [frame(0, 0, 44, 44), frame(44, 0, 43.6, 44)], small: [false, false],
      crowded: [false, false]),
    Targets(frames: [frame(0, 0, 10, 10)], small: [true], crowded: [false]),
  ]

  @Test(arguments: targetCases)
  private func tapTargets(targets: Targets) {
    let found = TapTargets(targets.frames)
    #expect(found.frames.indices.map(found.isSmall) == targets.small)
    #expect(found.frames.indices.map(found.isCrowded) == targets.crowded)
  }

  private static let timelines: [([Double], Double?, [String])] = [
    ([0, 60, 120, 180], 30, ["60 s apart", "30 s after"]),
    ([0, 900, 1800, 2700], nil, []), ([0], 900, []), ([0], 60, ["60 s after"]),
    // One entry that follows soon is no habit.
    ([0, 10, 3600, 7200], 7200, []), ([], 60, []),
  ]

  @Test(arguments: timelines)
  func densities(entries: [Double], wait: Double?, details: [String]) {
    let start = Date(timeIntervalSince1970: 0)
    let timeline = PreviewFrame.Timeline(
      dates: entries.map { start + $0 }, policy: wait.map { .after(start + $0) } ?? .never)
    let found = TimelineDensity(timeline).defects.map { $0.detail ?? "" }
    #expect(found.count == details.count)
    #expect(zip(found, details).allSatisfy { $0.contains($1) }, "\(found)")
  }

  @Test(arguments: [
    ("hero_photo-2", true), ("heroPhoto", true), ("photo", false), ("cloud sun", false),
    ("Wi-Fi", false), ("iPhone 15", false), ("Tide", false), ("潮_1", false),
  ])
  func namesOfFiles(label: String, isName: Bool) {
    #expect(AuditRule.isNameOfFile(label) == isName)
  }

  @Test(arguments: [(80, nil), (81, AuditSeverity.warning), (100, .warning), (101, .error)])
  func limits(amount: Int, severity: AuditSeverity?) {
    let defect = AuditRule.nearLimit(amount, of: 100, "an image", "pixels")
    #expect(defect?.severity == severity)
  }
}
