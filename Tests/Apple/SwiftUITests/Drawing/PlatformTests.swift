import Foundation
import SwiftUI
import Testing
import ViewArchive

/// UIKit's colours, images and fonts in views.
@MainActor
@Suite struct PlatformTests {
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, 6, 0, 0, 0, 4, 8, 6, 0, 0, 0, 0, 0, 0, 0])

  struct Case: Sendable {
    let color: UIColor
    let scheme: ColorScheme
    let components: [Float]
  }

  @Test(arguments: [
    Case(color: .systemBackground, scheme: .light, components: [1, 1, 1, 1]),
    Case(color: .systemBackground, scheme: .dark, components: [0, 0, 0, 1]),
    Case(
      color: UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }, scheme: .dark,
      components: [1, 0, 0, 1]),
    Case(color: UIColor(Color.white.opacity(0.5)), scheme: .dark, components: [1, 1, 1, 0.5]),
    Case(
      color: UIColor(red: .nan, green: 1, blue: 0, alpha: 7), scheme: .light,
      components: [0, 1, 0, 1]),
  ])
  func colorsFollowColorScheme(_ item: Case) {
    let resolved = Color(uiColor: item.color)
      .resolve(in: Archiving.environment { $0.colorScheme = item.scheme })
    let components = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    for (value, expected) in zip(components, item.components) {
      #expect(abs(value - expected) < 1e-4)
    }
  }

  @Test func imageSizeInPointsRespectsScale() throws {
    let image = try #require(UIImage(data: Self.png, scale: 2))
    let archive = try Archiving.archive { Image(uiImage: image) }
    #expect(archive.content.first("Image")?.frame.size == CGSize(width: 3, height: 2))
  }

  @Test func tintFillsImage() throws {
    let image = try #require(UIImage(data: Self.png)).withTintColor(.red)
    let archive = try Archiving.archive { Image(uiImage: image).foregroundStyle(.green) }
    guard case .image(let drawing) = archive.content.first("Image")?.content else {
      Issue.record("No image in \(archive.content)")
      return
    }
    #expect(drawing.template == .color(PaintColor(red: 1, green: 0, blue: 0)))
  }

  @Test(arguments: [
    (UIFont.systemFont(ofSize: 20), Font.system(size: 20)),
    (.systemFont(ofSize: 20, weight: .heavy), .system(size: 20, weight: .heavy)),
    (
      .monospacedSystemFont(ofSize: 9, weight: .bold),
      .system(size: 9, weight: .bold, design: .monospaced)
    ),
    (.italicSystemFont(ofSize: 12), .system(size: 12).italic()),
  ])
  func fontsKeepTheirSize(font: UIFont, expected: Font) throws {
    func text(_ font: Font) throws -> ArchiveNode {
      try Archiving.archive { Text("Ag").font(font) }.content
    }
    #expect(try text(Font(font)) == text(expected))
  }
}
