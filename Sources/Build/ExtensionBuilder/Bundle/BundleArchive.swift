import Foundation

/// A bundle as one file that another machine can unpack: a tar archive.
///
/// The same contents are always the same bytes: files are sorted by path, and have neither dates
/// nor owners. An archive is untrusted: it is read only if it consists of files with paths inside
/// the bundle.
///
/// Source of the format: POSIX.1-2017, pax, "ustar Interchange Format".
package enum BundleArchive {
  private static let block = 512
  /// Where the fields of a header are, in bytes.
  private enum Field {
    static let name = 0..<100
    static let mode = 100..<108
    static let size = 124..<136
    static let checksum = 148..<156
    static let type = 156
    static let magic = 257..<265
    static let prefix = 345..<500
  }

  /// Packs a bundle. Throws `BundleArchiveError.unreadable`, `.longName`.
  package static func data(of bundle: ExtensionBundle) throws(BundleArchiveError) -> Data {
    var archive = Data()
    for path in try paths(in: bundle.url) {
      let file = bundle.url.appendingPathComponent(path)
      guard let contents = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
      let isExecutable = FileManager.default.isExecutableFile(atPath: file.path)
      archive += try header(path, size: contents.count, mode: isExecutable ? 0o755 : 0o644)
      archive += contents + Data(count: padding(contents.count))
    }
    return archive + Data(count: 2 * block)
  }

  /// Unpacks a bundle into a folder that does not exist, for the frameworks of this machine.
  /// Throws `BundleArchiveError`, and `BundleError` if the archive is of something else.
  ///
  /// - Parameter frameworks: The same build as those that the bundle was linked with.
  package static func unpack(
    _ archive: Data, to folder: URL, frameworks: PrebuiltFrameworks
  ) throws -> ExtensionBundle {
    for entry in try entries(of: archive) {
      let file = folder.appendingPathComponent(entry.path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try archive[entry.contents].write(to: file)
        try FileManager.default.setAttributes(
          [.posixPermissions: entry.isExecutable ? 0o755 : 0o644], ofItemAtPath: file.path)
      } catch {
        throw BundleArchiveError.unwritable(file.path, reason: error.reason)
      }
    }
    try adopt(folder, frameworks)
    let bundle = try ExtensionBundle(contentsOf: folder)
    try bundle.verify()
    return bundle
  }

  /// Replaces the identity of the library of the machine that has built the bundle.
  private static func adopt(_ folder: URL, _ frameworks: PrebuiltFrameworks) throws {
    let file = folder.appendingPathComponent(ExtensionBundle.informationFile)
    guard let data = try? Data(contentsOf: file),
      var information = try? JSONDecoder().decode(ExtensionBundle.Information.self, from: data)
    else { throw BundleError.notABundle(folder.path) }
    guard let identity = FrameworksIdentity(library: frameworks.library.path) else {
      throw BundleError.staleFrameworks(folder.path, library: frameworks.library.path)
    }
    let linked = information.linkedLibrary ?? information.frameworks.path
    information.linkedLibrary = linked == identity.path ? nil : linked
    information.frameworks = identity
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      try encoder.encode(information).write(to: file)
    } catch {
      throw BundleArchiveError.unwritable(file.path, reason: error.reason)
    }
  }
}

extension BundleArchive {
  /// The paths of all files, relative to the folder.
  private static func paths(in folder: URL) throws(BundleArchiveError) -> [String] {
    guard let all = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
      throw .unreadable(folder.path)
    }
    return all.filter { !folder.appendingPathComponent($0).isDirectory }.sorted()
  }

  private static func header(
    _ path: String, size: Int, mode: Int
  ) throws(BundleArchiveError) -> Data {
    var header = [UInt8](repeating: 0, count: block)
    func write(_ text: String, _ field: Range<Int>) {
      header.replaceSubrange(
        field.lowerBound..<(field.lowerBound + text.utf8.count), with: text.utf8)
    }
    func number(_ value: Int, _ digits: Int) -> String {
      let text = String(value, radix: 8)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let (prefix, name) = try split(path)
    write(name, Field.name)
    write(prefix, Field.prefix)
    write(number(mode, 7), Field.mode)
    // Owner, group and date.
    for start in [108, 116] { write(number(0, 7), start..<(start + 8)) }
    write(number(0, 11), 136..<148)
    write(number(size, 11), Field.size)
    header[Field.type] = UInt8(ascii: "0")
    write("ustar\u{0}00", Field.magic)
    write("        ", Field.checksum)
    write(number(header.reduce(0) { $0 + Int($1) }, 6) + "\u{0} ", Field.checksum)
    return Data(header)
  }

  /// A path in the two fields of a header.
  private static func split(
    _ path: String
  ) throws(BundleArchiveError) -> (prefix: String, name: String) {
    if path.utf8.count <= Field.name.count { return ("", path) }
    for index in path.indices where path[index] == "/" {
      let (prefix, name) = (path[..<index], path[path.index(after: index)...])
      if prefix.utf8.count <= Field.prefix.count, name.utf8.count <= Field.name.count {
        return (String(prefix), String(name))
      }
    }
    throw .longName(path)
  }

  private static func padding(_ size: Int) -> Int { (block - size % block) % block }
}

extension BundleArchive {
  private struct Entry {
    var path: String
    var isExecutable: Bool
    var contents: Range<Data.Index>
  }

  private static func entries(of archive: Data) throws(BundleArchiveError) -> [Entry] {
    var entries: [Entry] = []
    var known: Set<String> = []
    var rest = archive
    while let header = rest.count >= block ? rest.prefix(block) : nil {
      if header.allSatisfy({ $0 == 0 }) { return entries }
      let bytes = [UInt8](header)
      func text(_ field: Range<Int>) -> String {
        String(decoding: bytes[field].prefix { $0 != 0 }, as: UTF8.self)
      }
      func number(_ field: Range<Int>) -> Int? {
        Int(text(field).trimmingCharacters(in: .whitespaces), radix: 8)
      }
      rest = rest.dropFirst(block)
      let prefix = text(Field.prefix)
      let path = prefix.isEmpty ? text(Field.name) : "\(prefix)/\(text(Field.name))"
      guard text(257..<262) == "ustar", bytes[Field.type] == UInt8(ascii: "0"), isSafe(path),
        known.insert(path).inserted, let mode = number(Field.mode),
        let size = number(Field.size), (0...rest.count).contains(size)
      else { throw .malformed }
      let end = rest.startIndex + size
      entries.append(
        Entry(path: path, isExecutable: mode & 0o100 != 0, contents: rest.startIndex..<end))
      rest = rest.dropFirst(min(size + padding(size), rest.count))
    }
    // The end of an archive is two empty blocks.
    throw .malformed
  }

  /// Whether a path stays inside the folder.
  private static func isSafe(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0)
    }
  }
}

/// Why a bundle cannot be packed or unpacked.
package enum BundleArchiveError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case unwritable(String, reason: String)
  /// A path does not fit into an archive.
  case longName(String)
  /// The archive has something else than files inside the bundle, or is not complete.
  case malformed

  package var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    case .longName(let path):
      "\(path) is too long for an archive; give the resource a name of at most 100 bytes"
    case .malformed: "the archive of the bundle is damaged; start the sweep again"
    }
  }
}
