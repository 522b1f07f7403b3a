import GoldenFiles
import Testing
import UIKit
import ViewArchive

@testable import SwiftUI

/// Pickers and menus in the windows of apps.
@MainActor
@Suite struct PickerScreenTests {
  private nonisolated static let options = ["*Plum", "Quince", "None"]

  /// The style, what the window reads before a choice, what leads to the options, and what the
  /// window reads after a choice.
  @Test(arguments: [
    (PickerLook.automatic, ["Flavor: Plum"], "Flavor", ["Flavor: Quince"]),
    (.menu, ["Flavor: Plum"], "Flavor", ["Flavor: Quince"]),
    (.inline, ["Flavor"] + options, "", ["Flavor", "Plum", "*Quince", "None"]),
    (.segmented, options, "", ["Plum", "*Quince", "None"]),
    (.wheel, options, "", ["Plum", "*Quince", "None"]),
    (.navigationLink, ["Flavor, Plum"], "Flavor, Plum", ["Flavor, Quince"]),
  ])
  func choiceSetsBinding(look: PickerLook, before: [String], opener: String, after: [String]) {
    let box = Box(Flavor.plum)
    let screen = Screen {
      NavigationStack { Form { FlavorPicker(flavor: box.binding).environment(\.pickerLook, look) } }
    }
    #expect(screen.read == before)
    screen.tap(opener)
    #expect(screen.read.suffix(3) == Self.options)
    screen.tap("Quince")
    #expect(box.value == .quince)
    #expect(screen.read == after)
  }

  @Test func tapOutsideClosesMenu() throws {
    let box = Box(Flavor.plum)
    let screen = Screen { Form { FlavorPicker(flavor: box.binding) } }
    screen.tap("Flavor")
    let archive = try #require(screen.window.archive())
    let option = try #require(screen.element("Quince")).frame
    #expect(archive.hit(at: CGPoint(x: option.midX, y: option.midY)) != nil)
    guard case .app(let number, nil)? = archive.hit(at: CGPoint(x: 20, y: 780)) else {
      Issue.record("nothing beside the menu")
      return
    }
    screen.window.tap(number)
    #expect(screen.read == ["Flavor: Plum"])
    #expect(box.value == .plum)
  }

  /// A menu opens below its button, and above it near the end of the screen.
  @Test(arguments: [(Alignment.top, true), (.bottom, false)])
  func menuIsBesideButton(alignment: Alignment, isBelow: Bool) throws {
    let screen = Screen {
      FlavorPicker(flavor: .constant(.plum)).frame(maxHeight: .infinity, alignment: alignment)
    }
    let button = try #require(screen.element("Flavor")).frame
    screen.tap("Flavor")
    let options = screen.elements.filter { $0.label != "Dismiss" }.map(\.frame)
    let menu = try #require(options.first).union(try #require(options.last))
    #expect(options.map(\.height) == [44, 44, 44])
    #expect(menu.width == 250)
    #expect(isBelow ? menu.minY > button.maxY : menu.maxY < button.minY)
    let window = CGRect(x: 0, y: 59, width: 393, height: 759)
    #expect(window.contains(menu))
  }

