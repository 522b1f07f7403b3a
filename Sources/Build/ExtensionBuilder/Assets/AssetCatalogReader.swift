import AssetCatalog
import Foundation
import MessageText
import ProjectReader
import StringTables

/// Reads the image sets, color sets and data sets of an `.xcassets` folder, with their appearances.
struct AssetCatalogReader {
  struct ImageSet {
    struct Variant {
      var file: URL
      /// The contents, if they are not those of the file.
      var data: Data?
      var scale: Double?
      var appearance: AssetAppearance
    }

    var variants: [Variant]
    var renderingIntent: ImageAsset.RenderingIntent?
  }

  private static let imageKinds: Set<String> = HEICConversion.fileExtensions.union([
    "png", "jpg", "jpeg", "gif", "webp", "pdf", "svg",
  ])

  /// The folders whose files are used.
  private let root: ProjectRoot
  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: ColorAsset] = [:]
  /// The files of data sets.
  private(set) var data: [String: URL] = [:]
  /// The names of the color sets for which no color is chosen. Xcode generates symbols for them.
  private(set) var colorsWithoutValue: Set<String> = []
  private(set) var notices: [String] = []

  init(in root: ProjectRoot) { self.root = root }

  private mutating func note(_ notice: String) { notices.append(notice.asMessageLine) }

  mutating func read(_ catalog: URL) {
    visit(catalog, namespace: "", depth: 0)
  }

  private mutating func visit(_ folder: URL, namespace: String, depth: Int) {
    guard depth < 16 else { return }
    for name in (try? root.names(in: folder)) ?? [] where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      guard root.kind(of: url) == .folder else {
        if !root.contains(url) { note("\(ProjectError.outside(url.path, in: root))") }
        continue
      }
      let asset = namespace + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": readImageSet(url, name: asset)
      case "colorset": readColorSet(url, name: asset)
      case "":
        let properties = contents(of: url)["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool ?? false
        visit(url, namespace: isNamespace ? "\(namespace)\(name)/" : namespace, depth: depth + 1)
      case "appiconset", "launchimage", "brandassets", "appiconlayers": break
      case "symbolset": readSymbolSet(url, name: asset)
      case "dataset": readDataSet(url, name: asset)
      default:
        note("skipped asset \"\(asset)\": unknown type \(url.pathExtension)")
      }
    }
  }

  private mutating func contents(of folder: URL) -> [String: Any] {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? root.data(of: file) else {
      if !root.contains(file) { note("\(ProjectError.outside(file.path, in: root))") }
      return [:]
    }
    do {
      let contents = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      if contents == nil { note("\(file.path): expected a JSON object") }
      return contents ?? [:]
    } catch {
      let line = StringCatalogProblem.line(ofSyntaxErrorIn: data).map { ":\($0)" } ?? ""
      note("\(file.path)\(line): not valid JSON")
      return [:]
    }
  }

  // MARK: Images

  private mutating func readImageSet(_ folder: URL, name: String) {
    let contents = contents(of: folder)
    let properties = contents["properties"] as? [String: Any]
    let intent = (properties?["template-rendering-intent"] as? String)
      .flatMap(ImageAsset.RenderingIntent.init(rawValue:))
    var variants: [ImageSet.Variant] = []
    for entry in contents.dictionaries("images") where Self.isForPhone(entry) {
      guard let fileName = entry.string("filename"), !fileName.contains("/") else { continue }
      let file = folder.appendingPathComponent(fileName)
      guard root.kind(of: file) == .file else {
        note("image \"\(name)\": \(absence(of: file))")
        continue
      }
      let kind = file.pathExtension.lowercased()
      guard Self.imageKinds.contains(kind) else {
        note("image \"\(name)\": \(kind) files are not supported")
        continue
      }
      let scale = kind == "pdf" || kind == "svg" ? nil : entry.string("scale").flatMap(Self.scale)
      variants.append(.init(file: file, scale: scale, appearance: Self.appearance(entry)))
    }
    guard !variants.isEmpty else {
      note("skipped image \"\(name)\": it has no usable file")
      return
    }
    images[name] = images[name] ?? ImageSet(variants: variants, renderingIntent: intent)
  }

  /// A custom symbol is an image with the color of the text.
  private mutating func readSymbolSet(_ folder: URL, name: String) {
    let entries = contents(of: folder).dictionaries("symbols")
    let files = entries.compactMap { $0.string("filename") }.filter { !$0.contains("/") }
      .map { folder.appendingPathComponent($0) }
    if let file = files.first, !root.contains(file) {
      note("symbol \"\(name)\": \(absence(of: file))")
    }
    let data = files.first.flatMap { try? root.data(of: $0) }
    guard let file = files.first, let picture = data.flatMap(SymbolTemplate.picture) else {
      note(
        "skipped symbol \"\(name)\": it has no SVG with a regular symbol between its margins")
      return
    }
    let variant = ImageSet.Variant(
      file: file, data: picture, scale: nil, appearance: AssetAppearance())
    images[name] = images[name] ?? ImageSet(variants: [variant], renderingIntent: .template)
  }

  private mutating func readDataSet(_ folder: URL, name: String) {
    let names = contents(of: folder).dictionaries("data").filter(Self.isForPhone)
      .compactMap { $0.string("filename") }
    guard let file = names.first(where: { !$0.contains("/") }).map(folder.appendingPathComponent)
    else {
      note("skipped data set \"\(name)\": it names no file")
      return
    }
    guard root.kind(of: file) == .file else {
      note("skipped data set \"\(name)\": \(absence(of: file))")
      return
    }
    data[name] = data[name] ?? file
  }

  private func absence(of file: URL) -> String {
    root.contains(file)
      ? "file \(file.lastPathComponent) not found" : "\(ProjectError.outside(file.path, in: root))"
  }

  private static func scale(_ text: String) -> Double? {
    let scale = Double(text.hasSuffix("x") ? String(text.dropLast()) : text)
    // "infx" and "nan" are numbers, too.
    return scale.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  // MARK: Colours

  private mutating func readColorSet(_ folder: URL, name: String) {
    var variants: [ColorAsset.Variant] = []
    for entry in contents(of: folder).dictionaries("colors") where Self.isForPhone(entry) {
      guard let color = entry["color"] as? [String: Any] else { continue }
      if let reference = color.string("reference") {
        variants.append(.init(systemColor: reference, appearance: Self.appearance(entry)))
        continue
      }
      guard let components = AssetColorComponents(color) else {
        note("skipped a variant of the color \"\(name)\": it has no components")
        continue
      }
      variants.append(
        .init(
          red: components.red, green: components.green, blue: components.blue,
          alpha: components.alpha, appearance: Self.appearance(entry)))
    }
    guard !variants.isEmpty else {
      colorsWithoutValue.insert(name)
      return
    }
    if colors[name] == nil { colors[name] = ColorAsset(variants: variants) }
  }

  // MARK: Images and colours

  private static func isForPhone(_ entry: [String: Any]) -> Bool {
    ["universal", "iphone"].contains(entry.string("idiom") ?? "universal")
  }

  private static func appearance(_ entry: [String: Any]) -> AssetAppearance {
    var result = AssetAppearance()
    for appearance in entry.dictionaries("appearances") {
      switch (appearance.string("appearance"), appearance.string("value")) {
      case ("luminosity", let value?): result.luminosity = .init(rawValue: value)
      case ("contrast", "high"?): result.hasHighContrast = true
      default: break
      }
    }
    return result
  }
}
