import ContentDigest
import Foundation
import XDGFolders

/// The record of the bundles that were built on this machine, in the file `built` of the cache
/// folder, which only its user can write.
///
/// Each line is the SHA-256 of an executable. A bundle cannot claim to be in the record: whoever
/// wants to run other code would have to find a program with a recorded hash. Without a sandbox,
/// only bundles in the record run.
package struct BuiltBundles: Sendable {
  private let file: URL
  /// The size, in bytes, from which the older half of the record is dropped.
  private static let largestSize = 1 << 20

  /// - Parameter cache: The cache folder of `ExtensionBuilder`; nil is the user's.
  package init(cache: URL? = nil) {
    file = BuildCache.folder(cache).appendingPathComponent("built")
  }

  /// Whether all executables of a bundle were built here, as they are now.
  package func contains(_ bundle: ExtensionBundle) -> Bool {
    let known = Set(lines)
    return executables(of: bundle).allSatisfy { url in
      (try? ContentDigest.sha256(of: url)).map(known.contains) ?? false
    }
  }

  /// Adds the executables of a bundle that was just built. Throws `BuildError.outputUnwritable`.
  func add(_ bundle: ExtensionBundle) throws(BuildError) {
    try add(executables(of: bundle))
  }

  /// Adds executables that were just built. Throws `BuildError.outputUnwritable`.
  func add(_ executables: [URL]) throws(BuildError) {
    do {
      let hashes = try executables.map { try ContentDigest.sha256(of: $0) }
      let data = Data(hashes.map { $0 + "\n" }.joined().utf8)
      // One write at the end: builds in parallel do not disturb each other.
      let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      guard try handle.offset() > UInt64(Self.largestSize) else { return }
      let newer = lines.suffix(Self.largestSize / 130)
      try Data(newer.map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
    } catch {
      throw .outputUnwritable(file.path, reason: error.reason)
    }
  }

  private var lines: [String] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func executables(of bundle: ExtensionBundle) -> [URL] {
    [bundle.executable, bundle.app, bundle.capture].compactMap(\.self)
  }
}
