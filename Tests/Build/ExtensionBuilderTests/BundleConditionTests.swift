import Foundation
import Testing

@testable import ExtensionBuilder

/// Conditions in the body of a `WidgetBundle`: only availability, as in Xcode.
@Suite struct BundleConditionTests {
  private func check(_ condition: String) async throws -> ProjectFindings {
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      import WidgetKit

      \(someProvider)
      struct First: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "first", provider: Provider()) { _ in Text("1") }
        }
      }
      @main struct Some: WidgetBundle {
        var body: some Widget {
          First()
          if \(condition) { First() }
        }
      }
      """, to: "W/Widgets.swift")
    return try await ExtensionBuilder.check(
      folder: folder.url.appendingPathComponent("W"),
      options: .init(frameworks: frameworks, cache: testCache))
  }

  @Test func plainConditionDoesNotCompile() async throws {
    let found = try await check("UserDefaults.standard.bool(forKey: \"x\")")
    #expect(!found.wouldBuild)
    #expect(
      found.errors.contains {
        $0.message.contains(
          "if statements in a WidgetBundleBuilder can only be used with #available clauses")
      }, "\(found)")
  }

  @Test func availabilityCompiles() async throws {
    let found = try await check("#available(iOS 18, *)")
    #expect(found.wouldBuild, "\(found)")
  }
}
