import Testing
import UIKit
import ViewArchive

@testable import SwiftUI

/// Controls that only an app's window shows. Source of the sizes: docs/layout-facts.md §6.
@MainActor
@Suite struct ControlSizeTests {
  @Test func stepperHasTwoButtons() throws {
    let screen = Screen { Stepper("Guests", value: .constant(2), in: 0...4).frame(width: 300) }
    #expect(screen.labels == ["Guests", "Decrement", "Increment"])
    let (down, up) = (try #require(screen.element("Decrement")), screen.element("Increment"))
    #expect(down.frame.height == 32)
    let whole = down.frame.union(try #require(up).frame)
    #expect(whole.width == 94)
  }

  @Test(arguments: [(Optional(2), "Week"), (nil, nil), (9, nil)])
  func segmentedPickerShowsAllOptions(_ selection: Int?, _ selected: String?) throws {
    let screen = Screen {
      Picker("Span", selection: .constant(selection)) {
        Text(verbatim: "Day").tag(Optional(1))
        Text(verbatim: "Week").tag(Optional(2))
        Text(verbatim: "Year").tag(Optional(3))
      }
      .pickerStyle(.segmented).frame(width: 300)
    }
    #expect(screen.labels == ["Day", "Week", "Year"])
    let marked = screen.elements.filter { $0.traits.contains(.isSelected) }
    #expect(marked.map(\.label) == [selected].compactMap(\.self))
    let archive = try #require(screen.window.archive())
    let middles = screen.elements.map(\.frame.midX)
    #expect(abs(middles[1] - middles[0] - 100) < 0.5 && abs(middles[2] - middles[1] - 100) < 0.5)
    #expect(archive.tree().contains("300×32"))
  }

  /// Options of `ForEach` have its identities as tags.
  @Test func segmentsOfForEachAreIdentified() {
    let screen = Screen {
      Picker("Span", selection: .constant(2)) {
        ForEach(1..<4, id: \.self) { Text(verbatim: "No \($0)") }
      }
      .pickerStyle(.segmented)
    }
    let selected = screen.elements.filter { $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["No 2"])
  }

  @Test func otherPickersShowTheirValue() {
    let screen = Screen {
      Picker("Span", selection: .constant(1)) {
        Text(verbatim: "Day").tag(1)
        Text(verbatim: "Week").tag(2)
      }
      .pickerStyle(.menu)
    }
    #expect(screen.labels == ["Span"])
    #expect(screen.element("Span")?.value == "Day")
  }
}
