import Foundation
import GoldenFiles
import Testing
import ViewArchive

@Suite("Tree text")
struct TreeTests {
  @Test("every case matches the golden")
  func golden() throws {
    try expectGolden(SampleArchive.archive.tree(), "sample.txt")
  }

  @Test(
    "numbers have at most three decimals and no trailing zeros",
    arguments: [
      (0.0, "0"), (-0.0001, "0"), (20.3333333, "20.333"), (-7.5, "-7.5"), (100, "100"),
      (0.05, "0.05"), (2.9999, "3"), (1e300, "1e+300"),
    ])
  func numbers(value: Double, text: String) {
    let node = ArchiveNode(kind: "Color", frame: CGRect(x: value, y: 0, width: 1, height: 1))
    #expect(node.tree() == "Color (\(text),0 1×1)\n")
  }
}

@Suite("Hit testing")
struct HitTests {
  static func link(_ name: String) -> NodeAction? { URL(string: "t://\(name)").map { .link($0) } }

  static func node(
    _ frame: CGRect, _ name: String? = nil, effects: [NodeEffect] = [],
    children: [ArchiveNode] = []
  ) -> ArchiveNode {
    ArchiveNode(
      kind: "Link", frame: frame, effects: effects, action: name.flatMap { link($0) },
      children: children)
  }

  static let archive = ViewArchive(
    size: CGSize(width: 100, height: 100),
    content: node(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      children: [
        node(CGRect(x: 0, y: 0, width: 30, height: 30), "below"),
        node(
          CGRect(x: 20, y: 20, width: 30, height: 30), "above",
          children: [node(CGRect(x: 20, y: 20, width: 5, height: 5), "inside")]),
        node(
          CGRect(x: 60, y: 0, width: 10, height: 10), "moved",
          effects: [.transform(AffineMatrix(tx: 0, ty: 40))]),
        node(
          CGRect(x: 60, y: 60, width: 40, height: 40), "clipped",
          effects: [
            .clip(
              ArchivePath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), evenOdd: false,
              antialiased: true)
          ]),
        node(CGRect(x: 0, y: 60, width: 20, height: 20), "unseen", effects: [.opacity(0)]),
        node(
          CGRect(x: 0, y: 90, width: 20, height: 10), "flat",
          effects: [.transform(AffineMatrix(a: 0, d: 0))]),
      ]),
    widgetURL: URL(string: "t://widget"))

  @Test(arguments: [
    (CGPoint(x: 5, y: 5), "below"), (CGPoint(x: 25, y: 25), "above"),
    (CGPoint(x: 42, y: 42), "inside"), (CGPoint(x: 65, y: 5), "widget"),
    (CGPoint(x: 65, y: 45), "moved"), (CGPoint(x: 65, y: 65), "clipped"),
    (CGPoint(x: 85, y: 85), "widget"), (CGPoint(x: 5, y: 65), "widget"),
    (CGPoint(x: 5, y: 95), "widget"), (CGPoint(x: 500, y: -5), "widget"),
  ])
  func hitsTopmostLink(point: CGPoint, name: String) {
    #expect(Self.archive.hit(at: point) == Self.link(name))
  }

  @Test(
    "round button is not hit in its corner",
    arguments: [
      (CGPoint(x: 1, y: 1), false), (CGPoint(x: 10, y: 10), true), (CGPoint(x: 19, y: 10), true),
    ])
  func shape(point: CGPoint, isHit: Bool) {
    var button = Self.node(CGRect(x: 0, y: 0, width: 20, height: 20), "round")
    let k = 5.523
    button.hitShape = ArchivePath([
      .move(CGPoint(x: 20, y: 10)),
      .curve(
        CGPoint(x: 10, y: 20), control1: CGPoint(x: 20, y: 10 + k),
        control2: CGPoint(x: 10 + k, y: 20)),
      .curve(
        CGPoint(x: 0, y: 10), control1: CGPoint(x: 10 - k, y: 20),
        control2: CGPoint(x: 0, y: 10 + k)),
      .curve(
        CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10 - k),
        control2: CGPoint(x: 10 - k, y: 0)),
      .curve(
        CGPoint(x: 20, y: 10), control1: CGPoint(x: 10 + k, y: 0),
        control2: CGPoint(x: 20, y: 10 - k)),
      .close,
    ])
    #expect((button.hit(at: point) != nil) == isHit)
  }
}

@Suite("Accessibility elements")
struct AccessibilityTests {
  static func text(_ string: String, x: Double = 0) -> ArchiveNode {
    ArchiveNode(
      kind: "Text", frame: CGRect(x: x, y: 0, width: 10, height: 10),
      content: .text(TextBlock(size: .zero, lines: [], string: string)))
  }

  static func labels(_ children: [ArchiveNode]) -> [String] {
    let root = ArchiveNode(
      kind: "HStack", frame: CGRect(x: 5, y: 0, width: 0, height: 0), children: children)
    return ViewArchive(size: .zero, content: root)
      .accessibilityElements { text, _ in "\(text.segments.count) segments" }.map(\.label)
  }

  @Test("texts are in tree order, sorted by priority, without hidden ones")
  func order() {
    var hidden = Self.text("hidden")
    hidden.accessibility = NodeAccessibility(isHidden: true)
    var first = Self.text("first")
    first.accessibility = NodeAccessibility(sortPriority: 1)
    let dynamic = ArchiveNode(
      kind: "Text", frame: .zero, content: .dynamicText(StyledText([]), ParagraphStyle()))
    #expect(
      Self.labels([Self.text("a"), hidden, Self.text("b"), first, dynamic])
        == ["first", "a", "b", "0 segments"])
  }

  @Test("the outline has each view's bounds in the widget, with transforms")
  func outline() {
    let inner = ArchiveNode(
      kind: "Color", frame: CGRect(x: 1, y: 2, width: 10, height: 4),
      effects: [.transform(AffineMatrix(a: 2, d: 2))])
    let root = ArchiveNode(
      kind: "VStack", frame: CGRect(x: 5, y: 6, width: 20, height: 10), children: [inner])
    var archive = ViewArchive(size: CGSize(width: 40, height: 40), content: root)
    archive.containerBackground = ArchiveNode(
      kind: "Rectangle", frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let rows = archive.outline()
    #expect(
      rows.map { "\($0.depth) \($0.text)" } == [
        "0 Rectangle (0,0 40×40)", "0 VStack (5,6 20×10)",
        "1 Color (1,2 10×4) [\(inner.tree().split(separator: "[")[1].dropLast())",
      ])
    #expect(
      rows.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 5, y: 6, width: 20, height: 10),
        CGRect(x: 6, y: 8, width: 20, height: 8),
      ])
  }

  @Test("button is one element labelled by its content")
  func button() {
    var button = ArchiveNode(
      kind: "Button", frame: CGRect(x: 5, y: 0, width: 20, height: 10),
      effects: [.transform(AffineMatrix(a: 2, d: 2))],
      action: .toggle(isOn: true, identifier: "Lamp", parameters: Data()),
      children: [Self.text("Lamp"), Self.text("on")])
    let archive = { ViewArchive(size: .zero, content: button) }
    let element = archive().accessibilityElements { _, _ in "" }.first
    #expect(element?.label == "Lamp, on")
    #expect(element?.value == "1")
    #expect(element?.traits == .isToggle)
    #expect(element?.frame == CGRect(x: 5, y: 0, width: 40, height: 20))
    button.accessibility = NodeAccessibility(label: "Light")
    #expect(archive().accessibilityElements { _, _ in "" }.map(\.label) == ["Light"])
  }
}
