import AssetCatalog
import Foundation
import MessageText
import ProjectReader
import SVGCost
import StringTables

/// Copies a folder's resources into the staged bundle and describes them in the manifest.
struct ResourceCollector {
  let sources: SourceFolder
  let staged: StagedBundle
  /// The destination in the staged bundle.
  let folder: String
  private(set) var manifest = ResourceManifest()
  /// The names of the color sets of the catalogs for which no color is chosen.
  private(set) var colorsWithoutValue: Set<String> = []
  /// The skipped resources, and why.
  private(set) var notices: [String] = []
  private var usedNames: Set<String> = [
    ResourceManifest.fileName, InformationPropertyList.fileName,
  ]

  /// - Parameter bundle: The folder below the extension's resources; nil for these themselves.
  init(sources: SourceFolder, staged: StagedBundle, bundle: String? = nil) {
    self.sources = sources
    self.staged = staged
    folder = ExtensionBundle.resourcesFolder + (bundle.map { "/\($0)" } ?? "")
  }

  /// The names of the colors and of the images of the catalogs.
  var colors: Set<String> { Set(manifest.colors.keys).union(colorsWithoutValue) }
  var images: Set<String> { Set(manifest.images.keys) }

  mutating func collect() throws {
    for catalog in sources.assetCatalogs { try collect(catalog: catalog) }
    for resource in sources.resources { try collect(file: resource) }
    manifest.files.sort()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write(encoder.encode(manifest), to: ResourceManifest.fileName)
  }

  private func write(_ data: Data, to name: String) throws(BuildError) {
    try staged.write(data, to: "\(folder)/\(name)")
  }

  /// Throws `BuildError`.
  private mutating func copy(_ file: URL, to name: String) throws(BuildError) {
    let outside = try staged.copy(file, to: "\(folder)/\(name)", in: sources.project)
    for file in outside.prefix(5) {
      notices.append("\(ProjectError.outside(file.path, in: sources.project))")
    }
  }

  // MARK: Catalogs

  private mutating func collect(catalog: URL) throws {
    var reader = AssetCatalogReader(in: sources.project)
    reader.read(catalog)
    for (name, set) in reader.images.sorted(by: { $0.key < $1.key }) {
      var variants: [ImageAsset.Variant] = []
      for (number, variant) in set.variants.enumerated() {
        let kind = variant.file.pathExtension
        var (data, stored) = (variant.data, kind)
        if HEICConversion.fileExtensions.contains(kind.lowercased()) {
          guard let picture = converted(variant.file, of: name) else { continue }
          (data, stored) = (picture, "png")
        }
        let file = "Assets/\(Self.fileName(name))-\(number).\(stored)"
        warn(aboutSVG: variant.file, data, in: "image \"\(name)\"")
        if let data {
          try write(data, to: file)
        } else {
          try copy(variant.file, to: file)
        }
        variants.append(
          .init(file: file, scale: variant.scale, appearance: variant.appearance))
      }
      guard !variants.isEmpty else { continue }
      if manifest.images[name] == nil {
        manifest.images[name] = ImageAsset(
          variants: variants, renderingIntent: set.renderingIntent)
      } else {
        notices.append("image \"\(name)\" is in two catalogs; the first one is used")
      }
    }
    for (name, data) in reader.data.sorted(by: { $0.key < $1.key })
    where manifest.data?[name] == nil {
      let file = "Assets/data-\(Self.fileName(name)).\(data.pathExtension)"
      try copy(data, to: file)
      manifest.data?[name] = file
    }
    manifest.colors.merge(reader.colors) { first, _ in first }
    colorsWithoutValue.formUnion(reader.colorsWithoutValue)
    notices += reader.notices
  }

  /// A HEIC image as PNG; nil, with a notice, if it cannot be converted.
  private mutating func converted(_ file: URL, of name: String) -> Data? {
    let place = "image \"\(name)\": \(file.lastPathComponent)"
    do {
      return try HEICConversion().picture(of: sources.project.data(of: file))
    } catch {
      notices.append("\(place): \(error)".asMessageLine)
      return nil
    }
  }

  /// Escapes the name for the file system: names in a catalog can contain any character.
  private static func fileName(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      CharacterSet.alphanumerics.contains(scalar) && scalar.isASCII
        || "-_".contains(Character(scalar))
        ? String(scalar) : "%" + String(scalar.value, radix: 16)
    }.joined()
  }

  // MARK: Other files

  /// A catalog that cannot be read would leave every text untranslated.
  private func check(catalog: URL) throws(BuildError) {
    let data: Data
    do { data = try sources.project.data(of: catalog) } catch { throw BuildError(reading: error) }
    if let problem = StringCatalogProblem(in: data) {
      throw .invalidStringCatalog(
        file: catalog.path, line: problem.line, reason: problem.reason)
    }
  }

  /// Copies the file to the top of the bundle, as Xcode does. Only `.lproj` folders are kept.
  private mutating func collect(file: URL) throws {
    let parent = file.deletingLastPathComponent()
    let name =
      parent.pathExtension == "lproj"
      ? "\(parent.lastPathComponent)/\(file.lastPathComponent)" : file.lastPathComponent
    guard usedNames.insert(name).inserted, name != "Assets", name != "Strings" else {
      notices.append("skipped \(sources.relativePath(file)): another resource has the same name")
      return
    }
    if file.pathExtension == "xcstrings" {
      try check(catalog: file)
      if let data = try? sources.project.data(of: file),
        let numbered = CatalogPlaceholders.numbered(data)
      {
        try write(numbered, to: name)
        manifest.files.append(name)
        return
      }
    }
    warn(aboutSVG: file, in: sources.relativePath(file))
    if ["strings", "stringsdict"].contains(file.pathExtension) { warn(aboutStrings: file) }
    try copy(file, to: name)
    manifest.files.append(name)
  }

  /// - Parameter data: The contents, if they are not those of the file.
  private mutating func warn(aboutSVG file: URL, _ data: Data? = nil, in place: String) {
    guard file.pathExtension.lowercased() == "svg",
      let data = data ?? (try? sources.project.data(of: file))
    else { return }
    do throws(SVGLimit) {
      try SVGCost(data).check(pixels: SVGCost.typicalPixels)
    } catch {
      notices.append("\(place) may not be shown: \(error)")
    }
  }

  private mutating func warn(aboutStrings file: URL) {
    do {
      _ = try PropertyListFile.dictionary(of: file, in: sources.project)
    } catch {
      notices.append("\(error)")
    }
  }
}
