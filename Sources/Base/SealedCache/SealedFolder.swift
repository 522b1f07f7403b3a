import ContentDigest
import Foundation
import ProcessCleanup

/// A folder of a cache that is used only if its files are those that were stored.
///
/// ```swift
/// if !entry.isIntact() {
///   entry.discard()
///   try entry.store(try compile())
/// }
/// ```
/// The file `.seal` in the folder has a line for each file: its SHA-256, and its size, dates and
/// number in the file system. A file with the same facts is not read again: whoever changes a file
/// changes its facts. If they differ, as after the cache was copied, the hash decides.
///
/// It detects damage: files that are truncated, changed, missing or added, and links and folders in
/// place of files. It does not detect forgery, because whoever can write into the cache can write
/// the seal, too.
package struct SealedFolder {
  package let url: URL
  /// Files at the top of the folder that are not sealed.
  private let exceptions: Set<String>

  package init(_ url: URL, except exceptions: Set<String> = []) {
    self.url = url
    self.exceptions = exceptions
  }

  private static let sealName = ".seal"
  private var seal: URL { url.appendingPathComponent(Self.sealName) }

  /// The sealed files, sorted. Throws if the folder cannot be read.
  package func files() throws -> [URL] {
    try FileFacts.files(in: url, except: exceptions.union([Self.sealName])).keys.sorted()
      .map { url.appendingPathComponent($0) }
  }

  /// Whether the files are those that were sealed.
  package func isIntact() -> Bool {
    guard let sealed = Seal(seal),
      let present = try? FileFacts.files(in: url, except: exceptions.union([Self.sealName])),
      Set(present.keys) == Set(sealed.lines.keys)
    else { return false }
    var isChanged = false
    var seal = sealed
    for (path, facts) in present {
      guard let line = sealed.lines[path], line.facts.size == facts.size else { return false }
      if line.facts == facts { continue }
      let hash = try? ContentDigest.sha256(of: url.appendingPathComponent(path))
      guard hash == line.hash else { return false }
      seal.lines[path]?.facts = facts
      isChanged = true
    }
    if isChanged { try? seal.write(to: self.seal) }
    return true
  }

  /// Seals the files as they are. Files that have not changed since the last seal are not read.
  package func close() throws {
    let last = Seal(seal)
    var result = Seal()
    for (path, facts) in try FileFacts.files(
      in: url, except: exceptions.union([Self.sealName]))
    {
      let known = last?.lines[path]
      let hash =
        known?.facts == facts
        ? known?.hash : try ContentDigest.sha256(of: url.appendingPathComponent(path))
      result.lines[path] = Seal.Line(hash: hash ?? "", facts: facts)
    }
    try result.write(to: seal)
  }

  /// Removes the entry: a folder, a file or a link.
  package func discard() {
    try? FileManager.default.removeItem(at: url)
  }

  /// Seals a finished folder of the same file system and moves it here. If another process has
  /// stored the same meanwhile, that one stays.
  package func store(_ folder: URL) throws {
    try SealedFolder(folder, except: exceptions).close()
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    if rename(folder.path, url.path) == 0 { return }
    defer { try? FileManager.default.removeItem(at: folder) }
    if isIntact() || FileExchange.exchange(folder.path, url.path) { return }
    discard()
    guard rename(folder.path, url.path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }
}

/// What changes with the contents of a file.
struct FileFacts: Equatable {
  var size: Int64
  /// In nanoseconds.
  var modified: Int64
  var changed: Int64
  var number: UInt64

  /// The files in a folder and its subfolders, by path. Throws for anything else than files and
  /// folders.
  static func files(in folder: URL, except exceptions: Set<String>) throws -> [String: FileFacts] {
    struct WrongType: Error {}
    var result: [String: FileFacts] = [:]
    var folders = [""]
    while let parent = folders.popLast() {
      let path = folder.appendingPathComponent(parent).path
      var own = stat()
      guard lstat(path, &own) == 0, own.st_mode & S_IFMT == S_IFDIR else { throw WrongType() }
      for name in try FileManager.default.contentsOfDirectory(atPath: path)
      where !(parent.isEmpty && exceptions.contains(name)) {
        var facts = stat()
        guard lstat("\(path)/\(name)", &facts) == 0 else { throw WrongType() }
        let place = parent.isEmpty ? name : "\(parent)/\(name)"
        switch facts.st_mode & S_IFMT {
        case S_IFREG: result[place] = FileFacts(facts)
        case S_IFDIR: folders.append(place)
        default: throw WrongType()
        }
      }
    }
    return result
  }

  private init(_ facts: stat) {
    size = Int64(facts.st_size)
    modified = Int64(facts.st_mtim.tv_sec) * 1_000_000_000 + Int64(facts.st_mtim.tv_nsec)
    changed = Int64(facts.st_ctim.tv_sec) * 1_000_000_000 + Int64(facts.st_ctim.tv_nsec)
    number = UInt64(facts.st_ino)
  }

  init(size: Int64, modified: Int64, changed: Int64, number: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.number = number
  }
}

/// The contents of a `.seal` file.
private struct Seal {
  struct Line {
    var hash: String
    var facts: FileFacts
  }

  private static let header = "vitrine-seal 1"

  /// By path.
  var lines: [String: Line] = [:]

  init() {}

  /// nil if the file does not exist or is damaged.
  init?(_ file: URL) {
    guard let data = SealedFile.contents(of: file) else { return nil }
    var lines = String(decoding: data, as: UTF8.self).split(separator: "\n")[...]
    guard lines.popFirst() == Self.header[...] else { return nil }
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 5)
      guard words.count == 6, let size = Int64(words[1]), let modified = Int64(words[2]),
        let changed = Int64(words[3]), let number = UInt64(words[4])
      else { return nil }
      self.lines[String(words[5])] = Line(
        hash: String(words[0]),
        facts: FileFacts(size: size, modified: modified, changed: changed, number: number))
    }
  }

  func write(to file: URL) throws {
    let text = lines.sorted { $0.key < $1.key }.map { path, line in
      let facts = line.facts
      return
        "\(line.hash) \(facts.size) \(facts.modified) \(facts.changed) \(facts.number) \(path)\n"
    }.joined()
    // A link or a folder in its place is not followed.
    try? FileManager.default.removeItem(at: file)
    try SealedFile.write(Data((Self.header + "\n" + text).utf8), to: file)
  }
}
