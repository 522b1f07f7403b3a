import Foundation
import Testing

/// Kinds that are not unique in a bundle, found when the tool builds its sources.
@Suite struct RepeatedKindTests {
  private static let sources = """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct Press: AppIntent {
      static let title: LocalizedStringResource = "Press"
      func perform() async throws -> some IntentResult { .result() }
    }

    let kind = ["com", "example", "lamp"].joined(separator: ".")

    struct HallLamp: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: kind) {
          ControlWidgetButton(action: Press()) { Label("Hall", systemImage: "lightbulb") }
        }
      }
    }
    """

  private static let bundle = """
    import SwiftUI
    import WidgetKit

    struct BathLamp: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: kind) {
          ControlWidgetButton(action: Press()) { Label("Bath", systemImage: "lightbulb") }
        }.displayName("Bath")
      }
    }

    @main
    struct Lamps: WidgetBundle {
      var body: some Widget {
        HallLamp()
        BathLamp()
      }
    }
    """

  @Test(arguments: ["build Lamps", "list Lamps"])
  func toolNamesBothPlaces(line: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.sources, to: "Lamps/HallLamp.swift")
    try folder.write(Self.bundle, to: "Lamps/Lamps.swift")
    let run = try await ToolProcess.run(
      line.split(separator: " ").map(String.init), in: folder.url)
    #expect(run.code == 1)
    #expect(run.error.contains("2 controls have the kind \"com.example.lamp\": "), "\(run.error)")
    #expect(run.error.contains("Lamps/HallLamp.swift:12)"), "\(run.error)")
    #expect(run.error.contains("Lamps/Lamps.swift:4); give each control its own kind"))
    #expect(run.output == "")
    #expect(folder.contents == ["Lamps"])
  }
}
