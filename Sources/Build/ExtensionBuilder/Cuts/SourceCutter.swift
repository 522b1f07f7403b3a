import Foundation
import ProjectReader
import SourceScanner

/// Cuts what does not compile out of the sources of one module, in rounds: each compilation shows
/// what is left. The author's files are not touched; the compiler reads copies (`SourceOverlay`),
/// in which lines keep their numbers.
///
/// Errors that often follow from others are left for a later round. The rounds and the time are
/// limited, and after some rounds larger parts are cut, so that modules whose cuts cause each other
/// come to an end.
struct SourceCutter {
  let module: String
  /// The folder from which paths of files are given.
  let root: URL
  /// The paths of the files that may be cut; nil is all.
  var files: Set<String>?
  private let progress: (@Sendable (BuildPhase) -> Void)?

  private var sources: [String: CuttableSource] = [:]
  private var imports: [ModuleCut] = []
  /// Those after compilations, and a fourth of those after checks of some files.
  private var rounds: Int { wholeRounds + partialRounds / 4 }
  private var wholeRounds = 0
  private var partialRounds = 0
  private let start = ContinuousClock.now
  /// When the last round began, after `start`.
  private var lastTime = Duration.zero

  private static let roundLimit = 40
  private static let timeLimit = Duration.seconds(300)
  /// After a round that took longer, errors that could follow from others are not left for later.
  private static let slowRound = Duration.seconds(3)
  /// From these rounds or seconds on, whole members, declarations and files are cut.
  private static let extents: [(round: Int, seconds: Int, extent: CuttableSource.Extent)] = [
    (30, 270, .file), (24, 240, .topLevel), (16, 200, .declaration), (0, 0, .body),
  ]

  init(
    module: String, root: URL, files: Set<String>? = nil,
    progress: (@Sendable (BuildPhase) -> Void)?
  ) {
    self.module = module
    self.root = root
    self.files = files
    self.progress = progress
  }

  var hasBegun: Bool { wholeRounds > 0 }

  /// Cuts what the errors are in. Returns false if that is not possible.
  ///
  /// - Parameter isPart: Whether only some of the files were checked.
  mutating func cut(
    _ errors: [CompilerDiagnostic], from scan: inout SourceScan, isPart: Bool = false
  ) -> Bool {
    let time = ContinuousClock.now - start
    guard rounds < Self.roundLimit, time < Self.timeLimit else { return false }
    let extent =
      Self.extents.first { rounds >= $0.round || time >= .seconds($0.seconds) }?.extent ?? .body
    if isPart { partialRounds += 1 } else { wholeRounds += 1 }
    progress?(.cutting(module, round: wholeRounds + partialRounds))
    let own = Set(scan.files.map(\.path))
    let cuttable = files.map(own.intersection) ?? own
    let placed = errors.compactMap { $0.placed(in: cuttable) }
    let subjects = placed.map { DiagnosticSubject($0.failure.message) }
    // The first error of a part gives the reason: better one that says what is missing.
    let causes =
      zip(placed, subjects).filter { $1.isMissing }.map(\.0)
      + zip(placed, subjects).filter { $1 == .other }.map(\.0)
    let isSlow = time - lastTime > Self.slowRound
    lastTime = time
    // Once in a round: the errors have the places of what was compiled.
    let first = isSlow ? causes + placed : causes
    guard cut(first, extent, scan) || cut(placed, extent, scan) else { return false }
    var texts = sources.mapValues(\.text)
    if let first = sources.filter({ !$0.value.cuts.isEmpty }).keys.min() {
      texts[first]? += Array("\n\(CutTrap.declarations)".utf8)
    }
    for (path, text) in texts { scan.overlay.replace(URL(fileURLWithPath: path), with: text) }
    return true
  }

  private mutating func cut(
    _ failures: [(path: String, failure: CuttableSource.Failure)],
    _ extent: CuttableSource.Extent, _ scan: SourceScan
  ) -> Bool {
    var isChanged = false
    for (path, group) in Dictionary(grouping: failures, by: \.path) {
      let file = URL(fileURLWithPath: path)
      if sources[path] == nil {
        let read = scan.overlay.replacements[path] ?? (try? Array(scan.project.data(of: file)))
        guard let text = read else { continue }
        sources[path] = CuttableSource(text, name: file.lastPathComponent)
      }
      if sources[path]?.cut(group.map(\.failure), extent: extent) == true { isChanged = true }
    }
    return isChanged
  }

  /// Adds the imports of missing modules that were removed before.
  mutating func add(_ missing: [CompilerDiagnostic]) {
    imports += missing.compactMap { error in
      error.missingModule.map { name in
        ModuleCut(
          module: module, file: path(of: error.file), line: error.line, subject: "import \(name)",
          kind: .import, reason: error.message)
      }
    }
  }

  /// Everything that was cut, by place.
  var cuts: [ModuleCut] {
    let found = sources.flatMap { path, source in
      source.cuts.map { cut in
        ModuleCut(
          module: module, file: self.path(of: path), line: cut.line, subject: cut.subject,
          kind: cut.kind, reason: cut.reason)
      }
    }
    guard !found.isEmpty else { return [] }
    return (imports + found).sorted {
      ($0.file, $0.line, $0.subject) < ($1.file, $1.line, $1.subject)
    }
  }

  private func path(of file: String) -> String {
    let folder = root.path + "/"
    return file.hasPrefix(folder)
      ? String(file.dropFirst(folder.count)) : URL(fileURLWithPath: file).lastPathComponent
  }
}

extension DiagnosticSubject {
  fileprivate var isMissing: Bool {
    switch self {
    case .module, .name: true
    case .consequence, .call, .other: false
    }
  }
}

extension CompilerDiagnostic {
  /// The place in one of the files. For an error in what a macro has written, it is the place of
  /// the macro's use.
  fileprivate func placed(
    in files: Set<String>
  ) -> (path: String, failure: CuttableSource.Failure)? {
    guard let part = parts.first(where: { files.contains($0.file) }) else { return nil }
    return (part.file, .init(line: part.line, column: part.column, message: message))
  }
}
