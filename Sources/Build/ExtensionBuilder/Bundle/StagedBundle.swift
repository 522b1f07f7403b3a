import Foundation
import ProcessCleanup
import ProjectReader

/// A bundle under construction, in a hidden folder beside its destination. `commit` moves it there.
///
/// A build that is killed leaves the hidden folder; the next one with the same destination removes
/// it.
struct StagedBundle {
  let destination: URL
  /// The folder in which the bundle is built.
  let url: URL
  private let scratch: ScratchFolder

  /// Throws `BuildError.outputOccupied` and `.outputUnwritable`.
  init(destination: URL) throws(BuildError) {
    self.destination = destination
    let path = destination.path
    if FileManager.default.fileExists(atPath: path) {
      let information = destination.appendingPathComponent(ExtensionBundle.informationFile)
      guard FileManager.default.fileExists(atPath: information.path) else {
        throw .outputOccupied(path)
      }
    }
    let parent = destination.deletingLastPathComponent()
    let prefix = ".\(destination.lastPathComponent)."
    ScratchFolder.removeAbandoned(in: parent) { name in
      guard name.hasPrefix(prefix) else { return false }
      let digits = name.dropFirst(prefix.count)
      return digits.count == 8 && digits.allSatisfy(\.isHexDigit)
    }
    url = parent.appendingPathComponent("\(prefix)\(UUID().uuidString.prefix(8))")
    do {
      scratch = try ScratchFolder(url, mode: 0o777)
    } catch {
      throw .outputUnwritable(path, reason: error.reason)
    }
  }

  /// The place of a file. A name from a project must not lead out of the bundle, so that every
  /// component of the path is a name. Throws `BuildError.outputUnwritable`.
  private func place(_ path: String) throws(BuildError) -> URL {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isInside = parts.allSatisfy { part in
      ![".", "..", ""].contains(part) && !part.utf8.contains(0)
    }
    guard isInside else {
      throw .outputUnwritable(destination.path, reason: "\"\(path)\" is not a place in a bundle")
    }
    return url.appendingPathComponent(path)
  }

  func write(_ data: Data, to name: String) throws(BuildError) {
    let file = try place(name)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    } catch {
      throw .outputUnwritable(destination.path, reason: error.reason)
    }
  }

  /// Copies a file or a folder of a project. Returns the files that were left out, because they are
  /// outside of the project. Throws `BuildError.unreadable` and `.outputUnwritable`.
  func copy(_ source: URL, to name: String, in root: ProjectRoot) throws(BuildError) -> [URL] {
    let file = try place(name)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw .outputUnwritable(destination.path, reason: error.reason)
    }
    do { return try root.copy(source, to: file) } catch { throw BuildError(reading: error) }
  }

  /// Makes a hard link to a file of another bundle, or to each file of a folder. Copies it to
  /// another file system.
  func link(_ source: URL, to name: String) throws(BuildError) {
    let place = try place(name)
    if (try? FileManager.default.linkItem(at: source, to: place)) != nil { return }
    try? FileManager.default.removeItem(at: place)
    _ = try copy(source, to: name, in: ProjectRoot(folders: [source.deletingLastPathComponent()]))
  }

  /// Writes `Info.json`.
  func write(_ information: ExtensionBundle.Information) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try write(encoder.encode(information), to: ExtensionBundle.informationFile)
  }

  /// Moves the bundle to its destination and removes the previous one.
  func commit() throws(BuildError) {
    if FileExchange.exchange(url.path, destination.path) {
      // The previous bundle.
      scratch.remove()
      return
    }
    let old = url.appendingPathExtension("old")
    let hasOld = rename(destination.path, old.path) == 0
    guard rename(url.path, destination.path) == 0 else {
      let code = errno
      if hasOld { rename(old.path, destination.path) }
      throw .outputUnwritable(destination.path, reason: String(cString: strerror(code)))
    }
    scratch.release()
    try? FileManager.default.removeItem(at: old)
  }

  /// Removes the unfinished bundle. Does nothing after `commit`.
  func discard() {
    scratch.remove()
  }
}

extension Error {
  /// A short description, for messages that already contain the path.
  var reason: String {
    let underlying = (self as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    if let underlying, underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return localizedDescription
  }
}
