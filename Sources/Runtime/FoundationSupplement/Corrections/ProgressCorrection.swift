import Foundation

// Compatibility: partial | `Progress.localizedDescription`,
//   `Progress.localizedAdditionalDescription` | English words in all languages; not settable

/// The descriptions, which Foundation leaves empty: "30% completed", "Copying 10 files…".
///
/// Source of the texts: the examples in Apple's documentation of both properties. They are English
/// in all languages; numbers, sizes and durations follow the locale.
final class ProgressCorrection: Progress, @unchecked Sendable {
  // `@unchecked Sendable`: `Progress` is, and this class stores nothing.
  override var localizedDescription: String! {
    guard kind == .file, let operation = fileOperationKind else {
      return isIndeterminate ? "" : "\(percentage) completed"
    }
    let verb = Self.verbs[operation] ?? "Processing"
    if let name = fileURL?.lastPathComponent, fileTotalCount ?? 1 == 1 {
      return "\(verb) “\(name)”…"
    }
    guard let count = fileTotalCount else { return "\(verb) files…" }
    return "\(verb) \(count.formatted()) \(count == 1 ? "file" : "files")…"
  }

  override var localizedAdditionalDescription: String! {
    var text = isIndeterminate ? "" : amount
    if let throughput {
      let speed = "(\(size(Int64(throughput)))/sec)"
      text += text.isEmpty ? speed : " \(speed)"
    }
    guard let rest = estimatedTimeRemaining.flatMap(remaining) else { return text }
    return text.isEmpty ? rest : "\(text) — \(rest)"
  }

  private static let verbs: [FileOperationKind: String] = [
    .downloading: "Downloading", .copying: "Copying", .receiving: "Receiving",
    .decompressingAfterDownloading: "Decompressing",
  ]

  private var percentage: String {
    fractionCompleted.formatted(.percent.precision(.fractionLength(0)))
  }

  private var amount: String {
    guard kind == .file else {
      return "\(completedUnitCount.formatted()) of \(totalUnitCount.formatted())"
    }
    if let total = fileTotalCount, total > 1, let completed = fileCompletedCount {
      return "\(completed.formatted()) of \(total.formatted()) files"
    }
    return "\(size(completedUnitCount)) of \(size(totalUnitCount))"
  }

  private func size(_ count: Int64) -> String {
    ByteCountFormatter.string(fromByteCount: count, countStyle: .file)
  }

  private func remaining(_ seconds: TimeInterval) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    return formatter.string(from: seconds).map { "\($0) remaining" }
  }
}
