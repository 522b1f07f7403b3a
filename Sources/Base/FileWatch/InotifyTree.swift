import Foundation

/// Watches folders and everything below them with Linux's inotify, which watches single folders:
/// one watch for each, added as folders appear.
///
/// Used by one thread. Symbolic links are not followed, and hidden folders such as `.git` are left
/// out: tools change them without a change of the sources.
final class InotifyTree {
  let descriptor: Int32
  private let isIgnored: (String) -> Bool
  /// The folders that must be watched, also if they disappear for a moment.
  private let roots: [String]
  private var folders: [Int32: String] = [:]
  private var watches: [String: Int32] = [:]
  private(set) var missingRoots: Set<String> = []
  /// The files that were created since the last `takeVanished()`.
  private var created: Set<String> = []

  /// A file was closed after writing, moved, deleted, or a folder or link created.
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK)

  /// Throws `FileWatchError`.
  init(roots: [String], isIgnored: @escaping (String) -> Bool) throws(FileWatchError) {
    self.roots = roots
    self.isIgnored = isIgnored
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw .cannotWatch(roots.first ?? "", errno: errno) }
    for root in roots { try add(root) { _ in } }
  }

  deinit { close(descriptor) }

  /// Reads what has happened, and calls `body` with the path of each changed file or folder.
  func read(_ body: (String) -> Void) {
    let size = 64 << 10
    withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
      while true {
        let count = Foundation.read(descriptor, buffer.baseAddress, size)
        guard count > 0 else { return }
        parse(UnsafeRawBufferPointer(rebasing: buffer[..<count]), body)
      }
    }
  }

  /// The files that were created and no longer exist: those that an atomic save renames.
  func takeVanished() -> Set<String> {
    defer { created = [] }
    return created.filter { Self.mode($0) == nil }
  }

  /// Watches the roots that have appeared again.
  func restoreRoots(_ body: (String) -> Void) {
    for root in missingRoots {
      do throws(FileWatchError) {
        try add(root, body)
        if !missingRoots.contains(root) { body(root) }
      } catch {
        // Tried again later.
      }
    }
  }

  private func parse(_ bytes: UnsafeRawBufferPointer, _ body: (String) -> Void) {
    let header = MemoryLayout<inotify_event>.size
    var offset = 0
    while offset + header <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
      let end = min(offset + header + Int(event.len), bytes.count)
      let name = String(decoding: bytes[(offset + header)..<end].prefix { $0 != 0 }, as: UTF8.self)
      offset = end
      handle(event, name, body)
    }
  }

  private func handle(_ event: inotify_event, _ name: String, _ body: (String) -> Void) {
    func has(_ flag: Int) -> Bool { event.mask & UInt32(flag) != 0 }
    if has(Int(IN_Q_OVERFLOW)) {
      // Changes were lost: everything may have changed, and folders may be new.
      for root in roots {
        try? add(root) { _ in }
        body(root)
      }
      return
    }
    guard let folder = folders[event.wd] else { return }
    if has(Int(IN_IGNORED)) || has(Int(IN_DELETE_SELF)) || has(Int(IN_MOVE_SELF)) {
      return forget(event.wd, folder, body)
    }
    guard !name.isEmpty, !isIgnored(name) else { return }
    let path = "\(folder)/\(name)"
    if has(Int(IN_ISDIR)) {
      if has(Int(IN_CREATE)) || has(Int(IN_MOVED_TO)) {
        try? add(path, body)
      } else {
        forgetTree(path)
      }
      return body(path)
    }
    // A file that was created is reported when it is closed. A link is not opened.
    if has(Int(IN_CREATE)), !Self.isLink(path) {
      created.insert(path)
      return
    }
    body(path)
  }

  private func forget(_ watch: Int32, _ folder: String, _ body: (String) -> Void) {
    folders[watch] = nil
    if watches[folder] == watch { watches[folder] = nil }
    guard roots.contains(folder) else { return }
    inotify_rm_watch(descriptor, watch)
    missingRoots.insert(folder)
    body(folder)
  }

  /// Ends the watches of a folder that was moved away: their paths are no longer right.
  private func forgetTree(_ path: String) {
    for (folder, watch) in watches where folder == path || folder.hasPrefix(path + "/") {
      inotify_rm_watch(descriptor, watch)
      watches[folder] = nil
      folders[watch] = nil
    }
  }

  /// Watches a folder and those in it, and calls `body` with each file in it: files can be written
  /// before the watch is in place.
  private func add(_ folder: String, _ body: (String) -> Void) throws(FileWatchError) {
    let watch = inotify_add_watch(descriptor, folder, Self.events)
    guard watch >= 0 else {
      let code = errno
      guard code == ENOSPC || code == ENOMEM || code == EACCES else {
        // It has disappeared, or is no folder.
        if roots.contains(folder) { missingRoots.insert(folder) }
        return
      }
      throw .cannotWatch(folder, errno: code)
    }
    missingRoots.remove(folder)
    if let old = folders[watch], old != folder { watches[old] = nil }
    folders[watch] = folder
    watches[folder] = watch
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != "..", !isIgnored(name) else { continue }
      let path = "\(folder)/\(name)"
      if Self.isFolder(path) { try add(path, body) } else { body(path) }
    }
  }

  private static func information(_ path: String) -> stat? {
    var information = stat()
    return lstat(path, &information) == 0 ? information : nil
  }

  private static func mode(_ path: String) -> mode_t? {
    information(path).map { $0.st_mode & S_IFMT }
  }

  private static func isFolder(_ path: String) -> Bool { mode(path) == S_IFDIR }

  /// Whether a path is a symbolic link, or another name of a file.
  private static func isLink(_ path: String) -> Bool {
    guard let file = information(path) else { return false }
    return file.st_mode & S_IFMT == S_IFLNK || file.st_nlink > 1
  }
}
