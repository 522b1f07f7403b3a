import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct ConditionalAccessibilityTests {
  private func accessibility(_ view: some View) throws -> NodeAccessibility? {
    try Archiving.archive { view }.content.accessibilities.first
  }

  @Test(arguments: [true, false])
  func valueAppliesOnlyIfEnabled(_ isEnabled: Bool) throws {
    let view = Color.black
      .accessibilityLabel("Tide", isEnabled: isEnabled)
      .accessibilityValue(Text("High"), isEnabled: isEnabled)
      .accessibilityHint("Opens", isEnabled: isEnabled)
      .accessibilityIdentifier("tide", isEnabled: isEnabled)
      .accessibilityHidden(true, isEnabled: isEnabled)
    let found = try accessibility(view)
    #expect(found?.label == (isEnabled ? "Tide" : nil))
    #expect(found?.value == (isEnabled ? "High" : nil))
    #expect(found?.hint == (isEnabled ? "Opens" : nil))
    #expect(found?.identifier == (isEnabled ? "tide" : nil))
    #expect((found?.isHidden ?? false) == isEnabled)
  }

  @Test func labelContentContainsPreviousLabel() throws {
    let view = Text("Tide").accessibilityLabel { previous in
      Text("Water level")
      previous
    }
    let label = try accessibility(view)?.label
    #expect(label?.contains("Water level") == true)
    #expect(label?.contains("Tide") == true)
  }
}

extension ArchiveNode {
  fileprivate var accessibilities: [NodeAccessibility] {
    (accessibility.map { [$0] } ?? []) + children.flatMap(\.accessibilities)
  }
}
