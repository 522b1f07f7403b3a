import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct AccessibilityTests {
  private func elements(@ViewBuilder _ content: () -> some View) throws -> [AccessibilityElement] {
    try Archiving.archive { content() }
      .accessibilityElements { _, _ in "" }
  }

  @Test func modifiersSetLabelValueHintIdentifierAndTraits() throws {
    let found = try elements {
      Text(verbatim: "7")
        .padding()
        .accessibilityLabel("Steps")
        .accessibilityValue(Text(verbatim: "seven"))
        .accessibilityHint("Today")
        .accessibilityIdentifier("steps")
        .accessibilityAddTraits([.isHeader, .isSelected])
        .accessibilityRemoveTraits(.isSelected)
    }
    let element = try #require(found.first)
    #expect(found.count == 1)
    #expect(element.label == "Steps")
    #expect(element.value == "seven")
    #expect(element.hint == "Today")
    #expect(element.identifier == "steps")
    #expect(element.traits == [.isHeader])
  }

  /// The label of a timer is not that of the entry's date, unless the author gives one.
  @Test func timersAreReadAtTheTime() throws {
    let end = Archiving.now + 300
    let archive = try Archiving.archive {
      VStack {
        Text(end, style: .timer)
        Text(end, style: .timer).accessibilityLabel("Remaining")
        Text("Ends \(end, style: .timer)").accessibilityElement(children: .combine)
        Label {
          Text(end, style: .timer)
        } icon: {
          Image(systemName: "clock")
        }
        .labelStyle(.iconOnly)
      }
    }
    let labels = archive.accessibilityElements { _, _ in "now" }.map(\.label)
    #expect(labels == ["now", "Remaining", "now", "5:00"])
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let children: AccessibilityChildBehavior
    let labels: [String]
  }

  @Test(arguments: [
    Case(testDescription: "contain", children: .contain, labels: ["One", "Two"]),
    Case(testDescription: "combine", children: .combine, labels: ["One, Two"]),
    Case(testDescription: "ignore", children: .ignore, labels: []),
  ])
  func childBehaviorSelectsElements(_ item: Case) throws {
    let found = try elements {
      VStack {
        Text(verbatim: "One")
        Text(verbatim: "Two")
      }
      .accessibilityElement(children: item.children)
    }
    #expect(found.map(\.label) == item.labels)
  }

  @Test func elementIgnoringChildrenHasItsOwnLabel() throws {
    let found = try elements {
      VStack {
        Text(verbatim: "One")
        Text(verbatim: "Two")
      }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Both"))
    }
    #expect(found.map(\.label) == ["Both"])
  }

  @Test func hiddenViewIsNotAnElement() throws {
    let found = try elements {
      HStack {
        Text(verbatim: "One").accessibilityHidden(true)
        Text(verbatim: "Two").accessibilityHidden(false)
      }
    }
    #expect(found.map(\.label) == ["Two"])
  }

  @Test func sortPriorityOrdersElements() throws {
    let found = try elements {
      HStack {
        Text(verbatim: "One")
        Text(verbatim: "Two").accessibilitySortPriority(1)
      }
    }
    #expect(found.map(\.label) == ["Two", "One"])
  }

  @Test func representationReplacesElements() throws {
    let found = try elements {
      Color.red.accessibilityRepresentation { Text(verbatim: "Red") }
    }
    #expect(found.map(\.label) == ["Red"])
  }

  @Test func reduceMotionIsOffByDefault() {
    var values = EnvironmentValues()
    #expect(!values.accessibilityReduceMotion)
    values._accessibilityReduceMotion = true
    #expect(values.accessibilityReduceMotion)
  }
}
