import COpenBeneath
import Foundation

extension ProjectRoot {
  /// What a path leads to.
  package enum Kind: Sendable {
    case file, folder
  }

  /// A file or folder that was opened inside. It is closed with the last reference.
  final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// nil if it is not a regular file or a folder.
    var kind: Kind? {
      var status = stat()
      guard fstat(number, &status) == 0 else { return nil }
      return switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: nil
      }
    }
  }

  private static let pathFlag = open_path_flag()

  /// Opens a file. `O_NONBLOCK` keeps a named pipe from waiting for its writer.
  private static let fileFlags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY

  /// Opens a regular file. Throws `ProjectError.notFound`, `.unreadable` and `.outside`.
  func open(_ file: URL) throws(ProjectError) -> Descriptor {
    let descriptor = try open(file, Self.fileFlags)
    guard descriptor.kind == .file else {
      throw .unreadable(
        file.path, reason: descriptor.kind == .folder ? "it is a folder" : "it is not a file")
    }
    return descriptor
  }

  /// Opens a folder. Throws like `open(_:)`.
  func open(folder: URL) throws(ProjectError) -> Descriptor {
    try open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
  }

  /// The kind of what is inside at a path; nil for nothing, for what is outside, and for what is
  /// neither a file nor a folder.
  package func kind(of url: URL) -> Kind? {
    (try? open(url, Self.pathFlag | O_CLOEXEC))?.kind
  }

  /// Whether a file or a folder is inside at a path.
  package func has(_ url: URL) -> Bool { kind(of: url) != nil }

  private func open(_ url: URL, _ flags: Int32) throws(ProjectError) -> Descriptor {
    let path = url.standardizedFileURL.path
    // Without symbolic links in the path, which is usual, this is all.
    if let place = relative(path: path),
      let descriptor = Self.open(place.path, below: place.folder, flags)
    {
      return Descriptor(descriptor)
    }
    guard let resolved = Self.resolved(path) else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .notFound(url.path) : .unreadable(url.path, reason: String(cString: strerror(errno)))
    }
    guard let place = relative(path: resolved) else { throw .outside(url.path, root: main.path) }
    guard let descriptor = Self.open(place.path, below: place.folder, flags) else {
      throw .unreadable(url.path, reason: String(cString: strerror(errno)))
    }
    return Descriptor(descriptor)
  }

  /// Opens a path without symbolic links below a folder; nil with `errno` on failure.
  private static func open(_ path: String, below folder: String, _ flags: Int32) -> Int32? {
    let root = Glibc.open(folder, pathFlag | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { return nil }
    defer { closeKeepingError(root) }
    let descriptor = open_beneath(root, path, flags)
    if descriptor >= 0 { return descriptor }
    // Kernels before 5.6, gVisor, and filters of older container engines.
    guard errno == ENOSYS || errno == EPERM else { return nil }
    return openByHand(path, in: root, flags)
  }

  /// Does the same as the kernel: opens one component after another, none of which may be a
  /// symbolic link.
  static func openByHand(_ path: String, in root: Int32, _ flags: Int32) -> Int32? {
    let components = path.split(separator: "/").filter { $0 != "." }.map(String.init)
    guard !components.contains("..") else {
      errno = EXDEV
      return nil
    }
    var folder = root
    defer { if folder != root { closeKeepingError(folder) } }
    for component in components.dropLast() {
      let next = openat(folder, component, pathFlag | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if folder != root { closeKeepingError(folder) }
      guard next >= 0 else {
        folder = root
        return nil
      }
      folder = next
    }
    let last = openat(folder, components.last ?? ".", flags | O_NOFOLLOW)
    guard last >= 0 else { return nil }
    // With O_PATH, O_NOFOLLOW opens the link itself.
    var status = stat()
    guard fstat(last, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else {
      close(last)
      errno = ELOOP
      return nil
    }
    return last
  }

  private static func closeKeepingError(_ descriptor: Int32) {
    let error = errno
    close(descriptor)
    errno = error
  }
}
