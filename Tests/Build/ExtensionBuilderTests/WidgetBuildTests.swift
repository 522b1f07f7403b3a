import Foundation
import Testing

@testable import ExtensionBuilder

/// Builds of a widget against the frameworks, with and without compiler errors.
@Suite struct WidgetBuildTests {
  private static let widget = """
    import SwiftUI
    import WidgetKit

    \(someProvider)
    extension EnvironmentValues { @Entry var level: Int = 1 }
    struct SomeView: View {
      @Environment(\\.level) var level
      var body: some View { Text("\\(level)").environment(\\.level, 2) }
    }
    @main struct SomeWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "some", provider: Provider()) { _ in SomeView() }
      }
    }
    """

  private func build(_ folder: TemporaryFolder) async throws -> ExtensionBuilder.Result {
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    return try await ExtensionBuilder.build(
      folder: folder.url.appendingPathComponent("Sources"),
      output: folder.url.appendingPathComponent("W.vitrine"),
      options: .init(frameworks: frameworks, cache: testCache))
  }

  @Test func compilesPreviewsAndEntries() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.widget, to: "Sources/Widget.swift")
    try folder.write(
      """
      import Foundation
      let title: LocalizedStringResource = "Imports only Foundation"
      """, to: "Sources/Title.swift")
    try folder.write(
      """
      import SwiftUI
      import WidgetKit

      #Preview { SomeView() }
      #Preview("Named", traits: .sizeThatFitsLayout) {
        @Previewable @State var number = 1
        if number > 0 { SomeView() }
      }
      #Preview("Entries", as: .systemSmall) {
        SomeWidget()
      } timeline: {
        SomeEntry(date: .now)
        SomeEntry(date: .now + 60)
      }
      #Preview(as: .systemMedium) { SomeWidget() } timelineProvider: { Provider() }
      """, to: "Sources/Previews.swift")
    let result = try await build(folder)
    #expect(result.wasBuilt)
    #expect(result.notices == [])
  }

  /// The closure is asked before the bundle is moved to its place. A repeated kind leaves the
  /// output as it was.
  @Test func repeatedKindFailsTheBuild() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.widget, to: "Sources/Widget.swift")
    let frameworks: PrebuiltFrameworks = try #require(builtFrameworks, "run swift build first")
    let output = folder.url.appendingPathComponent("W.vitrine")
    let error = await #expect(throws: BuildError.self) {
      try await ExtensionBuilder.build(
        folder: folder.url.appendingPathComponent("Sources"), output: output,
        options: .init(frameworks: frameworks, cache: testCache) { bundle in
          #expect(FileManager.default.isExecutableFile(atPath: bundle.executable.path))
          return [
            DeclaredKind(.widget, kind: "some", type: "SomeWidget"),
            DeclaredKind(.widget, kind: "some", type: "Other"),
          ]
        })
    }
    let place = folder.url.appendingPathComponent("Sources/Widget.swift").path
    #expect(
      error
        == .repeatedKind(
          .widget, kind: "some", places: ["SomeWidget (\(place):21)", "Other"]))
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  /// A control that opens a camera shares its sources with a capture extension.
  @Test func compilesCameraControl() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import AppIntents
      import LockedCameraCapture
      import SwiftUI
      import WidgetKit

      struct Capture: CameraCaptureIntent {
        struct AppContext: Codable { var flash = false }
        static let title: LocalizedStringResource = "Capture"
        @MainActor func perform() async throws -> some IntentResult {
          if try await Self.appContext?.flash == true { try await Self.updateAppContext(nil) }
          return .result()
        }
      }
      struct CaptureExtension: LockedCameraCaptureExtension {
        var body: some LockedCameraCaptureExtensionScene {
          LockedCameraCaptureUIScene { session in Finder(session: session) }
        }
      }
      struct Finder: View {
        let session: LockedCameraCaptureSession
        var body: some View { Text(session.sessionContentURL.path) }
        func open() async throws {
          let activity = NSUserActivity(activityType: NSUserActivityTypeLockedCameraCapture)
          try await session.openApplication(for: activity)
        }
      }
      func content() async throws {
        for await update in LockedCameraCaptureManager.shared.sessionContentUpdates {
          switch update {
          case .initial(let urls): print(urls)
          case .added(let url), .removed(let url):
            try await LockedCameraCaptureManager.shared.invalidateSessionContent(at: url)
          }
        }
      }
      @main struct CaptureControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "capture") {
            ControlWidgetButton(action: Capture()) { Label("Capture", systemImage: "camera") }
          }
        }
      }
      """, to: "Sources/Capture.swift")
    #expect(try await build(folder).wasBuilt)
  }

  /// A folder `App` with an entry point is a separate program, which also contains the files in
  /// `Shared`.
  @Test func buildsAppAsSeparateProgram() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.widget, to: "Sources/Widget.swift")
    try folder.write("let greeting = \"hello\"", to: "Sources/Shared/Greeting.swift")
    try folder.write("func salute() -> String { greeting }", to: "Sources/Widget/Salute.swift")
    try folder.write(
      """
      import WidgetKit
      @main struct SomeApp {
        static func main() { print(greeting, CommandLine.arguments.dropFirst().joined()) }
      }
      """, to: "Sources/App/SomeApp.swift")
    let bundle = try await build(folder).bundle
    let app = try #require(bundle.app)
    #expect(app.lastPathComponent == bundle.information.moduleName + "App")
    let run = try await CommandRun.run(app, ["some://link"], scratch: folder.url)
    #expect(run.status == 0)
    #expect(run.output == "hello some://link\n")
  }

  /// Without an entry point, `App` is an ordinary folder.
  @Test func appFolderWithoutEntryPointBelongsToExtension() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.widget, to: "Sources/Widget.swift")
    try folder.write("let app = 1", to: "Sources/App/App.swift")
    try folder.write("@main struct Deep {}", to: "Sources/Widgets/App/Deep.swift")
    let sources = try SourceFolder(folder.url.appendingPathComponent("Sources"))
    #expect(try AppSources(of: sources).appOnly == [])
  }

  @Test func keepsDefaultValuesOfEntries() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ##"""
      import SwiftUI
      extension EnvironmentValues {
        @Entry var raw = #"a " \#(1 + 1) // b"#
        @Entry var lines: String = """
              one
            "two" /* three */
          """
        @Entry /* /* */ var other = 1 */ var `default`: Int? // = 3
      }
      @main struct Program {
        static func main() {
          let values = EnvironmentValues()
          print(values.raw, values.lines, values.default == nil, separator: "\n")
        }
      }
      """##, to: "Sources/Program.swift")
    let bundle = try await build(folder).bundle
    let run = try await CommandRun.run(bundle.executable, [], scratch: folder.url)
    #expect(run.output == "a \" 2 // b\n    one\n  \"two\" /* three */\ntrue\n")
  }

  @Test func invalidPreviewsAndEntriesAreCompilerErrors() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.widget, to: "Sources/Widget.swift")
    try folder.write(
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var lost: Int
      }
      #Preview { Missing() }
      """, to: "Sources/Previews.swift")
    let file = folder.url.appendingPathComponent("Sources/Previews.swift").path
    await #expect {
      _ = try await build(folder)
    } throws: { error in
      guard case .compilation(let diagnostics)? = error as? BuildError else { return false }
      let found = diagnostics.map { "\($0.file):\($0.line): \($0.message)" }
      return found.count == 2
        && found[0].hasPrefix("\(file):3: @Entry var lost needs a default value: write '= value'")
        && found[1] == "\(file):5: cannot find 'Missing' in scope"
    }
  }
}
