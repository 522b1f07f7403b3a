import CProcess
import Foundation

/// The disk space of the folders that an extension can write to.
///
/// It works like a full disk: an extension that finds a folder above the limit may run, read and
/// delete, but is ended if the folder grows further. Deleted files that are still open count.
public struct DiskLimit: Equatable, Sendable {
  /// The extension's own folder. It need not exist.
  public var own: URL
  /// A folder that several extensions write to, with the same limit. An extension that writes
  /// nothing is not ended for what others write.
  public var shared: URL?
  /// The bytes on the disk in each folder.
  public var bytes: Int
  /// The number of files and folders in each folder.
  public var files: Int

  public init(own: URL, shared: URL? = nil, bytes: Int, files: Int) {
    self.own = own
    self.shared = shared
    self.bytes = bytes
    self.files = files
  }

  /// A folder that exceeds the limit.
  public struct Excess: Equatable, Sendable {
    public var folder: String
    public var bytes: Int
    public var files: Int
    public var limit: DiskLimit
  }
}

/// Compares the folders of one process with their limit, from its start.
struct DiskWatch {
  /// What a folder may contain: the limit, or what it contained at the start if that is more.
  private struct Allowance {
    var folder: URL
    var usage: FolderUsage

    init(_ folder: URL, _ limit: DiskLimit) {
      self.folder = folder
      let present = FolderUsage(of: folder)
      usage = FolderUsage(
        bytes: max(present.bytes, limit.bytes), files: max(present.files, limit.files))
    }

    func excess(deleted: FolderUsage = FolderUsage(), _ limit: DiskLimit) -> DiskLimit.Excess? {
      let present = FolderUsage(of: folder)
      let bytes = present.bytes + deleted.bytes
      guard bytes > usage.bytes || present.files > usage.files else { return nil }
      return DiskLimit.Excess(
        folder: folder.path, bytes: bytes, files: present.files, limit: limit)
    }
  }

  private let limit: DiskLimit
  private let own: Allowance
  private let shared: Allowance?
  /// The bytes that the process had written at the last check.
  private var written = 0
  private var nextCheck: ContinuousClock.Instant
  /// True if the last call came too early for a check.
  private(set) var isDue = true
  /// The least time between two checks.
  private let spacing: Duration

  init(_ limit: DiskLimit, spacing: Duration = .milliseconds(200)) {
    self.limit = limit
    self.spacing = spacing
    own = Allowance(limit.own, limit)
    shared = limit.shared.map { Allowance($0, limit) }
    nextCheck = .now
  }

  /// The first folder above its limit; nil if there is none, or if the last check was just before.
  mutating func excess(of process: pid_t) -> DiskLimit.Excess? {
    let now = ContinuousClock.now
    isDue = now < nextCheck
    guard !isDue else { return nil }
    defer {
      // At most a twentieth of the time, however many files there are.
      nextCheck = .now + max(spacing, (.now - now) * (spacing == .zero ? 0 : 20))
    }
    // Nothing tells in which folder they were.
    let deleted = ProcessTree.deletedFiles(openIn: process)
    if let excess = own.excess(deleted: deleted, limit) { return excess }
    let total = ProcessTree.written(by: process)
    defer { written = total ?? written }
    if let total, total <= written { return nil }
    return shared?.excess(limit)
  }
}

/// The space on the disk and the number of files in a folder and its subfolders.
struct FolderUsage: Equatable {
  var bytes = 0
  var files = 0

  init(bytes: Int = 0, files: Int = 0) {
    self.bytes = bytes
    self.files = files
  }

  /// Measures without following symbolic links. Empty if the folder does not exist.
  init(of folder: URL) {
    var (size, count): (Int64, Int64) = (0, 0)
    process_measure_folder(folder.path, &size, &count)
    self.init(bytes: Int(size), files: Int(count))
  }
}
