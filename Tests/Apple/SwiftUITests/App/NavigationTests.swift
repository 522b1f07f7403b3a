import Testing
import UIKit

@testable import SwiftUI

/// Navigation stacks, sheets and alerts in an app's window.
@MainActor
@Suite struct NavigationTests {
  @Test func linkPushesAndBackButtonPops() {
    let screen = Screen { Shelf(log: Log()) }
    #expect(screen.labels == ["Shelf", "Jar"])
    screen.tap("Jar")
    #expect(screen.labels == ["Shelf", "Details", "Eaten 0", "Eat", "Close"])
    screen.tap("Shelf")
    #expect(screen.labels == ["Shelf", "Jar"])
  }

  @Test func dismissPops() {
    let screen = Screen { Shelf(log: Log()) }
    screen.tap("Jar")
    screen.tap("Close")
    #expect(screen.labels == ["Shelf", "Jar"])
  }

  @Test func pushedViewStartsWithNewState() {
    let screen = Screen { Shelf(log: Log()) }
    screen.tap("Jar")
    screen.tap("Eat")
    #expect(screen.labels.contains("Eaten 1"))
    screen.tap("Close")
    screen.tap("Jar")
    #expect(screen.labels.contains("Eaten 0"))
  }

  @Test func coveredViewDisappearsAndAppears() {
    let log = Log()
    let screen = Screen { Shelf(log: log) }
    screen.tap("Jar")
    screen.tap("Close")
    #expect(log.lines == ["appear", "disappear", "appear"])
  }

  @Test func pathFollowsLinksAndBackButton() {
    let screen = Screen { Numbers() }
    screen.tap("One")
    #expect(screen.labels.contains("Number 1"))
    screen.tap("Next")
    #expect(screen.labels.contains("Number 2"))
    screen.tap("Back")
    #expect(screen.labels.contains("Number 1"))
    screen.tap("Next")
    screen.tap("Home")
    #expect(screen.labels.contains("One"))
  }

  @Test func linkOpensPushedView() throws {
    let screen = Screen { Numbers() }
    let url = try #require(URL(string: "number://4"))
    #expect(screen.window.open(url))
    #expect(screen.labels.contains("Number 4"))
    #expect(screen.window.open(url), "covered views still receive links")
  }

  @Test func valueWithoutDestinationIsReported() throws {
    let screen = Screen { NavigationStack { NavigationLink("Go", value: 1) } }
    screen.tap("Go")
    let notices = try #require(screen.window.archive()).notices
    #expect(notices.first?.contains("no destination for Int") == true)
  }

  @Test func bindingsPresentViews() {
    let screen = Screen { Doors() }
    screen.tap("Open")
    #expect(screen.labels == ["Back", "Room", "Further", "Leave"])
    screen.tap("Further")
    #expect(screen.labels.contains("Number 7"))
    screen.tap("Back")
    screen.tap("Leave")
    #expect(screen.labels == ["Open"])
    screen.tap("Open")
    screen.tap("Back")
    #expect(screen.labels == ["Open"], "the back button changes the binding")
  }

  @Test func presentingViewDisappearsAndAppears() {
    let log = Log()
    let screen = Screen { Hall(log: log) }
    screen.tap("Open")
    #expect(log.lines == ["appear", "room appears", "disappear"])
    screen.tap("Back")
    #expect(log.lines.dropFirst(3).sorted() == ["appear", "room disappears"])
  }

  @Test func viewThatPresentsItselfEnds() {
    let screen = Screen { NavigationStack { Mirror() } }
    #expect(screen.labels.contains("Mirror"))
  }

  @Test func linkOutsideStackDoesNothing() {
    let screen = Screen { NavigationLink("Go") { Text("There") } }
    screen.tap("Go")
    #expect(screen.labels == ["Go"])
  }

  @Test func sheetIsPresentedAndDismissed() {
    let log = Log()
    let screen = Screen { Sheets(log: log) }
    screen.tap("Show")
    #expect(screen.labels == ["Dismiss", "Sheet", "Done"], "the view below is not reachable")
    screen.tap("Done")
    #expect(screen.labels == ["Show", "Show item", "Ask"])
    screen.tap("Show")
    screen.tap("Dismiss")
    #expect(screen.labels == ["Show", "Show item", "Ask"])
    #expect(log.lines == ["dismissed", "dismissed"])
  }

  @Test func sheetShowsItem() {
    let screen = Screen { Sheets(log: Log()) }
    screen.tap("Show item")
    #expect(screen.labels == ["Dismiss", "Item 7"])
    screen.tap("Dismiss")
    #expect(screen.labels == ["Show", "Show item", "Ask"])
  }

