import Foundation
import Testing

/// The tool on a project that builds with cuts.
@Suite struct CutTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      name: Pier
      targets:
        Widgets:
          type: app-extension
          sources: [Widgets]
          info:
            path: Info.plist
            properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
          dependencies: [{target: Kit}]
        Kit: {type: framework, sources: [Kit]}
      """, to: "Pier/project.yml")
    try folder.write(
      """
      public func depth() -> Int { Sonar().depth }
      public let name = "Pier"
      """, to: "Pier/Kit/Kit.swift")
    try folder.write(
      """
      import Kit
      import SwiftUI
      import WidgetKit

      @main struct Widgets: WidgetBundle {
        var body: some Widget {
          Name()
          Depth()
        }
      }
      struct Name: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Name", provider: Provider()) { _ in
            Text(name).containerBackground(.blue, for: .widget)
          }
        }
      }
      struct Depth: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Depth", provider: Provider()) { _ in
            Text("\\(depth())").containerBackground(.blue, for: .widget)
          }
        }
      }
      struct Entry: TimelineEntry { var date: Date }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry(date: .now))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          completion(Timeline(entries: [Entry(date: .now)], policy: .never))
        }
      }
      """, to: "Pier/Widgets/Widgets.swift")
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    try await ToolProcess.run(line.split(separator: " ").map(String.init), in: folder.url)
  }

  private static let sentence = "depth was cut: cannot find 'Sonar' in scope; Kit.swift:1"

  @Test func cutsAreReported() async throws {
    let check = try await run("check Pier --cuts")
    #expect(check.code == 3, "\(check.error)")
    #expect(
      check.output.hasPrefix(
        """
        Widgets: builds with 1 cut
        cuts in Kit
          depth (body)  Kit/Kit.swift:1  cannot find 'Sonar' in scope
        causes of most cuts
          Sonar  1 cut

        """), "\(check.output)")
    let list = try await run("list Pier")
    #expect(list.code == 0 && list.output.contains("widget Name"), "\(list.error)")
    #expect(list.output.hasPrefix("builds with 1 cut (1 cut in Kit)\n"), "\(list.output)")
    #expect(list.error.contains("Widgets builds with 1 cut"), "\(list.error)")
    let build = try await run("build Pier --json -o out.vitrine")
    #expect(build.code == 0 && build.output.contains("\"subject\" : \"depth\""), "\(build.output)")
    // A bundle that was built before has the same cuts.
    let built = try await run("list out.vitrine --json")
    #expect(built.error.contains("Widgets builds with 1 cut"), "\(built.error)")
    #expect(built.output.contains("\"subject\" : \"depth\""), "\(built.output)")
  }

  @Test func trapSaysWhatWasCut() async throws {
    let name = try await run("render Pier --kind Name --format tree -o -")
    #expect(name.output.contains("Pier"), "\(name.error)")
    let depth = try await run("render Pier --kind Depth --format tree -o -")
    #expect(depth.code == 1)
    #expect(depth.error.contains(Self.sentence), "\(depth.error)")
  }

  @Test func testsFailOnCutsThatAreNotListed() async throws {
    let test = "test Pier --kinds --filter Name --update"
    let failed = try await run(test)
    #expect(failed.code == 1)
    #expect(failed.error.contains("1 cut: Kit.depth; "), "\(failed.error)")
    try folder.write(#"{"cuts": ["Kit.depth"]}"#, to: "Pier/.vitrine.json")
    let passed = try await run(test)
    #expect(passed.code == 0, "\(passed.error)")
  }
}
