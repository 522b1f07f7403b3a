extension CompilerDiagnostic {
  /// Explanations of the errors that the compiler reports for Objective-C features, by a part of
  /// the error's message.
  private static let explanations: [(part: String, explanation: String)] = [
    (
      "'optional' can only be applied",
      "There is no Objective-C runtime on Linux, so @objc is ignored. Give the requirement a "
        + "default implementation in an extension of the protocol."
    )
  ]

  /// The error, with a note if it is about an Objective-C feature.
  var explainingObjectiveC: CompilerDiagnostic {
    guard
      let (_, explanation) = Self.explanations.first(where: { message.contains($0.part) })
    else { return self }
    var copy = self
    copy.text += "\n\(file):\(line):\(column): note: \(explanation)"
    return copy
  }
}
