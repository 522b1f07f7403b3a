import Testing

@testable import PictureComparison

@Suite struct LayoutDifferenceTests {
  private static func tree(_ views: String...) -> String {
    "widget 158×158 @2\ncontent (0,0 158×158)\n  VStack (16,16 126×126)\n"
      + views.map { "    \($0)\n" }.joined()
  }

  private static let tide = "Text (0,0 40×20) \"Tide\" #000000"
  private static let image = "Image (0,30 20×20) image 3"

  static let tables: [(old: String, new: String, sentences: [String])] = [
    (tree(tide), tree(tide), []),
    (
      tree(tide), tree("Text (0,0 40×40) \"Tide\" 2 lines #000000"),
      ["Text \"Tide\": 2 lines, was 1"]
    ),
    (
      tree("Text (0,0 40×20) \"Tide\" #000000 label=\"Tide\""),
      tree("Text (0,0 44×20) \"Tides\" #000000 label=\"Tides\""), ["Text \"Tides\": was \"Tide\""]
    ),
    (
      tree(tide), tree("Text (4,0 40×20) \"Tide\" #000000"),
      ["Text \"Tide\": moved right by 4 points"]
    ),
    (
      tree(image), tree("Image (0,25.5 20×20) image 3"), ["Image: moved up by 4.5 points"]
    ),
    (
      tree(tide), tree("Text (0,0 40×20) \"Tide\" truncated #000000"),
      ["Text \"Tide\": now truncated"]
    ),
    (
      tree(tide), tree("Text (0,0 40×20) \"Tide\" #FF0000"),
      ["Text \"Tide\": #FF0000, was #000000"]
    ),
    (
      tree(image), tree("Image (0,30 24×20) image 3"), ["Image: 24 × 20 points, was 20 × 20"]
    ),
    (tree(tide, image), tree(tide), ["Image: removed"]),
    (tree(tide), tree(image, tide), ["Image: new view"]),
    // A view before others does not make them different.
    (
      tree(tide, "Text (0,30 40×20) \"Low\" #000000"),
      tree(
        "Text (0,0 40×20) \"New\" #000000", tide, "Text (0,30 40×20) \"Low\" #000000"),
      ["Text \"New\": new view"]
    ),
    // Quotes, parentheses and line breaks belong to a text.
    (
      tree("Text (0,0 40×20) \"a \\\"b\\\" (c\" #000000"),
      tree("Text (0,0 40×20) \"a \\\"b\\\" (c\" #000001"),
      ["Text \"a \\\"b\\\" (c\": #000001, was #000000"]
    ),
  ]

  @Test(arguments: tables)
  func explains(old: String, new: String, sentences: [String]) {
    #expect(LayoutDifference(from: old, to: new).sentences == sentences)
  }

  @Test(arguments: [
    (tree(tide), tree("Text (4,0 44×20) \"Tide\" #FF0000"), false), (tree(tide), tree(tide), false),
    (tree(tide), tree("Text (0,0 40×20) \"Tides\" #000000"), true),
    (tree(tide), tree("Text (0,0 40×40) \"Tide\" 2 lines #000000"), true),
    (tree(tide), tree(tide, image), true), (tree(tide, image), tree(tide), true),
  ])
  func contentsAreViewsAndTexts(old: String, new: String, changes: Bool) {
    #expect(LayoutDifference(from: old, to: new).changesContents == changes)
  }

  /// Views that are new come before moved ones, and the rest is counted.
  @Test func limitsTheSentences() {
    let old = (0..<6).map { "    Text (0,\($0) 9×9) \"\($0)\"\n" }.joined()
    let new = (0..<6).map { "    Text (0,\($0 + 3) 9×9) \"\($0)\"\n" }.joined()
    let difference = LayoutDifference(
      from: Self.tree() + old, to: Self.tree() + new + "    Image (0,40 9×9) image 1\n")
    #expect(difference.sentences.count == 5)
    #expect(difference.sentences.first == "Image: new view")
    #expect(difference.sentences.last == "3 more differences")
  }

  /// A damaged reference is compared as well as possible.
  @Test(arguments: ["", "\n\n", "        deep", "Text (1,2", "Text (a,b c×d) \"x", "mask:"])
  func damagedTreesAreCompared(tree: String) {
    #expect(!LayoutDifference(from: tree, to: Self.tree(Self.tide)).sentences.isEmpty)
  }
}
