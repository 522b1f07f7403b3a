/// The message with which a worker reports a task to the coordinator.
package struct SweepResult: Codable, Equatable, Sendable {
  /// What the manifest records of the task.
  package var outcome: SweepOutcome
  /// The ranges of `outcome.files`, in the same order.
  package var places: FileRanges

  package init(_ outcome: SweepOutcome, places: FileRanges = FileRanges()) {
    self.outcome = outcome
    self.places = places
  }
}

extension SweepOutcome {
  /// The PNG file and the layout of each picture.
  package var files: [SweepFile] {
    pictures.flatMap { [SweepFile($0.picture, .picture), SweepFile($0.tree, .tree)] }
  }
}
