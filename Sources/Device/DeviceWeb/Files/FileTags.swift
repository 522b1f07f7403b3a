import Foundation
import StableHash
import Synchronization

/// The entity tags of files, so that each version of a file is hashed once.
///
/// ```swift
/// guard let stamp = FileStamp(of: path) else { return nil }
/// let tag = tags.tag(of: path, stamp) ?? tags.insert(contents, at: path, stamp)
/// ```
/// A stamp is taken before the contents are read. If the file changes in between, its next stamp
/// differs from the stored one, so the stored tag is not used again.
final class FileTags: Sendable {
  private struct Entry {
    var stamp: FileStamp
    var tag: String
  }

  /// The maximum number of tags, far above the number of a page's files. One more drops all others.
  private static let limit = 1024

  private let entries = Mutex<[String: Entry]>([:])

  /// Returns the tag of a file; nil if no tag is stored for this stamp.
  func tag(of path: String, _ stamp: FileStamp) -> String? {
    entries.withLock { entries in
      guard let entry = entries[path], entry.stamp == stamp else { return nil }
      return entry.tag
    }
  }

  /// Stores and returns the tag of a file's contents.
  func insert(_ contents: Data, at path: String, _ stamp: FileStamp) -> String {
    let tag = "\"\(StableHash<UInt64>(of: contents).hexadecimal)\""
    entries.withLock { entries in
      if entries.count >= Self.limit, entries[path] == nil { entries.removeAll() }
      entries[path] = Entry(stamp: stamp, tag: tag)
    }
    return tag
  }
}

/// A file's size and modification time. Contents with the same stamp count as unchanged.
struct FileStamp: Equatable, Sendable {
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// nil if there is no regular file at `path`. Follows symbolic links.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  func combine(into hash: inout StableHash<UInt64>) {
    hash.combine("\(size) \(seconds) \(nanoseconds)\n")
  }
}
