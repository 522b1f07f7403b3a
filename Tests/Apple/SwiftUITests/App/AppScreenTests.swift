import Observation
import Testing
import UIKit
import ViewArchive

@testable import SwiftUI

/// The windows of apps as pictures that take touches.
@MainActor
@Suite struct AppScreenTests {
  @Test func buttonChangesState() {
    let screen = Screen { Counter() }
    #expect(screen.labels == ["Count 0", "Add"])
    screen.tap("Add")
    screen.tap("Add")
    #expect(screen.labels == ["Count 2", "Add"])
  }

  @Test func unknownActionIsIgnored() {
    let screen = Screen { Counter() }
    screen.window.tap(17)
    #expect(screen.labels == ["Count 0", "Add"])
  }

  @Test func toggleChangesBinding() {
    let screen = Screen { Switch() }
    #expect(screen.element("Alarm")?.value == "0")
    screen.tap("Alarm")
    #expect(screen.element("Alarm")?.value == "1")
    #expect(screen.labels.contains("Armed"))
    screen.tap("Alarm")
    #expect(!screen.labels.contains("Armed"))
  }

  @Test func observedModelRedraws() async {
    let model = Model()
    let screen = Screen { Text("Jars \(model.jars)") }
    let changes = Changes()
    screen.window.screenChanged = { changes.add() }
    _ = screen.window.archive()
    model.jars = 7
    await AppLifeCycle.turn()
    #expect(screen.labels == ["Jars 7"])
  }

  @Test func listRowsRespondInWholeRow() throws {
    let screen = Screen { List { Counter() } }
    let archive = try #require(screen.window.archive())
    let row = try #require(screen.element("Add")).frame
    guard case .app(let number, nil)? = archive.hit(at: CGPoint(x: 370, y: row.midY)) else {
      Issue.record("nothing at the end of the row")
      return
    }
    screen.window.tap(number)
    #expect(screen.labels == ["Count 1", "Add"])
  }

  @Test func stateStartsAgainInNewBranch() {
    let screen = Screen { Branches() }
    screen.tap("Add")
    #expect(screen.labels.contains("Count 1"))
    screen.tap("Hide")
    #expect(!screen.labels.contains("Count 1"))
    screen.tap("Hide")
    #expect(screen.labels.contains("Count 0"))
  }

  @Test func tapGestureActs() {
    let screen = Screen { Tapped() }
    screen.tap("Tap 0")
    #expect(screen.labels == ["Tap 1"])
  }

  @Test func stepperStaysInBounds() {
    let screen = Screen { Steps() }
    screen.tap("Increment")
    screen.tap("Increment")
    #expect(screen.labels.contains("Level 2"))
    screen.tap("Increment")
    #expect(screen.labels.contains("Level 2"))
    screen.tap("Decrement")
    #expect(screen.labels.contains("Level 1"))
  }

  @Test func linkOpensViewThatHandlesIt() {
    let screen = Screen { Linked() }
    screen.tap("Go")
    #expect(screen.labels.contains("shop://cart"))
  }

  @Test func tabsSwitchPages() {
    let screen = Screen {
      TabView {
        Text("Page one").tabItem { Label("One", systemImage: "star") }
        Text("Page two").tabItem { Label("Two", systemImage: "heart") }
      }
    }
    #expect(screen.labels.contains("Page one"))
    #expect(!screen.labels.contains("Page two"))
    screen.tap("Two")
    #expect(screen.labels.contains("Page two"))
    #expect(!screen.labels.contains("Page one"))
  }
}

// MARK: Views

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("Count \(count)")
    Button("Add") { count += 1 }
  }
}

private struct Switch: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Alarm", isOn: $isOn)
    if isOn { Text("Armed") }
  }
}

@Observable private final class Model {
  var jars = 1
}

private struct Branches: View {
  @State private var isHidden = false

  var body: some View {
    Button("Hide") { isHidden.toggle() }
    if !isHidden { Counter() }
  }
}

private struct Tapped: View {
  @State private var count = 0

  var body: some View { Text("Tap \(count)").onTapGesture { count += 1 } }
}

private struct Steps: View {
  @State private var level = 0

  var body: some View {
    Stepper(value: $level, in: 0...2) { Text("Level \(level)") }
  }
}

private struct Linked: View {
  @State private var url = "none"

  var body: some View {
    VStack {
      Text(url)
      if let target = URL(string: "shop://cart") { Link("Go", destination: target) }
    }
    .onOpenURL { url = $0.absoluteString }
  }
}
