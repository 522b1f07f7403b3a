import SwiftUI
import Testing

@Suite struct DescriptionTests {
  @Test(arguments: [
    (Color.red, "red"), (.black, "black"), (.clear, "clear"), (.primary, "primary"),
    (Color.red.opacity(0.334), "33% red"), (Color.red.opacity(0.3).opacity(0.5), "50% 30% red"),
    (Color(red: 1, green: 0.5, blue: 0, opacity: 0.2), "#FF800033"),
  ])
  func colorsHaveNames(color: Color, description: String) {
    #expect(color.description == description)
  }

  @Test func axesHaveNames() {
    #expect("\(Axis.allCases)" == "[horizontal, vertical]")
  }
}
