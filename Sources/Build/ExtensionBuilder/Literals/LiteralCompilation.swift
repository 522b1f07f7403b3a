import Foundation

/// Compiles sources in which literals are calls, after the compiler's trees have shown that they
/// mean the same.
struct LiteralCompilation {
  var compiler: SwiftCompiler
  var scratch: URL
  /// The sources whose literals may be replaced, as the author has saved them, by path.
  var texts: [String: [UInt8]]
  var job: (SourceScan, URL?, SwiftCompiler.Job.Product) -> SwiftCompiler.Job

  /// The number of times that sources which turn out to differ are left as they are.
  private static let attempts = 3
  /// Larger trees are not read: the literals of such a target are left to the compiler.
  private static let largestTree = 64 << 20
  /// Words in sources of which the meaning depends on more than the tree: positions in the source,
  /// and functions that the compiler inserts into their callers.
  private static let obstacles = ["#column", "@_transparent"]

  /// Returns the sources with literals that can be changed, by path, and writes the program that
  /// reads them; nil if there are none.
  ///
  /// - Parameter scan: The sources, all of them in the overlay.
  ///
  /// Throws `BuildError`.
  mutating func run(_ scan: SourceScan, output: URL) async throws -> [String: LiteralSource]? {
    // Without the imports of missing modules.
    var scan = scan
    let folder = try makeFolder("trees")
    // They are large.
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try await compiler.run(scan, scratch: scratch) { [job] final, overlay in
      scan = final
      return job(final, overlay, .trees(folder: folder))
    }
    var found: [String: [Int: LiteralFinder.Found]] = [:]
    for file in scan.files {
      guard let tree = try tree(of: file, in: folder) else { return nil }
      if mayChange(file, in: scan) { found[file.path] = LiteralFinder(tree).found }
    }
    for _ in 0..<Self.attempts {
      let sources = numbered(found)
      guard sources.contains(where: { !$0.value.slots.isEmpty }) else { return nil }
      let replaced = replacing(sources, in: scan)
      var different = try await differences(replaced, sources, originals: folder)
      if different.isEmpty { different = try await compile(replaced, output: output) }
      if different.isEmpty { return sources.filter { !$0.value.slots.isEmpty } }
      guard different.contains(where: { found[$0] != nil }) else { return nil }
      for path in different { found[path] = nil }
    }
    return nil
  }

  private func makeFolder(_ name: String) throws(BuildError) -> URL {
    let folder = scratch.appendingPathComponent(name)
    do {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .outputUnwritable(folder.path, reason: error.reason)
    }
    return folder
  }

  private func tree(of file: URL, in folder: URL) throws -> TypedSyntax? {
    try Task.checkCancellation()
    let data = try Data(contentsOf: SwiftCompiler.tree(of: file, in: folder))
    return data.count > Self.largestTree ? nil : TypedSyntax(json: Array(data))
  }

  private func mayChange(_ file: URL, in scan: SourceScan) -> Bool {
    guard let text = texts[file.path] else { return false }
    let source = String(decoding: text, as: UTF8.self)
    return scan.overlay.replacements[file.path]?.count == text.count
      && !Self.obstacles.contains { source.contains($0) }
  }

  /// Gives each literal its index in the table.
  private func numbered(
    _ found: [String: [Int: LiteralFinder.Found]]
  ) -> [String: LiteralSource] {
    var sources: [String: LiteralSource] = [:]
    var count = 0
    for (path, literals) in found.sorted(by: { $0.key < $1.key }) {
      let source = LiteralSource(texts[path] ?? [], literals, firstIndex: count)
      count += source.slots.count
      sources[path] = source
    }
    return sources
  }

  private func replacing(
    _ sources: [String: LiteralSource], in scan: SourceScan
  ) -> SourceScan {
    var scan = scan
    for file in scan.files {
      guard let source = sources[file.path], let text = scan.overlay.replacements[file.path]
      else { continue }
      scan.overlay.replace(file, with: source.replaced(in: text))
    }
    return scan
  }

  /// The paths of the sources that differ in more than their literals, or do not compile.
  ///
  /// - Parameter originals: The folder with the trees of the sources as they are. Two trees at a
  ///   time are in memory: those of a large project would not fit.
  private func differences(
    _ replaced: SourceScan, _ sources: [String: LiteralSource], originals: URL
  ) async throws -> Set<String> {
    let folder = try makeFolder("replaced")
    defer { try? FileManager.default.removeItem(at: folder) }
    let overlay = try replaced.overlay.write(into: scratch)
    let failed = try await run(job(replaced, overlay, .trees(folder: folder)))
    guard failed.isEmpty else { return failed }
    var different: Set<String> = []
    for file in replaced.files {
      let comparison = LiteralComparison(indices: sources[file.path]?.indices ?? [:])
      guard let original = try tree(of: file, in: originals),
        let tree = try tree(of: file, in: folder), comparison.isSame(original, tree)
      else {
        different.insert(file.path)
        continue
      }
    }
    return different
  }

  /// Runs the compiler. Returns the paths of the sources that do not compile.
  private func run(_ job: SwiftCompiler.Job) async throws -> Set<String> {
    do {
      try await compiler.run(job, scratch: scratch)
      return []
    } catch BuildError.compilation(let errors) {
      return Set(errors.map(\.file))
    }
  }

  /// Writes the program. Returns the paths of the sources with errors that the compiler finds only
  /// now: it follows constants to see which code is reached.
  private func compile(_ replaced: SourceScan, output: URL) async throws -> Set<String> {
    let folder = try makeFolder("objects")
    let overlay = try replaced.overlay.write(into: scratch)
    let job = job(replaced, overlay, .objects(folder: folder))
    let failed = try await run(job)
    guard failed.isEmpty else { return failed }
    let objects = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    try await compiler.link(
      job, objects: objects.map { folder.appendingPathComponent($0) }, output: output,
      scratch: scratch)
    return []
  }
}
