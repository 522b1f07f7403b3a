import AppIntents
import Foundation
import HostLink
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// The notices about a `previewValue`, which represents the off state and is quick to return.
@MainActor
@Suite struct PreviewNoticeTests {
  private struct Provider: ControlValueProvider {
    var previewValue: Bool
    func currentValue() async throws -> Bool { false }
  }

  private func runtime(previewing isOn: Bool) -> ExtensionRuntime {
    WidgetKitTests.runtime(
      of: StaticControlConfiguration(
        kind: "sample", provider: Provider(previewValue: isOn)
      ) { value in
        ControlWidgetToggle(isOn: value, action: SampleSwitch()) {
          Label("Fan", systemImage: "fan")
        }
      })
  }

  @Test(arguments: [true, false])
  func previewThatIsOnIsReported(isOn: Bool) async throws {
    let runtime = runtime(previewing: isOn)
    let preview = try await runtime.control(isPreview: true)
    #expect(preview.template.isOn == isOn)
    #expect(preview.notices.map(\.message).contains { $0.contains("is on") } == isOn)
    #expect(try #require(preview.previewSeconds) >= 0)
    let current = try await runtime.control()
    #expect(current.notices.isEmpty && current.previewSeconds == nil)
  }

  @Test(arguments: [(0.99, []), (3.24, ["3.2 s"])])
  func slowPreviewIsReported(seconds: Double, words: [String]) async throws {
    var reply = try await runtime(previewing: false).control(isPreview: true)
    reply.previewSeconds = seconds
    let messages = reply.previewNotices.map(\.message)
    #expect(messages.count == words.count)
    #expect(zip(messages, words).allSatisfy { $0.contains($1) }, "\(messages)")
  }
}
