import SwiftUI
import Testing
import ViewArchive

/// The corners of `ConcentricRectangle` in a container with a radius of 30 points.
@MainActor
@Suite struct ConcentricRectangleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let shape: ConcentricRectangle
    /// Top leading, top trailing, bottom leading, bottom trailing.
    let radii: [CGFloat]

    var testDescription: String { name }
  }

  nonisolated static let cases = [
    Case(name: "concentric", shape: .init(), radii: [18, 18, 18, 18]),
    Case(name: "fixed", shape: .init(corners: 7), radii: [7, 7, 7, 7]),
    Case(
      name: "minimum", shape: .init(corners: .concentric(minimum: 25)), radii: [25, 25, 25, 25]),
    Case(
      name: "uniform top",
      shape: .init(
        uniformTopCorners: .fixed(4), bottomLeadingCorner: .concentric, bottomTrailingCorner: 2),
      radii: [4, 4, 18, 2]),
    Case(
      name: "one of each",
      shape: .rect(
        topLeadingCorner: 3, topTrailingCorner: 5, bottomLeadingCorner: .concentric,
        bottomTrailingCorner: .fixed(9)),
      radii: [3, 5, 18, 9]),
  ]

  @Test(arguments: cases)
  func cornersAreConcentricToContainer(_ test: Case) throws {
    let archive = try Archiving.archive {
      test.shape.fill(.black).padding(12).frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 30))
    }
    let node = try #require(archive.content.first("ConcentricRectangle"))
    guard case .fill(let path, _, _) = node.content else {
      Issue.record("\(node.content)")
      return
    }
    let expected = UnevenRoundedRectangle(
      topLeadingRadius: test.radii[0], bottomLeadingRadius: test.radii[2],
      bottomTrailingRadius: test.radii[3], topTrailingRadius: test.radii[1])
    let outline = try Archiving.archive { expected.fill(.black).frame(width: 76, height: 76) }
    let reference = try #require(outline.content.first("UnevenRoundedRectangle"))
    guard case .fill(let expectedPath, _, _) = reference.content else { return }
    #expect(path == expectedPath)
  }

  @Test func shapeWithoutContainerIsRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(ConcentricRectangle().path(in: rect).boundingRect == rect)
    #expect(ConcentricRectangle().path(in: rect).contains(CGPoint(x: 0.1, y: 0.1)))
  }

  @Test func uniformCornersHaveLargestRadius() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let shape = ConcentricRectangle(uniformLeadingCorners: 20, uniformTrailingCorners: 0)
    let path = shape.path(in: rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
  }
}
