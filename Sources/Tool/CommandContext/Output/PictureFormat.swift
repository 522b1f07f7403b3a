import CommandArguments
import Foundation

/// The file format of a picture.
package enum PictureFormat: String, CaseIterable {
  case png, svg, pdf, tree

  /// Chooses by `--format`, else by the output's file extension, else PNG. Throws `ValueError`.
  package init(_ name: String?, output: String?) throws {
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
        expected: "the file extension png, svg, pdf or txt; or choose the format with --format")
    }
  }

  package var pathExtension: String { self == .tree ? "txt" : rawValue }

  /// Sheets, strips and screenshots are always PNG files. Throws `ValueError`.
  package static func requirePNG(output: String?) throws {
    guard let output, URL(fileURLWithPath: output).pathExtension.lowercased() != "png" else {
      return
    }
    throw ValueError(value: output, option: "--output", expected: "a .png file")
  }
}
