import AssetCatalog
import Foundation
import GoldenFiles
import ProjectReader
import Testing

@testable import ExtensionBuilder

@Suite struct AssetTests {
  @Test func readsImageAndColorSets() throws {
    let folder = try TemporaryFolder()
    for name in ["a.png", "a@2x.png", "a-dark@2x.png"] {
      try folder.write("x", to: "A.xcassets/Hero.imageset/\(name)")
    }
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "mac", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a-dark@2x.png", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "A.xcassets/Hero.imageset/Contents.json")
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "0.5"}},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: "A.xcassets/Game/Sky.colorset/Contents.json")
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"platform": "universal", "reference": "systemTealColor"}}]}
      """, to: "A.xcassets/Sea.colorset/Contents.json")
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Game/Contents.json")
    try folder.write("{}", to: "A.xcassets/bolt.symbolset/Contents.json")

    var reader = AssetCatalogReader(in: ProjectRoot(folders: [folder.url]))
    reader.read(folder.url.appendingPathComponent("A.xcassets"))
    let hero = try #require(reader.images["Hero"])
    #expect(hero.renderingIntent == .template)
    #expect(hero.variants.map(\.file.lastPathComponent) == ["a.png", "a@2x.png", "a-dark@2x.png"])
    #expect(hero.variants.map(\.scale) == [1, 2, 2])
    #expect(hero.variants.map(\.appearance.luminosity) == [nil, nil, .dark])
    let sky = try #require(reader.colors["Game/Sky"])
    #expect(
      sky.variants == [
        .init(red: 1, green: 128 / 255, blue: 0.5, alpha: 1),
        .init(
          red: 0, green: 0, blue: 0, alpha: 0.5, appearance: AssetAppearance(luminosity: .dark)),
      ])
    #expect(reader.colors["Sea"]?.variants == [.init(systemColor: "systemTealColor")])
    #expect(reader.notices.count == 1)
    #expect(reader.notices.first?.contains("\"bolt\"") == true)
  }

  @Test func damagedCatalogAndStringsAreReported() throws {
    let folder = try TemporaryFolder()
    let color = try folder.write("{\n  \"colors\": [\n}", to: "A.xcassets/B.colorset/Contents.json")
    let list = try folder.write(
      "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", to: "en.lproj/L.strings")
    let plurals = try folder.write(
      "<plist>\n<dict>\n<key>a</key>\n</dict></plist>", to: "L.stringsdict")
    try folder.write("\"a\" = \"b\";", to: "de.lproj/L.strings")
    let staged = try StagedBundle(destination: folder.url.appendingPathComponent("W.vitrine"))
    defer { staged.discard() }
    var resources = ResourceCollector(
      sources: try SourceFolder(resourcesIn: folder.url), staged: staged)
    try resources.collect()
    let notices = resources.notices.sorted()
    #expect(notices.count == 3, "\(notices)")
    #expect(notices.contains("\(color.path):3: not valid JSON"), "\(notices)")
    #expect(
      notices.contains { $0.hasPrefix("\(list.path):3: not a property list: ") }, "\(notices)")
    #expect(
      notices.contains { $0.hasPrefix("\(plurals.path):4: not a property list: ") }, "\(notices)")
  }

  /// A widget may show it at a smaller size, so it is still in the bundle.
  @Test func costlyImagesAreReported() throws {
    let folder = try TemporaryFolder()
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><filter id="f">
      <feTurbulence numOctaves="100"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>
      """
    try folder.write(svg, to: "A.xcassets/Sea.imageset/sea.svg")
    try folder.write(
      "{\"images\": [{\"filename\": \"sea.svg\"}]}", to: "A.xcassets/Sea.imageset/Contents.json")
    let loose = [
      try folder.write(svg, to: "loose.svg"), try folder.write("<svg/>", to: "plain.svg"),
    ]
    let staged = try StagedBundle(destination: folder.url.appendingPathComponent("W.vitrine"))
    defer { staged.discard() }
    var sources = try SourceFolder(resourcesIn: folder.url)
    sources.resources = loose
    var resources = ResourceCollector(sources: sources, staged: staged)
    try resources.collect()
    let reason =
      "may not be shown: its filters, masks and shapes would take about 7 seconds for 1048576 "
      + "pixels, and the limit is 1; remove some, or use a PNG"
    #expect(
      resources.notices.sorted() == ["image \"Sea\" \(reason)", "loose.svg \(reason)"],
      "\(resources.notices)")
    #expect(resources.manifest.images["Sea"]?.variants.count == 1)
  }

  @Test func dataSetIsCopied() throws {
    let folder = try TemporaryFolder()
    try folder.write("3 4 5", to: "A.xcassets/Depths.dataset/d.txt")
    try folder.write(
      "{\"data\": [{\"filename\": \"d.txt\", \"idiom\": \"universal\"}]}",
      to: "A.xcassets/Depths.dataset/Contents.json")
    try folder.write(
      "{\"data\": [{\"filename\": \"lost.txt\"}]}", to: "A.xcassets/Lost.dataset/Contents.json")
    let staged = try StagedBundle(destination: folder.url.appendingPathComponent("W.vitrine"))
    defer { staged.discard() }
    var resources = ResourceCollector(
      sources: try SourceFolder(resourcesIn: folder.url), staged: staged)
    try resources.collect()
    #expect(resources.manifest.data == ["Depths": "Assets/data-Depths.txt"])
    #expect(resources.notices == ["skipped data set \"Lost\": file lost.txt not found"])
    let copy = staged.url.appendingPathComponent("Resources/Assets/data-Depths.txt")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "3 4 5")
  }

  /// Templates of version 2 have only the guides of one variant, without its name.
  @Test(arguments: [
    ("Regular-M", "-Regular-M"), ("Regular-S", "-Regular-S"), ("Regular-M", ""),
  ])
  func customSymbolIsCutOutOfItsTemplate(variant: String, guide: String) throws {
    let template = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200">
        <rect id="artboard" width="3300" height="2200"/>
        <g id="Guides">
          <line id="left-margin\(guide)" x1="100" x2="100" y1="600" y2="720"/>
          <line id="right-margin\(guide)" x1="200" x2="200" y1="600" y2="720"/>
        </g>
        <g id="Symbols"><g id="\(variant)"><path d="M120 620 h60 v60 z"/></g></g>
      </svg>
      """
    let picture = try #require(SymbolTemplate.picture(in: Data(template.utf8)))
    let text = String(decoding: picture, as: UTF8.self)
    #expect(text.contains(#"width="17.0" height="20.4""#), "\(text)")
    #expect(text.contains(#"viewBox="100.0 600.0 100.0 120.0""#), "\(text)")
    #expect(text.contains("M120 620 h60 v60 z"), "\(text)")
    #expect(!text.contains("artboard"))
  }

  @Test(arguments: [
    "", "<svg/>", "<svg><g id='Regular-M'/></svg>", "not XML",
    """
    <svg><line id='left-margin' x1='-1e308' y1='0' y2='1'/>
    <line id='right-margin' x1='1e308'/><g id='Regular-M'/></svg>
    """,
  ])
  func otherPicturesAreNoSymbolTemplates(text: String) {
    #expect(SymbolTemplate.picture(in: Data(text.utf8)) == nil)
  }

  @Test(arguments: [
    (1.0, nil, "1"), (2.0, nil, "2"), (3.0, nil, "2"), (3.0, AssetAppearance.Luminosity.dark, "d"),
    (1.0, .light, "1"),
  ])
  func selectsVariantByScaleAndAppearance(
    _ scale: Double, _ luminosity: AssetAppearance.Luminosity?, _ expected: String
  ) {
    let asset = ImageAsset(variants: [
      .init(file: "2", scale: 2), .init(file: "1", scale: 1),
      .init(file: "d", scale: 2, appearance: AssetAppearance(luminosity: .dark)),
    ])
    let variant = asset.variant(
      for: AssetAppearance(luminosity: luminosity), displayScale: scale)
    #expect(variant?.file == expected)
  }

  @Test func convertsDisplayP3() throws {
    let color = try #require(
      AssetColorComponents([
        "color-space": "display-p3",
        "components": ["red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"],
      ]))
    #expect(abs(color.red - 1.0930) < 0.001)
    #expect(abs(color.green - -0.2267) < 0.001)
    #expect(abs(color.blue - -0.1501) < 0.001)
  }

  @Test(arguments: ["1e308", "0x-80", "inf", "nan"])
  func colorThatIsNotFiniteIsRejected(red: String) {
    for value in [red, Double(red)] as [Any?] {
      let components = ["red": value, "green": "1.0", "blue": "1.0"].compactMapValues(\.self)
      let color: [String: Any] = ["color-space": "display-p3", "components": components]
      #expect(AssetColorComponents(color) == nil)
    }
  }

  /// "infx" is a number for `Double`, which a manifest cannot contain.
  @Test(arguments: ["infx", "nan", "-2x", "0x", "x"])
  func impossibleScaleIsIgnored(scale: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "A.xcassets/Hero.imageset/a.png")
    try folder.write(
      "{\"images\": [{\"filename\": \"a.png\", \"scale\": \"\(scale)\"}]}",
      to: "A.xcassets/Hero.imageset/Contents.json")
    var reader = AssetCatalogReader(in: ProjectRoot(folders: [folder.url]))
    reader.read(folder.url.appendingPathComponent("A.xcassets"))
    let variant = try #require(reader.images["Hero"]?.variants.first)
    #expect(variant.scale == nil)
  }

  @Test(arguments: [
    ("GameBackground", "gameBackground"), ("game-background", "gameBackground"),
    ("Game Background", "gameBackground"), ("AccentColor", "accent"), ("1st", "_1st"),
    ("URLIcon", "urlIcon"), ("Color", "color"),
  ])
  func namesSymbolsLikeXcode(_ name: String, _ expected: String) {
    #expect(AssetNamespace.symbol(for: name, droppedSuffix: "Color") == expected)
  }

  @Test(arguments: [
    ("Icons", "Icons"), ("game-icons", "GameIcons"), ("Dark Mode", "DarkMode"), ("2024", "_2024"),
  ])
  func namesNamespacesLikeXcode(_ folder: String, _ expected: String) {
    #expect(AssetNamespace.type(for: folder) == expected)
  }

  @Test func generatesSymbolsInNamespaces() throws {
    let text = try #require(
      AssetSymbolGenerator.generate(
        colors: ["Red", "Tint", "Sky", "Night/Sky"], images: ["Icons/Big/StarImage"]))
    try expectGolden(text, "asset-symbols.txt")
  }

  /// A member that the author declares takes the place of the generated one.
  @Test func membersOfTheAuthorAreNotGenerated() throws {
    let declared = DeclaredAssetNames.all(
      in: """
        extension SwiftUI.Color { static var sky: Color { .init(.sky) } }
        extension UIImage where Self: AnyObject {
          func f() { if true {} }
          class var star: UIImage { UIImage() }
        }
        enum Other { static let tint = 1 }
        """)
    #expect(declared == ["sky", "star"])
    let text = try #require(
      AssetSymbolGenerator.generate(
        colors: ["Sky", "Tint"], images: ["Star"], declared: declared))
    #expect(!text.contains("static var `sky`: SwiftUI.Color"), "\(text)")
    #expect(text.contains("static var `sky`: ColorResource"), "\(text)")
    #expect(text.contains("static var `tint`: SwiftUI.Color"), "\(text)")
    #expect(!text.contains("static var `star`: UIKit.UIImage"), "\(text)")
  }

  @Test func keepsNamesOfColorsWithoutValue() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"colors\": [{\"idiom\": \"universal\"}]}",
      to: "A.xcassets/AccentColor.colorset/Contents.json")
    var reader = AssetCatalogReader(in: ProjectRoot(folders: [folder.url]))
    reader.read(folder.url.appendingPathComponent("A.xcassets"))
    #expect(reader.colors.isEmpty)
    #expect(reader.colorsWithoutValue == ["AccentColor"])
  }
}

extension SourceFolder {
  /// The resources of a folder without sources.
  init(resourcesIn folder: URL) throws {
    self.init(root: folder, project: ProjectRoot(folders: [folder]))
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    for path in paths.sorted() {
      let file = folder.appendingPathComponent(path)
      if file.pathExtension == "xcassets" { assetCatalogs.append(file) }
      if file.pathExtension.hasPrefix("strings") { resources.append(file) }
    }
  }
}
