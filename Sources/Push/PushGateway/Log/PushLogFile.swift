import Foundation

/// A file with one JSON object per entry, and an older file beside it. Write errors are ignored: a
/// full disk must not stop pushes.
struct PushLogFile: Sendable {
  private let url: URL
  private let limit: Int

  init(_ url: URL, limit: Int) {
    self.url = url
    self.limit = limit
  }

  private struct LeftOut: Codable {
    var leftOut: Int
  }

  func append(_ entries: [PushLogEntry], leftOut: Int) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = Data()
    for entry in entries { try? entry.appendLine(to: &text, encoder) }
    if leftOut > 0, let line = try? encoder.encode(LeftOut(leftOut: leftOut)) {
      text += line + [UInt8(ascii: "\n")]
    }
    guard !text.isEmpty else { return }
    rotate(room: text.count)
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? handle.write(contentsOf: text)
  }

  /// The newest entries of both files, oldest first. Skips unreadable lines.
  func newest(_ count: Int) -> [PushLogEntry] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    var entries: [PushLogEntry] = []
    for file in [old, url] {
      guard let text = try? Data(contentsOf: file), text.count <= limit + (1 << 20) else {
        continue
      }
      entries += text.split(separator: UInt8(ascii: "\n")).suffix(count).compactMap {
        try? decoder.decode(PushLogEntry.self, from: Data($0))
      }
    }
    return entries.suffix(count)
  }

  private var old: URL { url.appendingPathExtension("1") }

  private func rotate(room: Int) {
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
    guard size > 0, size + room > limit else { return }
    rename(url.path, old.path)
  }
}
