import Foundation
import PictureComparison
import Rasterizer
import TextEngine

/// The recorded picture of one name, and the layout beside it.
struct Reference {
  static let folderName = "__References__"
  static let variable = "VITRINE_UPDATE_REFERENCES"

  let name: String
  let folder: ReferenceFolder
  /// The share of differing pixels that passes.
  let tolerance: Double

  static func folder(beside testFile: String) -> ReferenceFolder {
    ReferenceFolder(
      url: URL(fileURLWithPath: testFile).deletingLastPathComponent()
        .appendingPathComponent(folderName, isDirectory: true))
  }

  static func isUpdating(_ environment: [String: String]) -> Bool {
    !["", "0", "false", "no"].contains(environment[variable]?.lowercased() ?? "")
  }

  /// Compares a picture; returns nil if it matches. Throws `ReferenceError.unwritable`,
  /// `TextEngineError`.
  ///
  /// - Parameter updates: Writes a reference that is missing or fails instead.
  func failure(of picture: Data, _ tree: String, updates: Bool) throws -> TestFailure? {
    let check = ReferenceCheck(folder, tolerance: tolerance, advice: .variable)
    let isEqual = (try? folder.picture(name)) == picture
    let failure =
      isEqual
      ? nil
      : check.failure(of: picture, tree: tree, name: name, try Rasterizer(fonts: .standard))
    guard updates else { return failure }
    if failure != nil { try folder.write(picture, "\(name).png") }
    try folder.write(Data(tree.utf8), "\(name).txt")
    return nil
  }
}

extension ReferenceCheck.Advice {
  fileprivate static let variable = Self(
    record: "run the test with \(Reference.variable)=1 to record it, and look at it",
    replace: "replace it with \(Reference.variable)=1",
    size: "check scale and family, or accept it with \(Reference.variable)=1")
}

/// The names of references.
enum ReferenceName {
  /// In UTF-8. File systems accept 255 bytes; the extension follows.
  private static let limit = 200

  /// Whether the name can be that of a file in the folder on every file system.
  static func isValid(_ name: String) -> Bool {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_ ,.".contains($0) }
    return isPlain && !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= limit
  }
}
