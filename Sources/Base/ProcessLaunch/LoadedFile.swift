import Foundation

/// The files that this process has mapped.
package enum LoadedFile {
  /// Returns the folder of a loaded shared library; nil if the process has not loaded it.
  package static func folder(of library: String) -> URL? {
    // `String(contentsOfFile:)` reads only the first page of a file whose size is unknown.
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    let maps = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
    let line = maps.split(separator: "\n").first { $0.hasSuffix("/\(library)") }
    guard let line, let start = line.firstIndex(of: "/") else { return nil }
    return URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent()
  }
}