  @Test func longMenuScrolls() throws {
    let box = Box(0)
    let screen = Screen {
      Picker("Number", selection: box.binding) { ForEach(0..<40) { Text(verbatim: "No \($0)") } }
    }
    screen.tap("Number")
    let last = try #require(screen.element("No 39")).frame
    #expect(last.minY > 852)
    screen.window.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 5000))
    #expect(try #require(screen.element("No 39")).frame.maxY < 852)
    screen.tap("No 39")
    #expect(box.value == 39)
  }

  @Test func optionalSelectionHasNoValue() {
    let box = Box<Int?>(nil)
    let screen = Screen {
      Picker("Number", selection: box.binding) { ForEach(1..<3) { Text(verbatim: "No \($0)") } }
    }
    screen.tap("Number")
    #expect(screen.read == ["Dismiss", "No 1", "No 2"])
    screen.tap("No 2")
    #expect(box.value == 2)
  }

  @Test func disabledPickerDoesNotOpen() {
    let screen = Screen { FlavorPicker(flavor: .constant(.plum)).disabled(true) }
    screen.tap("Flavor")
    #expect(screen.read == ["Flavor: Plum"])
  }

  @Test func pickerOfSeveralValuesSetsAll() {
    let boxes = [Box(Flavor.plum), Box(.quince)]
    let screen = Screen {
      Picker("Flavor", sources: boxes.map(\.binding), selection: \.self) {
        Text(verbatim: "Plum").tag(Flavor.plum)
        Text(verbatim: "None").tag(Flavor.none)
      }
    }
    screen.tap("Flavor")
    screen.tap("None")
    #expect(boxes.map(\.value) == [.none, .none])
  }

  @Test func menuPerformsActionsAndCloses() {
    let log = Box("")
    let screen = Screen {
      Menu("More") {
        Button("Save") { log.value += "saved " }
        Button("Delete", role: .destructive) { log.value += "deleted " }.disabled(true)
        Toggle("Loud", isOn: .constant(true))
        Menu("Share") { Button("Copy") { log.value += "copied " } }
        FlavorPicker(flavor: .constant(.quince))
      }
    }
    #expect(screen.read == ["More"])
    screen.tap("More")
    #expect(
      screen.read
        == ["Dismiss", "Save", "Delete", "Loud: 1", "Share", "Plum", "*Quince", "None"])
    screen.tap("Delete")
    #expect(log.value == "")
    screen.tap("Save")
    #expect((log.value, screen.read) == ("saved ", ["More"]))
    screen.tap("More")
    screen.tap("Share")
    #expect(screen.read == ["Dismiss", "Copy"])
    screen.tap("Copy")
    #expect((log.value, screen.read) == ("saved copied ", ["More"]))
  }

  @Test func primaryActionIsPerformed() {
    let log = Box(0)
    let screen = Screen {
      Menu("Add") {
        Button("Add two") { log.value += 2 }
      } primaryAction: {
        log.value += 1
      }
    }
    screen.tap("Add")
    #expect(log.value == 1)
  }

  @Test func menuIsLaidOut() throws {
    let screen = Screen { Form { FlavorPicker(flavor: .constant(.plum)) } }
    screen.tap("Flavor")
    let archive = try #require(screen.window.archive())
    try expectGolden(archive.tree(), "picker-menu.txt")
  }
}

/// Inputs in the windows of apps.
@MainActor
@Suite struct InputScreenTests {
  @Test func textFieldsTakeText() {
    let box = Box("Ada")
    let screen = Screen {
      TextField("Name", text: box.binding)
      SecureField("Secret", text: box.binding)
      TextEditor(text: box.binding)
    }
    #expect(screen.read == ["Name: Ada", "Secret: •••", ": Ada"])
    #expect(screen.elements.map(\.takesText) == [true, true, true])
    screen.type("Grace", into: "Secret")
    #expect(screen.read == ["Name: Grace", "Secret: •••••", ": Grace"])
    screen.type("", into: "Name")
    #expect(box.value == "")
  }

  @Test func textOutsideOfFormatIsIgnored() {
    let box = Box(3)
    let screen = Screen { TextField("Number", value: box.binding, format: .number) }
    screen.type("17", into: "Number")
    #expect(box.value == 17)
    screen.type("plum", into: "Number")
    #expect(box.value == 17)
  }

  @Test func disabledFieldTakesNoText() {
    let box = Box("Ada")
    let screen = Screen { TextField("Name", text: box.binding).disabled(true) }
    #expect(screen.elements.map(\.takesText) == [false])
  }

  /// Percentages, and the values of a slider from 10 to 20 in steps of 2.
  @Test(arguments: [("0", 10.0), ("51", 16), ("100", 20), ("101", 14), ("x", 14), ("nan", 14)])
  func sliderTakesPercentage(text: String, value: Double) {
    let box = Box(14.0)
    let screen = Screen { Slider(value: box.binding, in: 10...20, step: 2) { Text("Heat") } }
    #expect(screen.read == ["Heat: 40%"])
    screen.type(text, into: "Heat")
    #expect(box.value == value)
  }

  @Test func unknownInputIsIgnored() {
    let screen = Screen { Text("Still") }
    screen.window.type("x", into: 17)
    #expect(screen.read == ["Still"])
  }
}

// MARK: Views

private enum Flavor: Hashable { case plum, quince, none }

private struct FlavorPicker: View {
  let flavor: Binding<Flavor>

  var body: some View {
    Picker("Flavor", selection: flavor) {
      Text(verbatim: "Plum").tag(Flavor.plum)
      Text(verbatim: "Quince").tag(Flavor.quince)
      Text(verbatim: "None").tag(Flavor.none)
    }
  }
}

/// A value outside of the views.
@MainActor @Observable
private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

extension Screen {
  /// Labels and values; a star marks selected elements.
  fileprivate var read: [String] {
    elements.map { element in
      let mark = element.traits.contains(.isSelected) ? "*" : ""
      return mark + ([element.label] + (element.value.map { [$0] } ?? [])).joined(separator: ": ")
    }
  }

  fileprivate func type(_ text: String, into label: String) {
    let found = elements.first { $0.label == label && $0.action != nil }
    if case .app(let number, _)? = found?.action { window.type(text, into: number) }
  }
}
