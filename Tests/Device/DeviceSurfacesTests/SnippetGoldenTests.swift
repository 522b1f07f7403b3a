import DeviceEngine
import Devices
import Foundation
import GoldenFiles
import HostLink
import Testing
import WidgetHost

@testable import DeviceSurfaces

/// The card of a shortcut over a screen.
@Suite struct SnippetGoldenTests {
  private static let cases: [(name: String, SnippetState, hasView: Bool, isDark: Bool)] = [
    (
      "snippet-result",
      SnippetState(
        extension: "Bank", app: "Bank", title: "Balance", phase: .result,
        dialog: "This is what you have."), true, false
    ),
    (
      "snippet-confirmation",
      SnippetState(
        extension: "Bank", app: "Bank", title: "Close", phase: .confirming,
        dialog: "Close the account, with everything in it? You cannot open it again.",
        labels: ConfirmationLabels(
          accept: "Close", deny: "Keep It", isDestructive: true)), false, true
    ),
    (
      "snippet-choice",
      SnippetState(
        extension: "Bank", app: "Bank", title: "Move", phase: .choosing,
        dialog: "Where does the money go?",
        options: [
          SnippetOption(title: "Savings"), SnippetOption(title: "Shares"),
          SnippetOption(title: "Gamble", isDestructive: true),
        ], cancel: "Abbrechen"), false, false
    ),
    (
      "snippet-value",
      SnippetState(
        extension: "Bank", app: "Bank", title: "Move", phase: .entering, dialog: "How much?",
        field: ParameterDescription(name: "value", title: "Amount", type: .double),
        done: "Fertig", cancel: "Abbrechen"), false, true
    ),
    (
      "snippet-performing",
      SnippetState(extension: "Bank", app: "Bank", title: "Balance", size: size), true, true
    ),
  ]
  private static let size = LinkSize(width: 377, height: 120)

  @Test(arguments: cases.indices) func cardIsDrawn(_ index: Int) async throws {
    let (name, state, hasView, isDark) = Self.cases[index]
    let scheme: RenderEnvironment.ColorScheme = isDark ? .dark : .light
    var scene = SurfaceScene(
      surface: .home, settings: DeviceSettings(colorScheme: scheme), now: SampleWidgets.now,
      widgets: [])
    let archive = SampleWidgets.account(
      Self.size, appearance: Appearance(colorScheme: scheme)
    ).archive
    scene.snippet = SurfaceScene.Snippet(
      state: state,
      shown: hasView
        ? ShownScreen(extension: "Bank", archive: archive, version: 1, size: Self.size) : nil)
    try expectGolden(try await PictureService().screen(scene, scale: 1), "\(name).png")
  }
}
