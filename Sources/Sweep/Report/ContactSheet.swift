import Foundation

/// A page with all pictures of a sweep, which can be filtered by each axis.
///
/// It is written while the manifest is read, so that a sweep of any size needs little memory. A
/// sweep with more than `pageLimit` pictures has a page for each language.
package struct ContactSheet {
  /// The page of the sweep, or the list of its pages.
  package static let fileName = "index.html"
  /// A browser still filters so many pictures at once.
  package static let pageLimit = 50_000

  /// What pages keep before they write it, in bytes.
  fileprivate static let memory = 1 << 20

  private let folder: URL
  private let title: String
  private let limit: Int

  package init(in folder: URL, title: String, limit: Int = ContactSheet.pageLimit) {
    self.folder = folder
    self.title = title
    self.limit = limit
  }

  /// Writes the pages of the manifest in the folder. Throws `SweepError`.
  package func write() throws(SweepError) {
    let manifest = folder.appendingPathComponent(SweepManifest.fileName)
    guard let plan = try SweepManifest.plan(in: manifest) else {
      throw .notManifest(manifest.path)
    }
    let names = SheetNames(plan)
    guard plan.pictures > limit, plan.locales.count > 1 else {
      let page = try SheetFile(folder.appendingPathComponent(Self.fileName), title, names)
      try SweepManifest.read(manifest) { task, outcome throws(SweepError) in
        try page.add(task, outcome)
      }
      return try page.finish()
    }
    var pages: [String: SheetFile] = [:]
    for locale in plan.locales {
      var part = names
      part.locales = [locale]
      pages[locale] = try SheetFile(
        folder.appendingPathComponent(Self.page(locale)), "\(title), \(locale)", part)
    }
    // Tasks of a language follow each other, so that few pages have something to write.
    var waiting = 0
    try SweepManifest.read(manifest) { task, outcome throws(SweepError) in
      waiting += try pages[task.locale]?.add(task, outcome) ?? 0
      guard waiting > Self.memory else { return }
      waiting = 0
      for page in pages.values { try page.flush() }
    }
    for page in pages.values { try page.finish() }
    try writeList(plan.locales)
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

/// The values of the axes on a page. Rows have their indices.
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

  /// The indices of a task, which all its pictures share.
  func indices(of task: SweepTask) -> [Int] {
    let axes = [
      (extensions, task.bundle.name), (kinds, task.kind), (families, task.family),
      (devices, task.device), (locales, task.locale),
    ]
    return axes.map { names, name in names.firstIndex(of: name) ?? -1 }
  }

  func indices(of picture: SweepPicture) -> [Int] {
    [
      typeSizes.firstIndex(of: picture.typeSize) ?? -1,
      schemes.firstIndex(of: picture.scheme) ?? -1, picture.entry,
    ]
  }
}

/// A page that is being written: beside the old one, which it replaces at the end. It keeps no
/// file open: a sweep may have more languages than a process may open files.
final class SheetFile {
  private let url: URL
  private let part: URL
  private let names: SheetNames
  private var buffer = Data()

  init(_ url: URL, _ title: String, _ names: SheetNames) throws(SweepError) {
    self.url = url
    self.names = names
    part = url.appendingPathExtension("part")
    guard FileManager.default.createFile(atPath: part.path, contents: nil) else {
      throw .file(part.path, reason: "the file cannot be created")
    }
    let json = (try? JSONEncoder().encode(names)) ?? Data()
    buffer += Data(SheetTemplate.head(title).utf8)
    buffer += Data(SheetTemplate.beginning(names: String(decoding: json, as: UTF8.self)).utf8)
  }

  /// Returns how many bytes more it keeps.
  @discardableResult
  func add(_ task: SweepTask, _ outcome: SweepOutcome) throws(SweepError) -> Int {
    let before = buffer.count
    let shared = names.indices(of: task).map { "\($0)" }.joined(separator: ",")
    for picture in outcome.pictures {
      let own = names.indices(of: picture).map { "\($0)" }.joined(separator: ",")
      buffer += Data(
        "[\(shared),\(own),\"\(picture.picture)\",\(picture.width),\(picture.height)],\n".utf8)
    }
    if let failure = outcome.failure {
      buffer += Data("[\(shared),-1,-1,-1,\(failure.inScript)],\n".utf8)
    }
    guard buffer.count > ContactSheet.memory else { return buffer.count - before }
    try flush()
    return 0
  }

  func finish() throws(SweepError) {
    buffer += Data(SheetTemplate.end.utf8)
    try flush()
    guard rename(part.path, url.path) == 0 else {
      throw .file(url.path, reason: String(cString: strerror(errno)).lowercased())
    }
  }

  func flush() throws(SweepError) {
    guard !buffer.isEmpty else { return }
    do {
      let file = try FileHandle(forWritingTo: part)
      try file.seekToEnd()
      try file.write(contentsOf: buffer)
      buffer.removeAll(keepingCapacity: true)
    } catch {
      throw .file(part.path, reason: "\(error)")
    }
  }
}

extension String {
  /// For HTML.
  var inMarkup: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// As a string of a script, which cannot end the script.
  var inScript: String {
    let json = (try? JSONEncoder().encode(self)) ?? Data("\"\"".utf8)
    return String(decoding: json, as: UTF8.self).replacing("<", with: "\\u003c")
  }
}
