import Foundation
import ProjectReader
import Testing

@testable import ExtensionBuilder

/// Sources with branches for a later version of Swift than the compiler's.
@Suite struct LaterSwiftTests {
  private func check(_ release: XcodeRelease) async throws -> ProjectFindings {
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      import WidgetKit

      \(someProvider)
      @main struct Some: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "some", provider: Provider()) { _ in Text(label) }
        }
      }
      #if compiler(>=6.4)
      let label: String = later { "new" syntax }
      #else
      let label = "old"
      #endif
      """, to: "W/Widgets.swift")
    var options = ExtensionBuilder.Options(frameworks: frameworks, cache: testCache)
    options.settings[XcodeRelease.setting] = release.number
    return try await ExtensionBuilder.check(
      folder: folder.url.appendingPathComponent("W"), options: options)
  }

  @Test func branchWithErrorsIsNamed() async throws {
    let found = try await check(.latest)
    #expect(!found.wouldBuild)
    let notice = try #require(found.notices.first { $0.contains("a later Swift") })
    #expect(notice.hasPrefix("Widgets.swift:"))
    #expect(notice.contains("check with --xcode 26"))
  }

  @Test func earlierReleaseHasTheOtherBranch() async throws {
    let found = try await check(XcodeRelease(major: 26))
    #expect(found.wouldBuild)
    #expect(!found.notices.contains { $0.contains("a later Swift") })
  }
}
