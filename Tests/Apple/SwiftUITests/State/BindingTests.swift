import SwiftUI
import Testing
import ViewArchive

private struct Streak: Identifiable {
  let id: Int
  var days: Int
}

@MainActor
struct BindingTests {
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  @Test func elementBindingsWriteToCollection() {
    let box = Box([1, 2, 3])
    for element in box.binding { element.wrappedValue *= 10 }
    #expect(box.value == [10, 20, 30])
    #expect(box.binding.last?.wrappedValue == 30)
  }

  @Test func unwrapsOptionalWithValue() {
    let box = Box<Int?>(nil)
    let none: Binding<Int>? = Binding(box.binding)
    #expect(none == nil)
    box.value = 4
    let unwrapped: Binding<Int>? = Binding(box.binding)
    unwrapped?.wrappedValue = 5
    #expect(box.value == 5)
    box.value = nil
    #expect(unwrapped?.wrappedValue == 4)
  }

  @Test func forEachAcceptsBindings() throws {
    let box = Box([Streak(id: 1, days: 3), Streak(id: 2, days: 8)])
    let byIdentity = try Archiving.archive {
      VStack { ForEach(box.binding) { $streak in Text(verbatim: "\(streak.days)") } }
    }
    let byKeyPath = try Archiving.archive {
      VStack {
        ForEach(box.binding, id: \.wrappedValue.days) { $streak in
          Text(verbatim: "\(streak.days)")
        }
      }
    }
    let byElementKeyPath = try Archiving.archive {
      VStack { ForEach(box.binding, id: \.days) { $streak in Text(verbatim: "\(streak.days)") } }
    }
    #expect(byIdentity.content.frames(of: "Text").count == 2)
    #expect(byKeyPath.content.frames(of: "Text") == byIdentity.content.frames(of: "Text"))
    #expect(byElementKeyPath.content.frames(of: "Text") == byIdentity.content.frames(of: "Text"))
  }

  @Test func textSizesAreOrderedAndConverted() {
    #expect(ContentSizeCategory.small < .large)
    #expect(ContentSizeCategory.accessibilityMedium >= .extraExtraExtraLarge)
    #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityLarge) == .accessibility2)
    #expect(UIContentSizeCategory(DynamicTypeSize.xLarge) == .extraLarge)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
  }

  @Test func combinesExplicitGuides() {
    #expect(HorizontalAlignment.center.combineExplicit([2, nil, 4]) == 3)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([2, nil, 9]) == 9)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
  }
}
