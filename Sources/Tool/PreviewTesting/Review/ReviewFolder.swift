import CommandArguments
import CommandContext
import Foundation
import JSONValues

/// A folder with a review, which needs nothing outside of it:
///
///     index.html                      the pictures of all differences
///     review.json                     the differences (`vitrine.review/2`)
///     pictures/Tide.light.actual.png  the pictures
///     pictures/Tide.light.json        the difference alone
package struct ReviewFolder {
  package let url: URL

  package init(_ url: URL) {
    self.url = url
  }

  private static let fileName = "review.json"

  private var isReview: Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(Self.fileName).path)
  }

  /// Throws `ToolError.unwritable` if the review cannot be written: a folder with other files is
  /// not changed.
  package func check() throws {
    try OutputFolder(url: url).check()
    let isEmpty =
      (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.isEmpty ?? true
    guard isReview || isEmpty else {
      throw ToolError.unwritable(
        url.path, reason: "the folder has other files; a review needs a new or empty folder")
    }
  }

  /// Writes the review. Files of an earlier review are removed, others stay. Throws
  /// `ToolError.unwritable`.
  package func write(
    _ outcomes: [TestOutcome], project: String, leftOut: String? = nil
  ) throws {
    let manager = FileManager.default
    let review = TestReview(project: project, outcomes: outcomes, leftOut: leftOut)
    try check()
    let pictures = url.appendingPathComponent("pictures", isDirectory: true)
    do {
      if isReview, manager.fileExists(atPath: pictures.path) {
        try manager.removeItem(at: pictures)
      }
      try manager.createDirectory(at: pictures, withIntermediateDirectories: true)
    } catch {
      throw ToolError.unwritable(url.path, reason: error.localizedDescription)
    }
    for (outcome, difference) in zip(outcomes.filter { $0.failure != nil }, review.differences) {
      for picture in ReviewPicture.allCases {
        guard let data = outcome.failure.flatMap(picture.data) else { continue }
        try write(data, to: picture.path(of: outcome.name))
      }
      try write(Data(try jsonOutput(difference).utf8), to: "pictures/\(outcome.name).json")
    }
    let page = FailurePage(project: project, outcomes: outcomes, embedsPictures: false)
    try write(Data(page.html.utf8), to: "index.html")
    // The last file: a folder with it is complete.
    try write(Data(try jsonOutput(review, as: .review).utf8), to: Self.fileName)
  }

  private func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    let folder = file.deletingLastPathComponent()
    do {
      // The pictures of a target have a subfolder.
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolError.unwritable(folder.path, reason: error.localizedDescription)
    }
    try OutputFile(url: file).write(data)
  }

  /// Reads `review.json`. Throws `ToolError.unreadable`.
  package func review() throws -> TestReview {
    let file = url.appendingPathComponent(Self.fileName)
    guard let data = try? Data(contentsOf: file) else {
      throw ToolError.unreadable(
        file.path, reason: "there is no review; `vitrine test PATH --review DIR` writes one")
    }
    let schema = (try? JSONValue(parsing: data))?["schema"]?.string
    guard schema == nil || schema == OutputSchema.review.identifier else {
      throw ToolError.unreadable(
        file.path,
        reason: "it is \(schema ?? ""), and this version reads \(OutputSchema.review.identifier); "
          + "use the version of vitrine that wrote it")
    }
    do {
      return try JSONDecoder().decode(TestReview.self, from: data)
    } catch {
      throw ToolError.unreadable(file.path, reason: "it is not a review, or damaged")
    }
  }
}
