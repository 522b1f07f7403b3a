import Foundation
import Testing
import ViewArchive

@Suite("Toggle states")
struct ToggleTests {
  static func text(_ string: String) -> ArchiveNode {
    ArchiveNode(
      kind: "Text", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      content: .text(TextBlock(size: .zero, lines: [], string: string)))
  }

  /// Ten points wide; `x` is in the parent's coordinates.
  static func toggle(
    _ name: String, isOn: Bool, x: Double, inside: [ArchiveNode] = []
  ) -> ArchiveNode {
    ArchiveNode(
      kind: "Toggle", frame: CGRect(x: x, y: 0, width: 10, height: 10),
      action: .toggle(isOn: isOn, identifier: name, parameters: Data([7])),
      accessibility: NodeAccessibility(value: isOn ? "1" : "0", children: .combine),
      children: [text("\(name) \(isOn ? "on" : "off")")] + inside,
      otherState: [text("\(name) \(isOn ? "off" : "on")")])
  }

  static func button(_ name: String, x: Double) -> ArchiveNode {
    ArchiveNode(
      kind: "Button", frame: CGRect(x: x, y: 0, width: 10, height: 10),
      action: .intent(identifier: name, parameters: Data()), children: [text(name)])
  }

  /// Toggle 0, a button, then toggles 1 and 2 in a stack.
  static let archive = ViewArchive(
    size: CGSize(width: 40, height: 10),
    content: ArchiveNode(
      kind: "HStack", frame: CGRect(x: 0, y: 0, width: 40, height: 10),
      children: [
        toggle("a", isOn: true, x: 0), button("b", x: 10),
        ArchiveNode(
          kind: "HStack", frame: CGRect(x: 20, y: 0, width: 20, height: 10),
          children: [
            toggle("c", isOn: false, x: 0, inside: [toggle("inner", isOn: true, x: 100)]),
            toggle("d", isOn: true, x: 10),
          ]),
      ]))

  static func action(_ name: String, _ isOn: Bool) -> NodeAction {
    .toggle(isOn: isOn, identifier: name, parameters: Data([7]))
  }

  static let taps: [(Set<Int>, Double, HitTarget)] = [
    ([], 5, HitTarget(action: action("a", true), toggleIndex: 0)),
    ([0], 5, HitTarget(action: action("a", false), toggleIndex: 0)),
    ([1, 2], 5, HitTarget(action: action("a", true), toggleIndex: 0)),
    ([0], 15, HitTarget(action: .intent(identifier: "b", parameters: Data()))),
    ([0], 25, HitTarget(action: action("c", false), toggleIndex: 1)),
    ([1], 25, HitTarget(action: action("c", true), toggleIndex: 1)),
    ([0, 1], 35, HitTarget(action: action("d", true), toggleIndex: 2)),
    ([0, 2, 99, -1], 35, HitTarget(action: action("d", false), toggleIndex: 2)),
  ]

  @Test(arguments: taps)
  func hitReturnsShownState(flipped: Set<Int>, x: Double, target: HitTarget) {
    let point = CGPoint(x: x, y: 5)
    #expect(Self.archive.hitTarget(at: point, flipped: flipped) == target)
    #expect(Self.archive.hit(at: point, flipped: flipped) == target.action)
  }

  @Test func tapOutsideNodesOpensWidgetURL() {
    var archive = Self.archive
    #expect(archive.hitTarget(at: CGPoint(x: 5, y: 50), flipped: [0]) == nil)
    archive.widgetURL = URL(string: "t://widget")
    let target = archive.hitTarget(at: CGPoint(x: 5, y: 50), flipped: [0])
    #expect(target?.action == archive.widgetURL.map { .link($0) })
    #expect(target?.toggleIndex == nil)
  }

  @Test func accessibilityDescribesShownState() {
    func read(_ flipped: Set<Int>) -> [String] {
      Self.archive.accessibilityElements(flipped: flipped) { _, _ in "" }.map {
        "\($0.label)=\($0.value ?? "-") \($0.toggleIndex.map(String.init) ?? "-")"
      }
    }
    #expect(read([]) == ["a on=1 0", "b=- -", "c off, inner on=0 1", "d on=1 2"])
    #expect(read([0, 1]) == ["a off=0 0", "b=- -", "c on=1 1", "d on=1 2"])
  }

  @Test func sortPriorityDoesNotChangeToggleNumbers() {
    var archive = Self.archive
    archive.content.children[2].accessibility = NodeAccessibility(sortPriority: 1)
    let elements = archive.accessibilityElements { _, _ in "" }
    #expect(elements.map(\.toggleIndex) == [1, 2, 0, nil])
  }

  @Test func toggleStatesAreInNumberOrder() {
    #expect(Self.archive.toggleStates == [true, false, true])
    #expect(Self.archive.flipping([1]).toggleStates == [true, true, true])
  }

  @Test func flippingTwiceRestoresArchive() {
    let flipped = Self.archive.flipping([0, 2])
    #expect(flipped != Self.archive)
    #expect(flipped.flipping([0, 2]) == Self.archive)
    #expect(Self.archive.flipping([]) == Self.archive)
    #expect(Self.archive.flipping([3, 100]) == Self.archive)
  }

  @Test func flippingKeepsCustomAccessibilityValue() {
    var archive = Self.archive
    archive.content.children[0].accessibility?.value = "bright"
    #expect(archive.flipping([0]).content.children[0].accessibility?.value == "bright")
  }

  @Test func flippingWithoutOtherStateChangesAction() {
    var archive = Self.archive
    archive.content.children[0].otherState = []
    let flipped = archive.flipping([0]).content.children[0]
    #expect(flipped.children == archive.content.children[0].children)
    #expect(flipped.action == Self.action("a", false))
  }
}
