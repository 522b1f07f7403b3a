import Foundation

extension ProjectRoot {
  /// The size of the largest file that is read into memory, in bytes.
  private static let sizeLimit = 1 << 30

  /// The contents of a file. Throws `ProjectError.notFound`, `.unreadable` and `.outside`.
  package func data(of file: URL) throws(ProjectError) -> Data {
    let descriptor = try open(file)
    var status = stat()
    guard fstat(descriptor.number, &status) == 0, status.st_size <= Self.sizeLimit else {
      throw .unreadable(file.path, reason: "it has more than 1 GiB")
    }
    var result = Data()
    result.reserveCapacity(Int(status.st_size))
    try Self.read(descriptor, of: file) { bytes throws(ProjectError) in
      guard result.count + bytes.count <= Self.sizeLimit else {
        throw .unreadable(file.path, reason: "it has more than 1 GiB")
      }
      result.append(contentsOf: bytes)
    }
    return result
  }

  /// The text of a file; bytes that are not UTF-8 become replacement characters. Throws like
  /// `data(of:)`.
  package func text(of file: URL) throws(ProjectError) -> String {
    String(decoding: try data(of: file), as: UTF8.self)
  }

  /// At most the first bytes of a file. Throws like `data(of:)`.
  func start(of file: URL, count: Int) throws(ProjectError) -> Data {
    let descriptor = try open(file)
    var bytes = [UInt8](repeating: 0, count: count)
    let number = Glibc.read(descriptor.number, &bytes, count)
    guard number >= 0 else {
      throw .unreadable(file.path, reason: String(cString: strerror(errno)))
    }
    return Data(bytes.prefix(number))
  }

  /// What a folder contains.
  package struct Entry: Sendable {
    package var name: String
    /// nil for what is outside, and for what is neither a file nor a folder.
    package var kind: Kind?
    /// Whether it is a symbolic link, whose kind is that of its target.
    package var isLink: Bool
  }

  /// The names in a folder, sorted. Throws `ProjectError.notFound`, `.unreadable` and `.outside`.
  package func names(in folder: URL) throws(ProjectError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// What a folder contains, sorted by name. Throws `ProjectError.notFound`, `.unreadable` and
  /// `.outside`.
  package func entries(in folder: URL) throws(ProjectError) -> [Entry] {
    let descriptor = try open(folder: folder)
    // `closedir` closes the descriptor.
    guard let stream = fdopendir(dup(descriptor.number)) else {
      throw .unreadable(folder.path, reason: String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): entries.append(Entry(name: name, kind: .file, isLink: false))
      case Int(DT_DIR): entries.append(Entry(name: name, kind: .folder, isLink: false))
      case Int(DT_LNK), Int(DT_UNKNOWN):
        let url = folder.appendingPathComponent(name)
        let isLink = entry.pointee.d_type == UInt8(DT_LNK) || Self.isLink(url)
        entries.append(Entry(name: name, kind: kind(of: url), isLink: isLink))
      default: entries.append(Entry(name: name, kind: nil, isLink: false))
      }
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func isLink(_ url: URL) -> Bool {
    var status = stat()
    return lstat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Receives the contents in parts. They come from the descriptor, so that they are those of the
  /// file that was opened.
  static func read(
    _ descriptor: Descriptor, of file: URL,
    _ body: (UnsafeRawBufferPointer) throws(ProjectError) -> Void
  ) throws(ProjectError) {
    let size = 256 * 1024
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = Glibc.read(descriptor.number, buffer.baseAddress, size)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw .unreadable(file.path, reason: String(cString: strerror(errno)))
      }
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

extension ProjectRoot {
  /// The files below a folder at any depth, as far as they are inside, sorted by path. A symbolic
  /// link to a folder is followed.
  package func files(below folder: URL) -> [URL] {
    var result: [URL] = []
    visit(folder, above: [], into: &result)
    return result.sorted { $0.path < $1.path }
  }

  private func visit(_ folder: URL, above: [String], into result: inout [URL]) {
    let place = Self.resolved(folder.path) ?? folder.path
    // Symbolic links can form a cycle.
    guard !above.contains(place), above.count < 32 else { return }
    for entry in (try? entries(in: folder)) ?? [] where result.count < 100_000 {
      let url = folder.appendingPathComponent(entry.name)
      switch entry.kind {
      case .file: result.append(url)
      case .folder: visit(url, above: above + [place], into: &result)
      case nil: break
      }
    }
  }
}
