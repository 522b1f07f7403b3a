import SwiftUI
import Testing
import TextEngine
import ViewArchive

@testable import WidgetKit

@MainActor
@Suite struct AccessoryWidgetGroupTests {
  private func archive(_ view: some View) throws -> ViewArchive {
    try ViewArchiver(fonts: .standard).archive(
      view, size: CGSize(width: 168, height: 64), environment: EnvironmentValues(), now: Date())
  }

  private func colors(_ archive: ViewArchive) -> [CGRect] {
    func frames(_ node: ArchiveNode, _ origin: CGPoint) -> [CGRect] {
      let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      return (node.kind == "Color" ? [frame] : [])
        + node.children.flatMap { frames($0, frame.origin) }
    }
    return frames(archive.content, .zero)
  }

  @Test func threeSquaresFillTheRowBelowTheLabel() throws {
    let archive = try archive(
      AccessoryWidgetGroup("Weather") {
        Color.red
        Color.green
        Color.blue
      })
    let frames = colors(archive)
    #expect(frames.count == 3)
    #expect(Set(frames.map(\.width)).count == 1 && frames.allSatisfy { $0.width == $0.height })
    #expect(abs(frames[0].minX) < 0.5 && abs(frames[2].maxX - 168) < 0.5)
    #expect(frames.allSatisfy { $0.maxY <= 64.5 && $0.minY > 15 })
    #expect(texts(archive.content) == ["Weather"])
  }

  @Test(arguments: [1, 2])
  func fewerViewsAreCentered(count: Int) throws {
    let frames = colors(
      try archive(
        AccessoryWidgetGroup {
          Text("Few")
        } content: {
          ForEach(0..<count, id: \.self) { _ in Color.red }
        }))
    #expect(frames.count == count)
    #expect(abs(frames.map(\.midX).reduce(0, +) / Double(count) - 84) < 0.5)
  }

  @Test func furtherViewsAreNotShown() throws {
    let view = AccessoryWidgetGroup("Many", systemImage: "star") {
      ForEach(0..<7, id: \.self) { _ in Color.red }
    }
    #expect(colors(try archive(view)).count == 3)
  }

  @Test func styleIsTheMask() throws {
    let group = AccessoryWidgetGroup("Weather") { Color.red }
    func clip(_ style: AccessoryWidgetGroupStyle) throws -> ArchivePath? {
      let archive = try archive(group.accessoryWidgetGroupStyle(style))
      return path(archive.content)
    }
    func path(_ node: ArchiveNode) -> ArchivePath? {
      for effect in node.effects {
        if case .clip(let path, _, _) = effect { return path }
      }
      return node.children.lazy.compactMap(path).first
    }
    let circle = try #require(try clip(.circular))
    #expect(try clip(.automatic) == circle)
    #expect(try clip(.roundedSquare) != circle && clip(.roundedSquare) != nil)
  }
}
