import HostLink
import SwiftUI
import Testing

@testable import WidgetKit

/// The environment of views from a host's request.
@MainActor
@Suite struct RequestEnvironmentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var link: RenderEnvironment
    var holds: @Sendable (EnvironmentValues) -> Bool

    var testDescription: String { name }
  }

  private nonisolated static var bordered: RenderEnvironment {
    var environment = RenderEnvironment()
    environment.showsBorders = true
    return environment
  }

  nonisolated static let cases = [
    Case(name: "dark", link: RenderEnvironment(colorScheme: .dark)) { $0.colorScheme == .dark },
    Case(name: "contrast", link: RenderEnvironment(contrast: .increased)) {
      $0.colorSchemeContrast == .increased
    },
    Case(name: "bold text", link: RenderEnvironment(hasBoldText: true)) {
      $0.legibilityWeight == .bold
    },
    Case(name: "reduce motion", link: RenderEnvironment(reducesMotion: true)) {
      $0.accessibilityReduceMotion
    },
    Case(name: "borders", link: bordered) {
      $0.accessibilityShowBorders && $0.accessibilityShowButtonShapes
    },
    Case(name: "no borders", link: RenderEnvironment()) { !$0.accessibilityShowBorders },
    Case(name: "motion", link: RenderEnvironment()) { !$0.accessibilityReduceMotion },
    Case(name: "always on", link: RenderEnvironment(isLuminanceReduced: true)) {
      $0.isLuminanceReduced
    },
    Case(name: "privacy", link: RenderEnvironment(redactionReasons: [.privacy])) {
      $0.redactionReasons == .privacy
    },
    // Other requests of the same process have their own idiom.
    Case(name: "phone", link: RenderEnvironment()) { _ in
      UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone"
    },
    Case(name: "pad", link: RenderEnvironment(idiom: .pad)) { _ in
      UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad"
        && UITraitCollection.current.userInterfaceIdiom == .pad
    },
    Case(name: "time zone", link: RenderEnvironment(timeZone: "Asia/Tokyo")) {
      $0.timeZone.identifier == "Asia/Tokyo" && $0.calendar.timeZone == $0.timeZone
    },
  ]

  @Test(arguments: cases) func viewsReadTheRequest(_ sample: Case) throws {
    #expect(sample.holds(try EnvironmentValues(sample.link)))
  }
}
