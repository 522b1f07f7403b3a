import AssetCatalog
import Foundation
import ProjectReader

@testable import ExtensionBuilder
@testable import StringTables

/// Asset catalogs and string tables of a stranger's project, and the manifest of a bundle's
/// resources, which the extension reads.
///
/// The input consists of files, as in `FuzzFolder`.
struct AssetCatalogsFuzz: FuzzTarget {
  private static let catalog = "Assets.xcassets"
  private static let names =
    [
      "Photo.imageset/Contents.json", "Tint.colorset/Contents.json",
      "Glyph.symbolset/Contents.json", "Glyph.symbolset/glyph.svg", "Facts.dataset/Contents.json",
      "Icons/Contents.json", "Icons/Star.imageset/Contents.json",
    ].map { "\(catalog)/\($0)" }
    + ["manifest.json", "Localizable.xcstrings", "Localizable.strings", "Localizable.stringsdict"]

  func check(_ input: [UInt8]) throws {
    var folder = try FuzzFolder(input, allowed: Self.names)
    defer { folder.remove() }
    for name in ["Photo.imageset", "Icons/Star.imageset"]
    where folder.file("\(Self.catalog)/\(name)/Contents.json") != nil {
      try folder.write([], to: "\(Self.catalog)/\(name)/a.png")
    }
    try checkCatalog(folder)
    if let file = folder.file("manifest.json") { try checkManifest(Data(contentsOf: file)) }
    try checkStrings(folder)
  }

  // MARK: Asset catalogs

  private func checkCatalog(_ folder: FuzzFolder) throws {
    let url = folder.url.appendingPathComponent(Self.catalog)
    let root = ProjectRoot(folders: [folder.url])
    var reader = AssetCatalogReader(in: root)
    reader.read(url)
    for notice in reader.notices { try requireSentence(notice) }
    let images = reader.images.mapValues { set in
      ImageAsset(
        variants: set.variants.map {
          .init(file: $0.file.lastPathComponent, scale: $0.scale, appearance: $0.appearance)
        }, renderingIntent: set.renderingIntent)
    }
    for set in reader.images.values {
      for data in set.variants.compactMap(\.data) {
        let head = String(decoding: data.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        try require(
          !head.contains("inf") && !head.contains("nan"), "the size of a symbol is not finite")
      }
    }
    try checkManifest(ResourceManifest(images: images, colors: reader.colors))
    _ = AssetSymbolGenerator.generate(
      colors: Set(reader.colors.keys).union(reader.colorsWithoutValue),
      images: Set(reader.images.keys))
  }

  // MARK: Manifests

  private func checkManifest(_ data: Data) throws {
    guard let manifest = try? JSONDecoder().decode(ResourceManifest.self, from: data) else {
      return
    }
    try checkManifest(manifest)
  }

  /// The builder writes a manifest, and the extension reads it.
  private func checkManifest(_ manifest: ResourceManifest) throws {
    let data: Data
    do {
      data = try JSONEncoder().encode(manifest)
    } catch {
      throw FuzzFailure(description: "the manifest cannot be written: \(error)")
    }
    let copy = try JSONDecoder().decode(ResourceManifest.self, from: data)
    try require(copy == manifest, "the manifest changes when it is written and read")
    let appearances = [
      AssetAppearance(), AssetAppearance(luminosity: .dark, hasHighContrast: true),
    ]
    for appearance in appearances {
      for image in manifest.images.values {
        let variant = image.variant(for: appearance, displayScale: 3)
        try require(variant.map(image.variants.contains) ?? true, "a variant of another image")
      }
      for color in manifest.colors.values { _ = color.variant(for: appearance) }
    }
  }

  // MARK: Strings

  private func checkStrings(_ folder: FuzzFolder) throws {
    if let file = folder.file("Localizable.xcstrings") {
      let data = try Data(contentsOf: file)
      if let problem = StringCatalogProblem(in: data) {
        try requireSentence(problem.reason)
        try require(problem.line ?? 1 >= 1, "the line is \(problem.line ?? 0)")
      }
      if let numbered = CatalogPlaceholders.numbered(data) {
        try require(
          StringCatalogProblem(in: numbered) == nil, "a read catalog cannot be read again")
      }
    }
    let tables = ["xcstrings", "strings", "stringsdict"]
      .compactMap { folder.file("Localizable.\($0)")?.lastPathComponent }
    guard !tables.isEmpty else { return }
    try checkTexts(folder, tables)
  }
}
