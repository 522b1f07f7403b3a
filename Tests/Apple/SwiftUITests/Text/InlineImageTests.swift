import SwiftUI
import Testing
import ViewArchive

/// Symbols and images in lines of text.
@MainActor
@Suite struct InlineImageTests {
  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  private func block(@ViewBuilder _ content: () -> some View) throws -> TextBlock {
    let node = try #require(try Archiving.archive { content() }.content.first("Text"))
    guard case .text(let block) = node.content else { throw NoText() }
    return block
  }

  private struct NoText: Error {}

  private func colors(of block: TextBlock) -> [String] {
    block.lines.flatMap(\.attachments).flatMap(\.content.parts).compactMap { part in
      guard case .fill(_, .color(let color)) = part else { return nil }
      let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      return bytes.map { String(format: "%02X", $0) }.joined()
        + String(format: " %.2f", color.alpha)
    }
  }

  @Test func plainSymbolIsAGlyph() throws {
    let block = try block { Text("a \(Image(systemName: "heart.fill"))") }
    #expect(!block.hasAttachments)
    #expect(block.lines.flatMap(\.runs).contains { $0.face.file.contains("Symbols") })
  }

  @Test(arguments: ["heart.circle.fill", "bell.badge", "wifi.slash", "no.inline.symbol"])
  func composedSymbolIsAnAttachment(_ name: String) throws {
    let block = try block { Text("a \(Image(systemName: name)) b").foregroundStyle(red) }
    #expect(colors(of: block) == ["FF0000 1.00"])
    let attachment = try #require(block.lines.first?.attachments.first)
    let bounds = try #require(attachment.content.bounds)
    #expect(attachment.origin.x > 0 && attachment.content.width < block.size.width)
    #expect(bounds.minY < 0 && bounds.maxY > 0)
  }

  @Test func layersHaveTheirColors() throws {
    let symbol = Image(systemName: "checkmark.circle.fill")
    #expect(
      colors(
        of: try block { Text(symbol.symbolRenderingMode(.hierarchical)).foregroundStyle(red) })
        == ["FF0000 0.50", "FF0000 1.00"])
    #expect(
      colors(of: try block { Text("\(symbol) done").foregroundStyle(red, blue) })
        == ["0000FF 1.00", "FF0000 1.00"])
    #expect(
      colors(
        of: try block {
          Text(Image(systemName: "wifi", variableValue: 0.5)).foregroundStyle(red)
        }) == ["FF0000 1.00", "FF0000 1.00", "FF0000 0.30"])
    let car = Image(systemName: "car.circle.fill")
    #expect(
      colors(of: try block { Text(car).symbolRenderingMode(.multicolor).tint(blue) })
        == ["0000FF 1.00", "FFFFFF 1.00"])
  }

  @Test func symbolDoesNotChangeTheLine() throws {
    let plain = try block { Text("a b") }
    let symbol = try block { Text("a \(Image(systemName: "bell.badge")) b") }
    #expect(plain.size.height == symbol.size.height)
    #expect(plain.lines.map(\.origin.y) == symbol.lines.map(\.origin.y))
  }

  @Test func imageRaisesTheLine() throws {
    let image = Image(size: CGSize(width: 30, height: 50)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 50)), with: .color(.red))
    }
    let block = try block { Text("a") + Text(image) }
    #expect(block.size.height > 50)
    let line = try #require(block.lines.first)
    #expect(line.origin.y == 50)
    guard case .image(_, let frame)? = line.attachments.first?.content.parts.first else {
      throw NoText()
    }
    #expect(frame == CGRect(x: 0, y: -50, width: 30, height: 50))
  }

  @Test func attachmentsShrinkWithTheText() throws {
    func width(_ limit: CGFloat?) throws -> Double {
      let block = try block {
        Text("Some words \(Image(systemName: "bell.badge"))").lineLimit(1)
          .minimumScaleFactor(0.1).frame(width: limit)
      }
      return try #require(block.lines.first?.attachments.first).content.width / block.scaleFactor
    }
    #expect(abs(try width(nil) - width(50)) < 0.01)
  }

  @Test func ellipsisReplacesTheImage() throws {
    let image = Image(size: CGSize(width: 60, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 10)), with: .color(.red))
    }
    let block = try block {
      (Text("Tea ") + Text(image)).lineLimit(1).frame(width: 60)
    }
    #expect(block.isTruncated)
    #expect(!block.hasAttachments)
    #expect(block.lines.first?.runs.map(\.glyphs.count) == [3, 1])
  }

  @Test func dynamicTextKeepsAttachments() throws {
    let node = try #require(
      try Archiving.archive {
        Text("\(Image(systemName: "bell.badge")) \(Archiving.now, style: .timer)")
      }.content.first("Text"))
    guard case .dynamicText(let text, _) = node.content,
      case .attachment(let attachment)? = text.segments.first?.content
    else { throw NoText() }
    #expect(attachment.name == "bell badge")
  }
}
