import Foundation

/// The files that this process has mapped: its executable and its shared libraries.
package enum MappedFile {
  /// Returns the folder of a shared library; nil if the process has not loaded it.
  package static func folder(of library: String) -> URL? {
    let end = Array("/\(library)".utf8)
    return lines.first { $0.suffix(end.count).elementsEqual(end) }.flatMap(path).map {
      URL(fileURLWithPath: $0).deletingLastPathComponent()
    }
  }

  /// Returns the path of the file that is mapped at an address; nil for memory without a file.
  package static func path(at address: UInt) -> String? {
    for line in lines {
      let range = line.prefix { $0 != UInt8(ascii: " ") }
      let ends = range.split(separator: UInt8(ascii: "-"))
        .compactMap { UInt(String(decoding: $0, as: UTF8.self), radix: 16) }
      if ends.count == 2, ends[0] <= address, address < ends[1] { return path(line) }
    }
    return nil
  }

  /// The lines are read as bytes: a process with a hundred libraries has hundreds of lines.
  private static var lines: [ArraySlice<UInt8>] {
    // `String(contentsOfFile:)` reads only the first page of a file whose size is unknown.
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    return [UInt8]((try? file?.readToEnd()) ?? Data()).split(separator: UInt8(ascii: "\n"))
  }

  /// The path in a line. It is the last field, and may contain spaces.
  private static func path(_ line: ArraySlice<UInt8>) -> String? {
    line.firstIndex(of: UInt8(ascii: "/")).map { String(decoding: line[$0...], as: UTF8.self) }
  }
}
