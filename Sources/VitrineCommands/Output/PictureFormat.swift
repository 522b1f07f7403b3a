import Foundation

/// What a picture is written as.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf, tree

  /// `--format`, else the output's ending, else PNG. Throws `ValueError`.
  init(_ name: String?, output: String?) throws {
    if let name {
      self = try namedValue(name, option: "--format", what: "format", default: .png)
      return
    }
    let ending = output.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? ""
    switch ending {
    case "", "png": self = .png
    case "svg": self = .svg
    case "pdf": self = .pdf
    case "txt", "tree": self = .tree
    default:
      throw ValueError(
        value: ending, option: "--output",
        expected: "an ending that says the format (png, svg, pdf, txt); add --format")
    }
  }

  var pathExtension: String { self == .tree ? "txt" : rawValue }

  /// Pages of several pictures are PNG files only. Throws `ValueError`.
  static func requirePNG(output: String?) throws {
    guard let output, URL(fileURLWithPath: output).pathExtension.lowercased() != "png" else {
      return
    }
    throw ValueError(value: output, option: "--output", expected: "a .png file")
  }
}
