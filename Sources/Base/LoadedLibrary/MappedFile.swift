import Foundation

/// The files that this process has mapped: its executable and its shared libraries.
package enum MappedFile {
  /// Returns the folder of a shared library; nil if the process has not loaded it.
  package static func folder(of library: String) -> URL? {
    lines.first { $0.hasSuffix("/\(library)") }.flatMap(path).map {
      URL(fileURLWithPath: $0).deletingLastPathComponent()
    }
  }

  /// Returns the path of the file that is mapped at an address; nil for memory without a file.
  package static func path(at address: UInt) -> String? {
    for line in lines {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      if ends.count == 2, ends[0] <= address, address < ends[1] { return path(line) }
    }
    return nil
  }

  private static var lines: [Substring] {
    // `String(contentsOfFile:)` reads only the first page of a file whose size is unknown.
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    return String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
      .split(separator: "\n")
  }

  /// The path in a line. It is the last field, and may contain spaces.
  private static func path(_ line: Substring) -> String? {
    line.firstIndex(of: "/").map { String(line[$0...]) }
  }
}
