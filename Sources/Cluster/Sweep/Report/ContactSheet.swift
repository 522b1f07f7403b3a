import Foundation

/// A page with all pictures of a sweep and a filter for each axis.
///
/// The page is written while the manifest is read, so memory use does not depend on the size of the
/// sweep. A sweep with more than `pageLimit` pictures has one page per language.
package struct ContactSheet {
  /// The page of the sweep, or the list of its pages.
  package static let fileName = "index.html"
  /// The number of pictures that a browser can still filter.
  package static let pageLimit = 50_000

  /// The size of the write buffer of all pages, in bytes.
  private static let memory = 1 << 20

  private let folder: URL
  private let title: String
  private let limit: Int

  /// Writes nothing before `write`.
  package init(in folder: URL, title: String, limit: Int = ContactSheet.pageLimit) {
    self.folder = folder
    self.title = title
    self.limit = limit
  }

  /// Reads the manifest of the folder and writes its pages. Throws `SweepError`.
  package func write() throws(SweepError) {
    let manifest = folder.appendingPathComponent(SweepManifest.fileName)
    guard let plan = try SweepManifest.plan(in: manifest) else {
      throw .notManifest(manifest.path)
    }
    let isDivided = plan.pictures > limit && plan.locales.count > 1
    let pages: [String?] = isDivided ? plan.locales : [nil]
    let names = SheetNames(plan)
    for locale in pages { try begin(locale, names) }
    // Tasks are ordered by language, so few pages have buffered rows at the same time.
    var buffered: [String?: Data] = [:]
    var size = 0
    try SweepManifest.read(manifest) { task, outcome throws(SweepError) in
      let rows = names.rows(task, outcome, isDivided: isDivided)
      buffered[isDivided ? task.locale : nil, default: Data()] += rows
      size += rows.count
      guard size > Self.memory else { return }
      for (locale, rows) in buffered { try page(locale).append(rows) }
      buffered = [:]
      size = 0
    }
    for locale in pages {
      try page(locale).finish((buffered[locale] ?? Data()) + Data(SheetTemplate.end.utf8))
    }
    if isDivided { try writeList(plan.locales) }
  }

  /// - Parameter locale: nil if the sweep has a single page.
  private func page(_ locale: String?) -> SheetFile {
    SheetFile(url: folder.appendingPathComponent(locale.map(Self.page) ?? Self.fileName))
  }

  private func begin(_ locale: String?, _ names: SheetNames) throws(SweepError) {
    var names = names
    if let locale { names.locales = [locale] }
    let json = (try? JSONEncoder().encode(names)) ?? Data()
    try page(locale).begin(
      Data(SheetTemplate.head(locale.map { "\(title), \($0)" } ?? title).utf8)
        + Data(SheetTemplate.beginning(names: String(decoding: json, as: UTF8.self)).utf8))
  }

  private func writeList(_ locales: [String]) throws(SweepError) {
    let links = locales.map { locale in
      "<li><a href=\"\(Self.page(locale))\">\(locale.inMarkup)</a></li>"
    }
    let html =
      SheetTemplate.head(title) + "<ul class=\"pages\">\(links.joined())</ul></main></html>\n"
    let url = folder.appendingPathComponent(Self.fileName)
    do {
      try Data(html.utf8).write(to: url, options: .atomic)
    } catch {
      throw .file(url.path, reason: error.localizedDescription)
    }
  }

  private static func page(_ locale: String) -> String {
    let name = locale.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0)) }
    return "index-\(name).html"
  }
}

/// The values of the axes on a page. Rows refer to them by index.
struct SheetNames: Encodable, Equatable {
  var extensions: [String]
  var kinds: [String]
  var families: [String]
  var devices: [String]
  var locales: [String]
  var typeSizes: [String]
  var schemes: [String]
  var entries: [String]

  init(_ plan: SweepPlan) {
    func each(_ names: [String]) -> [String] {
      var known: Set<String> = []
      return names.filter { known.insert($0).inserted }
    }
    extensions = each(plan.bundles.map(\.name))
    kinds = each(plan.subjects.map(\.kind))
    families = each(plan.subjects.map(\.family))
    devices = each(plan.subjects.map(\.device))
    locales = plan.locales
    typeSizes = plan.typeSizes
    schemes = each(plan.subjects.flatMap(\.schemes))
    entries = (0..<plan.entries).map { "\($0)" }
  }

  /// The rows of a task's pictures, or one row for its failure.
  ///
  /// - Parameter isDivided: Whether each language has its own page.
  func rows(_ task: SweepTask, _ outcome: SweepOutcome, isDivided: Bool) -> Data {
    let shared = indices(of: task, isDivided: isDivided).map { "\($0)" }.joined(separator: ",")
    var rows = Data()
    for picture in outcome.pictures {
      let own = indices(of: picture).map { "\($0)" }.joined(separator: ",")
      rows += Data(
        "[\(shared),\(own),\"\(picture.picture)\",\(picture.width),\(picture.height)],\n".utf8)
    }
    if let failure = outcome.failure {
      rows += Data("[\(shared),-1,-1,-1,\(failure.inScript)],\n".utf8)
    }
    return rows
  }

  /// The indices that all pictures of a task share.
  private func indices(of task: SweepTask, isDivided: Bool) -> [Int] {
    let axes = [
      (extensions, task.bundle.name), (kinds, task.kind), (families, task.family),
      (devices, task.device),
    ]
    return axes.map { names, name in names.firstIndex(of: name) ?? -1 }
      + [isDivided ? 0 : locales.firstIndex(of: task.locale) ?? -1]
  }

  private func indices(of picture: SweepPicture) -> [Int] {
    [
      typeSizes.firstIndex(of: picture.typeSize) ?? -1,
      schemes.firstIndex(of: picture.scheme) ?? -1, picture.entry,
    ]
  }
}

/// A page that is written to a temporary file, which replaces the old page at the end.
///
/// No file stays open between writes: a sweep may have more languages than the limit of open files.
struct SheetFile {
  var url: URL

  private var part: URL { url.appendingPathExtension("part") }

  func begin(_ text: Data) throws(SweepError) {
    guard FileManager.default.createFile(atPath: part.path, contents: text) else {
      throw .file(part.path, reason: "the file cannot be created")
    }
  }

  func append(_ text: Data) throws(SweepError) {
    do {
      let file = try FileHandle(forWritingTo: part)
      try file.seekToEnd()
      try file.write(contentsOf: text)
    } catch {
      throw .file(part.path, reason: "\(error)")
    }
  }

  func finish(_ text: Data) throws(SweepError) {
    try append(text)
    guard rename(part.path, url.path) == 0 else {
      throw .file(url.path, reason: String(cString: strerror(errno)).lowercased())
    }
  }
}

extension String {
  /// The text with HTML's special characters escaped.
  var inMarkup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// A string literal for a script. It cannot contain the end tag of the script.
  var inScript: String {
    let json = (try? JSONEncoder().encode(self)) ?? Data("\"\"".utf8)
    return String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}
