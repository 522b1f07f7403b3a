internal import CPango
import Foundation
import ViewArchive

/// The fonts of one set, loaded into Pango. The only code that calls fontconfig.
final class FontLibrary {
  let map: UnsafeMutablePointer<PangoFontMap>
  /// Font files by base name, which identifies them in archives.
  let files: [String: URL]
  /// The number of files of `AuthorFonts` that were added.
  private(set) var authorFileCount = 0
  /// Family names, lowercased.
  let families: Set<String>

  /// The folder of the configuration, in which the fonts are.
  private let folder: String

  /// One font of each family that the tool cannot work without. `script/bootstrap` installs these
  /// and the other files of `Resources/Fonts/fonts.sha256`, which are the same on every system.
  private static let required = [
    "Inter.var.ttf", "NotoColorEmoji.ttf", "NotoSansCJK-Regular.ttc",
    "NotoSansSymbols2-Regular.ttf", "NotoSans-Regular.ttf", "NotoSans-Bold.ttf",
    "NotoSerif-Regular.ttf", "JetBrainsMono-Regular.ttf",
  ]

  init(_ set: FontSet) throws {
    let path = set.configuration.path
    guard FileManager.default.isReadableFile(atPath: path), let config = FcConfigCreate() else {
      throw TextEngineError.configurationUnreadable(path: path)
    }
    defer { FcConfigDestroy(config) }
    let cache = FontCacheFolder()
    defer { cache.close() }
    if let extra = cache.configuration {
      FcConfigParseAndLoadFromMemory(config, extra, FcBool(1))
    }
    guard FcConfigParseAndLoad(config, path, FcBool(1)) != 0, FcConfigBuildFonts(config) != 0 else {
      throw TextEngineError.configurationUnreadable(path: path)
    }
    let contents = Self.contents(of: config)
    let authors = AuthorFonts.files
    for path in authors { FcConfigAppFontAddFile(config, path) }
    authorFileCount = authors.count
    folder = set.configuration.deletingLastPathComponent().path
    for file in Self.required where contents.files[file] == nil {
      throw TextEngineError.fontMissing(file: file, folder: folder)
    }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw TextEngineError.configurationUnreadable(path: path)
    }
    pango_fc_font_map_set_config(vitrine_fc_font_map(map), config)
    self.map = map
    files = contents.files
    families = contents.families
  }

  deinit {
    vitrine_object_unref(map)
  }

  /// Adds the author's fonts that were registered since. Returns true if there are some.
  func addAuthorFonts() -> Bool {
    let authors = AuthorFonts.files
    guard authors.count > authorFileCount,
      let config = pango_fc_font_map_get_config(vitrine_fc_font_map(map))
    else { return false }
    for path in authors[authorFileCount...] { FcConfigAppFontAddFile(config, path) }
    authorFileCount = authors.count
    pango_fc_font_map_config_changed(vitrine_fc_font_map(map))
    return true
  }

  /// Opens a font file of the set to read outlines.
  func outlineFont(_ file: String) throws -> OutlineFont {
    guard let url = files[file], let font = OutlineFont(file: url) else {
      throw TextEngineError.fontMissing(file: file, folder: folder)
    }
    return font
  }

  private static func contents(
    of config: OpaquePointer
  ) -> (files: [String: URL], families: Set<String>) {
    var files: [String: URL] = [:]
    var families: Set<String> = []
    guard let set = FcConfigGetFonts(config, FcSetSystem) else { return (files, families) }
    for index in 0..<Int(set.pointee.nfont) {
      guard let pattern = set.pointee.fonts[index] else { continue }
      if let path = string(FC_FILE, of: pattern) {
        let url = URL(fileURLWithPath: path)
        files[url.lastPathComponent] = url
      }
      var number: Int32 = 0
      while let family = string(FC_FAMILY, of: pattern, at: number) {
        families.insert(family.lowercased())
        number += 1
      }
    }
    return (files, families)
  }

  static func string(
    _ name: String, of pattern: OpaquePointer, at index: Int32 = 0
  ) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, name, index, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}

extension FontFace {
  /// The face of a font that Pango selected; nil if it is not a fontconfig font.
  init?(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let pattern = vitrine_font_pattern(font),
      let path = FontLibrary.string(FC_FILE, of: pattern)
    else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    var isVariable: FcBool = 0
    FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    var matrix: UnsafeMutablePointer<FcMatrix>?
    let hasMatrix = FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch
    // The upper 16 bits of fontconfig's index are the number of a named instance.
    self.init(
      file: AuthorFonts.files.contains(path)
        ? path : URL(fileURLWithPath: path).lastPathComponent,
      index: Int(index & 0xFFFF),
      variations: isVariable != 0
        ? Self.normalized(FontLibrary.string(FC_FONT_VARIATIONS, of: pattern) ?? "") : "",
      isSlanted: hasMatrix && (matrix?.pointee.xy ?? 0) != 0)
  }

  /// The axis settings in alphabetical order. The last setting of an axis wins.
  private static func normalized(_ variations: String) -> String {
    var axes: [Substring: Substring] = [:]
    for setting in variations.split(separator: ",") {
      let parts = setting.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      axes[parts[0]] = parts[1]
    }
    return axes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}
