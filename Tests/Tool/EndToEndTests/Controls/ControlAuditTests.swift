import Foundation
import Testing

@testable import Audit

/// `vitrine audit` with a control that has the defects of controls.
@Suite struct ControlAuditTests {
  private static let source = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct Fill: SetValueIntent {
      static let title: LocalizedStringResource = "Fill"
      @Parameter(title: "Full") var value: Bool
      func perform() async throws -> some IntentResult { .result() }
    }

    struct Provider: ControlValueProvider {
      var previewValue: Bool { true }
      func currentValue() async throws -> Bool { true }
    }

    struct BucketControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Bucket", provider: Provider()) { isFull in
          ControlWidgetToggle("Bucket", isOn: isFull, action: Fill()) { _ in
            Text("Full")
              .controlWidgetActionHint("something noun")
              .controlWidgetStatus("Bucket is full")
          }
        }
      }
    }

    struct SpadeControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Spade") {
          ControlWidgetToggle("Spade", isOn: false, action: Fill()) { isOn in
            Label(isOn ? "Digging" : "Resting", systemImage: isOn ? "sun.max" : "moon")
              .controlWidgetActionHint(isOn ? "Start Digging" : "Stop Digging")
              .controlWidgetStatus("Until high tide")
          }
        }
        .displayName("Spade")
      }
    }

    @main struct Beach: WidgetBundle {
      var body: some Widget {
        BucketControl()
        SpadeControl()
      }
    }
    """

  @Test func findsDefectsOfControls() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "Beach/Beach.swift")
    let result = try await ToolProcess.run(
      ["audit", "Beach", "--kinds", "--json"], in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    let report = try JSONDecoder().decode(AuditReport.self, from: Data(result.output.utf8))
    let found = report.findings.filter { $0.rule.hasPrefix("control-") }
    #expect(found.map(\.subject) == Array(repeating: "Bucket", count: 5))
    #expect(found.allSatisfy { $0.severity == .warning && $0.file == "Beach.swift" })
    let words = [
      "control-preview": "previewValue is on; the gallery shows",
      "control-hint": "the action hint “something noun” does not start with a verb; the Action",
      "control-status": "the status “Bucket is full” repeats what the control shows; leave it out",
      "control-name": "the control has no display name; the gallery shows the app's name",
      "control-symbol": "the control has no symbol; the small size and the Lock Screen show",
    ]
    for finding in found {
      #expect(finding.message.hasPrefix(words[finding.rule] ?? "?"), "\(finding.message)")
    }
  }
}
