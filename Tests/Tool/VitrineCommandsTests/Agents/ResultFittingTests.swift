import AgentProtocol
import Foundation
import JSONValues
import Rasterizer
import Testing
import ViewArchive

@testable import AgentServer

@Suite struct ResultFittingTests {
  private static let limits = {
    var limits = ResultLimits()
    limits.pictures = 20_000
    limits.side = 500
    limits.text = 1000
    limits.excerpt = 300
    limits.page = 400
    return limits
  }()

  private let fitting = ResultFitting(limits)

  /// Noise, which no format compresses without loss, or one color.
  private static func png(_ width: Int, _ height: Int, isNoise: Bool = true) throws -> Data {
    var state: UInt32 = 1
    let pixels = (0..<width * height).flatMap { _ -> [UInt8] in
      state = isNoise ? state &* 1_664_525 &+ 1_013_904_223 : 0
      let level = UInt8(truncatingIfNeeded: state >> 24)
      return [level, level, level, 255]
    }
    return try #require(Picture(bytes: Data(pixels), width: width, height: height, scale: 1)).png()
  }

  private func pictures(_ result: ToolResult) -> [(data: Data, type: String)] {
    result.content.compactMap { part in
      if case .picture(let data, let type) = part { (data, type) } else { nil }
    }
  }

  private func text(_ result: ToolResult) -> String {
    result.content.compactMap { part in
      if case .text(let text) = part { text } else { nil }
    }.joined(separator: "\n")
  }

  private func links(_ result: ToolResult) -> [ToolResult.Link] {
    result.content.compactMap { part in
      if case .link(let link) = part { link } else { nil }
    }
  }

  private func document(_ uri: String) throws -> [JSONValue] {
    try #require(try fitting.store.contents(of: uri).get()["contents"]?.array)
  }

  // MARK: Pictures

  @Test func smallPictureStays() throws {
    let result = ToolResult([.png(try Self.png(200, 100, isNoise: false)), .text("a")])
    #expect(fitting.fit(result, advice: nil) == result)
  }

  @Test(arguments: [(100, 60, false), (400, 300, true)])
  func largePictureFits(width: Int, height: Int, isScaled: Bool) throws {
    let png = try Self.png(width, height)
    let result = fitting.fit(ToolResult([.png(png)]), advice: "ask for less")
    let picture = try #require(pictures(result).first)
    #expect(picture.data.base64Count <= Self.limits.pictures)
    let size = try #require(ImageHeader(picture.data)?.size)
    #expect((Int(size.width) < width) == isScaled)
    #expect(text(result).contains("\(width)×\(height) pixels"))
    #expect(text(result).contains(isScaled ? "scaled down" : "in full size") == true)
    #expect(text(result).contains("ask for less"))
    let link = try #require(links(result).first)
    #expect(text(result).contains(link.uri))
    let blob = try document(link.uri).first?["blob"]?.string
    #expect(blob == png.base64EncodedString())
  }

  @Test func longPictureIsScaledDown() throws {
    let png = try Self.png(50, 1000, isNoise: false)
    let result = fitting.fit(ToolResult([.png(png)]), advice: nil)
    let picture = try #require(pictures(result).first)
    #expect(ImageHeader(picture.data)?.size == CGSize(width: 25, height: 500))
    #expect(picture.type == "image/png")
  }

  @Test func picturesShareTheBudget() throws {
    let small = try Self.png(20, 20)
    let large = try Self.png(300, 300)
    let result = fitting.fit(ToolResult([.png(large), .png(small), .png(large)]), advice: nil)
    let all = pictures(result)
    #expect(all.count == 3)
    #expect(all[1].data == small)
    #expect(all.map(\.data.base64Count).reduce(0, +) <= Self.limits.pictures)
  }

  @Test(arguments: [
    ([10, 20, 30], 100, [10, 20, 30]), ([10, 90, 90], 100, [10, 45, 45]),
    ([100, 100], 100, [50, 50]), ([200, 40], 100, [60, 40]), ([], 100, []),
  ])
  func shares(needs: [Int], budget: Int, expected: [Int]) {
    #expect(PictureReducer.shares(of: needs, budget: budget) == expected)
  }

  @Test func pictureThatCannotFitIsADocument() throws {
    var limits = Self.limits
    limits.pictures = 50
    let result = ResultFitting(limits).fit(
      ToolResult([.png(try Self.png(300, 300))]), advice: nil)
    #expect(pictures(result).isEmpty)
    #expect(links(result).count == 1)
    #expect(text(result).contains("too large for the result"))
  }

  // MARK: Text

  @Test func longTextIsADocument() throws {
    let lines = (0..<200).map { "line \($0)\n" }.joined()
    let result = fitting.fit(
      ToolResult([.text(lines)], structured: ["lines": 200]), advice: nil)
    #expect(text(result).hasPrefix("line 0\n"))
    #expect(text(result).contains("more lines. All 2 KB: vitrine://results/1"))
    #expect(text(result).utf8.count < 400)
    #expect(result.structured == ["lines": 200])
    var uri = try #require(links(result).first?.uri)
    var whole = ""
    // Each page names the next one.
    for _ in 0..<10 {
      let parts = try document(uri)
      whole += try #require(parts[0]["text"]?.string)
      let note = try #require(parts[1]["text"]?.string)
      guard let next = note.firstMatch(of: /next: (\S+)/) else { break }
      uri = String(next.1)
    }
    #expect(whole == lines)
  }

  @Test func longStructureIsADocument() throws {
    let structured = JSONValue.object(["rows": .array((0..<500).map { .integer($0) })])
    let result = fitting.fit(ToolResult([.text("rows")], structured: structured), advice: nil)
    #expect(result.structured == nil)
    let link = try #require(links(result).first)
    #expect(link.mimeType == "application/json")
    #expect(text(result).contains(link.uri))
  }

  @Test(arguments: ["é", "👩‍👩‍👧‍👦", "a", "\r\n"])
  func pagesOfOneLineAreWholeCharacters(character: String) {
    let text = String(repeating: character, count: 100)
    let pages = text.pages(of: 7)
    #expect(pages.joined() == text)
    #expect(pages.allSatisfy { !$0.isEmpty })
  }

  // MARK: Documents

  @Test(arguments: ["", "0", "1x", "2", "1/", "1/9", "1/0", "1/1/1", "-1", "1/-1"])
  func unknownDocument(path: String) {
    _ = fitting.store.add(Data("text".utf8), name: "text", mimeType: "text/plain")
    #expect(throws: AgentError.self) {
      try fitting.store.contents(of: ResultStore.prefix + path).get()
    }
  }

  @Test func oldDocumentsMakeRoom() throws {
    let store = ResultStore(pageLength: 100)
    let links = (0..<5).map { _ in
      store.add(Data(count: 20 << 20), name: "picture", mimeType: "image/png")
    }
    #expect(throws: AgentError.self) { try store.contents(of: links[0].uri).get() }
    #expect(throws: Never.self) { try store.contents(of: links[4].uri).get() }
  }
}
