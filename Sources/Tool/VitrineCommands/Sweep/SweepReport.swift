import CommandArguments
import Foundation
import Sweep

/// The summary that `vitrine sweep` prints when it ends.
struct SweepReport: Encodable {
  struct Comparison: Encodable {
    var folder: String
    var changed: [SweepComparison.Change]
    var added: Int
    var removed: Int
    var equal: Int

    /// The number of pictures that differ.
    var count: Int { changed.count + added + removed }

    init(_ comparison: SweepComparison, with folder: String) {
      self.folder = folder
      changed = comparison.changed
      added = comparison.added.count
      removed = comparison.removed.count
      equal = comparison.equal
    }
  }

  /// All combinations of a pairwise sweep.
  struct Product: Encodable {
    var tasks: Int
    /// The most pictures; a timeline may have fewer entries.
    var pictures: Int

    init(_ plan: SweepPlan) {
      tasks = plan.count
      pictures = plan.pictures
    }

    var text: String { "\(counted(tasks, "task")), \(counted(pictures, "picture"))" }
  }

  var folder: String
  var tasks: Int
  /// nil if the sweep draws all combinations.
  var product: Product?
  /// Includes the pictures of earlier runs.
  var pictures: Int
  /// The number of pictures that were drawn in this run.
  var drawn: Int
  var failures: Int
  var seconds: Double
  var comparison: Comparison?

  /// The maximum number of changed pictures that are listed.
  private static let listed = 20

  var text: String {
    var lines = ["\(folder)/\(ContactSheet.fileName)"]
    let rate = seconds > 0 ? ", \(shortNumber((Double(drawn) / seconds).rounded())) a second" : ""
    lines.append(
      "\(counted(pictures, "picture")) of \(counted(tasks, "task")): \(drawn) drawn in "
        + "\(durationText(seconds))\(drawn > 0 ? rate : ""), \(counted(failures, "failure"))")
    guard let comparison else { return lines.joined(separator: "\n") }
    lines.append(
      "compared with \(comparison.folder): \(comparison.changed.count) changed, "
        + "\(comparison.added) new, \(comparison.removed) removed, \(comparison.equal) equal")
    lines += comparison.changed.prefix(Self.listed).map { "  \($0.title)" }
    if comparison.changed.count > Self.listed {
      lines.append("  … and \(comparison.changed.count - Self.listed) more")
    }
    return lines.joined(separator: "\n")
  }
}
