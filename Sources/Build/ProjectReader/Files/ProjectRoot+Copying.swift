import Foundation

extension ProjectRoot {
  private static let depthLimit = 32
  private static let countLimit = 100_000

  /// Copies a file or a folder to a place that does not exist. What is copied is read from the
  /// descriptors that were checked. Symbolic links become copies of what they lead to.
  ///
  /// Returns the files in a folder that were left out, because they are outside. Throws
  /// `ProjectError.notFound`, `.unreadable` and `.outside`.
  package func copy(_ source: URL, to destination: URL) throws(ProjectError) -> [URL] {
    guard kind(of: source) == .folder else {
      try copy(file: source, to: destination)
      return []
    }
    var outside: [URL] = []
    var count = 0
    try copy(folder: source, to: destination, above: [], &count, &outside)
    return outside
  }

  private func copy(file: URL, to destination: URL) throws(ProjectError) {
    let descriptor = try open(file)
    var status = stat()
    guard fstat(descriptor.number, &status) == 0 else {
      throw .unreadable(file.path, reason: String(cString: strerror(errno)))
    }
    let mode = status.st_mode & 0o777 | 0o600
    let written = Glibc.open(
      destination.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard written >= 0 else { throw Self.unwritable(destination) }
    defer { close(written) }
    try Self.read(descriptor, of: file) { bytes throws(ProjectError) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(written, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw Self.unwritable(destination) }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func copy(
    folder: URL, to destination: URL, above: [String], _ count: inout Int, _ outside: inout [URL]
  ) throws(ProjectError) {
    let place = Self.resolved(folder.path) ?? folder.path
    // Symbolic links can form a cycle.
    guard !above.contains(place), above.count < Self.depthLimit else { return }
    guard mkdir(destination.path, 0o755) == 0 else { throw Self.unwritable(destination) }
    for entry in try entries(in: folder) {
      count += 1
      guard count <= Self.countLimit else {
        throw .unreadable(folder.path, reason: "it has more than \(Self.countLimit) files")
      }
      let (url, copy) = (
        folder.appendingPathComponent(entry.name), destination.appendingPathComponent(entry.name)
      )
      switch entry.kind {
      case .file: try self.copy(file: url, to: copy)
      case .folder:
        try self.copy(folder: url, to: copy, above: above + [place], &count, &outside)
      case nil: if !contains(url) { outside.append(url) }
      }
    }
  }

  private static func unwritable(_ file: URL) -> ProjectError {
    .unwritable(file.path, reason: String(cString: strerror(errno)))
  }
}
