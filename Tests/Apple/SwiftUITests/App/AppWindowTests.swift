import Combine
import Testing
import UIKit

@testable import SwiftUI

/// The windows of apps: which actions run, and when.
@MainActor
@Suite struct AppWindowTests {
  /// What an app's views have done, and what the test sends to them.
  final class Log {
    var lines: [String] = []
    let numbers = PassthroughSubject<Int, Never>()
  }

  private struct Door: View {
    let log: Log
    @Environment(\.scenePhase) private var phase
    @State private var isOpen = false
    @State private var visits = 0

    var body: some View {
      TabView {
        VStack {
          if isOpen {
            Text("Open").onAppear { log.lines.append("open appears") }
              .onDisappear { log.lines.append("open disappears") }
          }
        }
        .onChange(of: phase, initial: true) { log.lines.append("\($0) to \($1)") }
        .onChange(of: visits) { log.lines.append("visits \(visits)") }
        .onReceive(log.numbers) { visits = $0 }
      }
      .onOpenURL {
        log.lines.append($0.absoluteString)
        isOpen.toggle()
      }
      .onContinueUserActivity("door") { log.lines.append($0.activityType) }
    }
  }

  private struct House: App {
    var log = Log()

    init() {}

    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup { Door(log: log) }
    }
  }

  private let log = Log()

  private func window() -> AppWindow<some App> { AppWindow(House(log: log)) }

  /// Empties the log.
  private func taken() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  /// Waits for the evaluations that are scheduled.
  private func turn() async { await AppLifeCycle.turn() }

  @Test func windowFollowsPhases() async {
    let window = window()
    window.enter(.inactive)
    #expect(taken() == ["inactive to inactive"])
    window.enter(.active)
    #expect(taken() == ["inactive to active"])
    window.enter(.active)
    #expect(taken() == [])
    window.enter(.background)
    #expect(taken() == ["active to background"])
  }

  @Test func linkChangesStateOfViews() throws {
    let window = window()
    let url = try #require(URL(string: "door://1"))
    #expect(!window.open(url), "not connected")
    window.enter(.active)
    _ = taken()
    #expect(window.open(url))
    #expect(taken() == ["door://1", "open appears"])
    #expect(window.open(url))
    #expect(taken() == ["door://1", "open disappears"])
  }

  @Test func userActivitiesAreMatchedByType() {
    let window = window()
    window.enter(.active)
    _ = taken()
    #expect(window.continue(NSUserActivity(activityType: "door")))
    #expect(!window.continue(NSUserActivity(activityType: "window")))
    #expect(taken() == ["door"])
  }

  @Test func publishedValuesEvaluateWindowAgain() async {
    let window = window()
    window.enter(.active)
    _ = taken()
    log.numbers.send(3)
    await turn()
    #expect(taken() == ["visits 3"])
    log.numbers.send(3)
    await turn()
    #expect(taken() == [])
    withExtendedLifetime(window) {}
  }
}
