import SwiftUI
import Testing
import ViewArchive

/// The corners of `ContainerRelativeShape` follow its position in the container.
@MainActor
@Suite struct ContainerShapeTests {
  /// The horizontal length of the top left corner, from the path's first points.
  private func radius(@ViewBuilder _ content: () -> some View) throws -> CGFloat {
    let archive = try Archiving.archive {
      ZStack { content() }.frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    let node = try #require(archive.content.first("ContainerRelativeShape"))
    guard case .fill(let path, _, _) = node.content else { return -1 }
    let ends = path.elements.compactMap { element -> CGPoint? in
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        point
      case .close: nil
      }
    }
    return ends.filter { $0.y < 0.01 && $0.x > 0.01 }.map(\.x).min() ?? 0
  }

  private var shape: some View { ContainerRelativeShape().fill(.black) }

  @Test func fillingShapeHasContainersRadius() throws {
    #expect(abs(try radius { shape } - 30) < 0.1)
  }

  @Test func paddingReducesRadius() throws {
    #expect(abs(try radius { shape.padding(12) } - 18) < 0.1)
  }

  @Test func positionReducesRadius() throws {
    #expect(abs(try radius { shape.frame(width: 76, height: 76) } - 18) < 0.1)
  }

  @Test func paddingOnOneSideDoesNot() throws {
    #expect(abs(try radius { shape.padding(.top, 10) } - 30) < 0.1)
  }

  @Test func offsetReducesRadius() throws {
    let radius = try radius { shape.frame(width: 60, height: 60).offset(x: -15, y: 0) }
    #expect(abs(radius - 25) < 0.1)
  }

  @Test func clippingFollowsPosition() throws {
    let archive = try Archiving.archive {
      Color.black.frame(width: 60, height: 60).clipShape(ContainerRelativeShape())
        .frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    }
    let clip = try #require(archive.content.first("clipShape")).effects.first
    guard case .clip(let path, _, _) = clip else {
      Issue.record("\(String(describing: clip))")
      return
    }
    let expected = RoundedRectangle(cornerRadius: 10, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(path.contains(CGPoint(x: 3.1, y: 3.1), evenOdd: false))
    #expect(!path.contains(CGPoint(x: 2.7, y: 2.7), evenOdd: false))
    #expect(expected.contains(CGPoint(x: 3.1, y: 3.1)))
  }
}
