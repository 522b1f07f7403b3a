import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// NaN, infinite and negative lengths never produce an archive that cannot be encoded.
@MainActor
@Suite struct InvalidLengthTests {
  nonisolated private static let cases: [TreeCase] = [
    TreeCase("frame") { Color.red.frame(width: -10, height: .nan) },
    TreeCase("infinite frame") { Color.red.frame(width: .infinity) },
    TreeCase("bounds") { Color.red.frame(minWidth: .nan, maxHeight: -5) },
    TreeCase("padding") { FixedLeaf(width: 10).padding(.nan) },
    TreeCase("offset") { FixedLeaf(width: 10).offset(x: .infinity) },
    TreeCase("position") { FixedLeaf(width: 10).position(x: .nan, y: 1) },
    TreeCase("aspect ratio") { Color.red.aspectRatio(-1, contentMode: .fit) },
    TreeCase("scale") { FixedLeaf(width: 10).scaleEffect(.nan) },
    TreeCase("rotation") { FixedLeaf(width: 10).rotationEffect(.radians(.infinity)) },
    TreeCase("guide") { VStack { FixedLeaf(width: 10).alignmentGuide(.leading) { _ in .nan } } },
  ]

  @Test(arguments: cases)
  func addsNoticeAndArchives(_ item: TreeCase) throws {
    let archive = try Placement().archive(HStack { item.view() }, width: 100, height: 100)
    #expect(archive.notices.count >= (item.name == "guide" ? 0 : 1))
    #expect(try ViewArchive(decoding: archive.encoded()).content == archive.content)
  }

  nonisolated private static let silent: [TreeCase] = [
    TreeCase("radius") { Circle().blur(radius: .nan).shadow(radius: -.infinity) },
    TreeCase("stroke") { Circle().stroke(lineWidth: .nan) },
    TreeCase("corner") { Color.red.cornerRadius(.infinity) },
    TreeCase("gradient") {
      LinearGradient(
        stops: [.init(color: .red, location: .nan)], startPoint: .init(x: 0, y: 0),
        endPoint: .bottom)
    },
    TreeCase("no stops") {
      RadialGradient(colors: [], center: .center, startRadius: .nan, endRadius: 1)
    },
    TreeCase("path") { Path { $0.addLine(to: CGPoint(x: CGFloat.nan, y: 1)) } },
    TreeCase("opacity") { Color.red.opacity(.nan) },
    TreeCase("infinite shape") { Circle().fixedSize().frame(maxWidth: .infinity) },
    TreeCase("flexible rows") {
      VStack {
        Circle()
        Circle()
      }.fixedSize()
    },
  ]

  @Test(arguments: silent)
  func archivesWithoutNotice(_ item: TreeCase) throws {
    let archive = try Placement().archive(item.view(), width: 100, height: 100)
    #expect(try ViewArchive(decoding: archive.encoded()).content == archive.content)
  }

  /// A node at the maximum depth is checked even though the nodes inside it are removed.
  @Test func deepestNodeIsChecked() throws {
    let archive = try Placement().archive(InvalidChain(depth: 250), width: 100, height: 100)
    #expect(try ViewArchive(decoding: archive.encoded()).content == archive.content)
    #expect(archive.notices.contains { $0.contains("more than 240 levels") })
    var deepest = archive.content
    while let child = deepest.children.first { deepest = child }
    #expect(deepest.kind == "level 241")
    #expect(deepest.frame == .zero)
    #expect(deepest.content == .none)
    #expect(deepest.effects.isEmpty)
  }
}

/// Nested nodes whose frames, drawings, effects and masks contain NaN.
private struct InvalidChain: PrimitiveView {
  typealias Body = Never

  let depth: Int

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    [InvalidChainNode(depth: depth, context)]
  }
}

@MainActor
private final class InvalidChainNode: _LayoutNode {
  private let depth: Int

  init(depth: Int, _ context: _ViewContext) {
    self.depth = depth
    super.init(context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let frame = CGRect(x: CGFloat.nan, y: 0, width: 0, height: 0)
    let path = ArchivePath(rect: frame)
    func node(_ level: Int, _ children: [ArchiveNode]) -> ArchiveNode {
      let drawing = NodeContent.fill(path, .color(.black), evenOdd: false)
      let mask = ArchiveNode(kind: "mask", frame: frame, content: drawing)
      return ArchiveNode(
        kind: "level \(level)", frame: frame, content: drawing,
        effects: [.opacity(.nan), .mask(mask)], children: children)
    }
    var chain = node(depth, [])
    for level in (0..<depth).reversed() { chain = node(level, [chain]) }
    return chain
  }
}