  @Test func alertButtonActsAndDismisses() {
    let log = Log()
    let screen = Screen { Sheets(log: log) }
    screen.tap("Ask")
    #expect(screen.labels == ["Sure?", "It is final.", "Yes"])
    screen.tap("Yes")
    #expect(screen.labels == ["Show", "Show item", "Ask"])
    #expect(log.lines == ["yes"])
  }

  // MARK: Scrolling

  @Test func scrollMovesContentWithinBounds() throws {
    let screen = Screen { Rows() }
    func top() throws -> CGFloat { try #require(screen.element("Row 0")).frame.minY }
    let start = try top()
    let point = CGPoint(x: 200, y: 400)
    screen.window.scroll(at: point, by: CGSize(width: 0, height: 120))
    #expect(abs(try top() - (start - 120)) < 1e-9)
    screen.window.scroll(at: point, by: CGSize(width: 0, height: -500))
    #expect(try top() == start)
    screen.window.scroll(at: point, by: CGSize(width: 0, height: 1e5))
    let bottom = try #require(screen.element("Row 49")).frame.maxY
    #expect(bottom <= 818, "the end is above the Home indicator: \(bottom)")
    screen.window.scroll(at: CGPoint(x: 900, y: 400), by: CGSize(width: 0, height: -50))
    #expect(try #require(screen.element("Row 49")).frame.maxY == bottom, "outside of the window")
  }

  @Test func innermostScrollViewMovesFirst() throws {
    let screen = Screen { Carousel() }
    func position(_ label: String) throws -> CGPoint {
      try #require(screen.element(label)).frame.origin
    }
    let (card, footer) = (try position("Card 0"), try position("Footer"))
    let point = CGPoint(x: 100, y: card.y + 5)
    screen.window.scroll(at: point, by: CGSize(width: 60, height: 0))
    #expect(try position("Card 0").x == card.x - 60)
    screen.window.scroll(at: point, by: CGSize(width: 0, height: 30))
    #expect(try position("Footer").y == footer.y - 30)
  }
}

// MARK: Views

private final class Log {
  var lines: [String] = []
}

private struct Shelf: View {
  let log: Log

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Jar") { JarView() }
      }
      .navigationTitle("Shelf")
      .onAppear { log.lines.append("appear") }
      .onDisappear { log.lines.append("disappear") }
    }
  }
}

private struct JarView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var eaten = 0

  var body: some View {
    VStack {
      Text("Eaten \(eaten)")
      Button("Eat") { eaten += 1 }
      Button("Close") { dismiss() }
    }
    .navigationTitle("Details")
  }
}

private struct Numbers: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("One", value: 1)
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("Number \(number)")
            NavigationLink("Next", value: number + 1)
            Button("Home") { path = [] }
          }
        }
        .onOpenURL { path = [Int($0.host ?? "") ?? 0] }
    }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct Sheets: View {
  let log: Log
  @State private var isShown = false
  @State private var isAsking = false
  @State private var item: Item?

  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      Button("Show item") { item = Item(id: 7) }
      Button("Ask") { isAsking = true }
    }
    .sheet(isPresented: $isShown, onDismiss: { log.lines.append("dismissed") }) { Inside() }
    .sheet(item: $item) { Text("Item \($0.id)") }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") { log.lines.append("yes") }
    } message: {
      Text("It is final.")
    }
  }
}

private struct Inside: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Sheet")
      Button("Done") { dismiss() }
    }
  }
}

private struct Rows: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { Text("Row \($0)").frame(height: 40) }
      }
    }
  }
}

private struct Carousel: View {
  var body: some View {
    ScrollView {
      VStack {
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<10, id: \.self) { Text("Card \($0)").frame(width: 120, height: 80) }
          }
        }
        Color.gray.frame(height: 900)
        Text("Footer")
      }
    }
  }
}

/// Presents a room, and a number inside it.
private struct Doors: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      Button("Open") { isOpen = true }
        .navigationDestination(isPresented: $isOpen) { Room() }
    }
  }
}

/// Presents a view, and logs when either appears.
private struct Hall: View {
  let log: Log
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      Button("Open") { isOpen = true }
        .onAppear { log.lines.append("appear") }
        .onDisappear { log.lines.append("disappear") }
        .navigationDestination(isPresented: $isOpen) {
          Text(verbatim: "There")
            .onAppear { log.lines.append("room appears") }
            .onDisappear { log.lines.append("room disappears") }
        }
    }
  }
}

private struct Room: View {
  @State private var number: Int?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(verbatim: "Room")
      Button("Further") { number = 7 }
      Button("Leave") { dismiss() }
    }
    .navigationDestination(item: $number) { Text(verbatim: "Number \($0)") }
  }
}

private struct Mirror: View {
  var body: some View {
    Text(verbatim: "Mirror")
      .navigationDestination(isPresented: .constant(true)) { AnyView(Mirror()) }
  }
}
