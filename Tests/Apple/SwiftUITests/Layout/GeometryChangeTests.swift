import SwiftUI
import Testing

@testable import ViewArchive

@MainActor
@Suite struct GeometryChangeTests {
  struct Measured: View {
    @State private var size = CGSize.zero
    @State private var position = "unknown"

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "\(Int(size.width)) \(Int(size.height)) \(position)")
        Color.red.frame(width: 30, height: 20)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            size = $0
          }
          .onGeometryChange(for: CGFloat.self) { proxy in
            proxy.frame(in: .named("box")).minX
          } action: { old, new in
            position = "\(Int(old)) \(Int(new))"
          }
          .padding(.leading, 40)
      }
      .coordinateSpace(.named("box"))
    }
  }

  @Test func firstGeometryIsArchived() throws {
    let archive = try Archiving.archive { Measured() }
    let labels = archive.accessibilityElements { _, _ in "" }.compactMap(\.label)
    #expect(labels.first?.hasPrefix("30 20 ") == true, "\(labels)")
    #expect(labels.first != "30 20 unknown")
  }

  @Test func unplacedViewIsNotMeasured() throws {
    var count = 0
    _ = try Archiving.archive {
      ViewThatFits {
        Text(verbatim: "wide").frame(width: 10_000)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: { _ in
            count += 10
          }
        Text(verbatim: "fits")
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: { _ in
            count += 1
          }
      }
    }
    #expect(count == 1)
  }

  struct Shift: GeometryEffect {
    @Environment(\.layoutDirection) private var direction
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      let sign: CGFloat = direction == .rightToLeft ? -1 : 1
      return ProjectionTransform(
        CGAffineTransform(translationX: sign * size.width * animatableData, y: size.height))
    }
  }

  @Test(arguments: [
    (0.5, LayoutDirection.leftToRight, AffineMatrix(tx: 10, ty: 8)),
    (0.5, .rightToLeft, AffineMatrix(tx: -10, ty: 8)),
  ])
  func effectDependsOnSizeAndEnvironment(
    amount: CGFloat, direction: LayoutDirection, expected: AffineMatrix
  ) throws {
    func effects(_ node: ArchiveNode) -> [NodeEffect] {
      node.effects + node.children.flatMap(effects)
    }
    let archive = try Archiving.archive {
      VStack {
        Color.red.frame(width: 20, height: 8).modifier(Shift(animatableData: amount))
        Color.red.frame(width: 20, height: 8)
          .modifier(Shift(animatableData: amount).ignoredByLayout())
      }
      .environment(\.layoutDirection, direction)
    }
    let found = effects(archive.content)
    #expect(found == [.transform(expected), .transform(expected)])
  }

  /// Layouts hide views by placing them far outside.
  @Test func farPositionIsClamped() throws {
    let archive = try Archiving.archive {
      Color.red.frame(width: 10, height: 10).offset(x: 2_000_000)
    }
    #expect(archive.notices == [])
    let frames = archive.content.frames(of: "Color")
    #expect(frames.count == 1)
    #expect(frames.allSatisfy { $0.minX > 900_000 && $0.minX < 1_200_000 })
  }
}
