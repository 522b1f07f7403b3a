import CommandArguments
import CommandContext
import Foundation
import PreviewTesting

extension Command {
  static let review = Command(
    spec: CommandSpec(
      name: "review", summary: "Print the review that a test run has written.",
      discussion: """
        Reads the folder that `vitrine test --review DIR` has written. --markdown prints a comment \
        for a pull request, whose first line is \(ReviewComment.mark). Exits with 1 if pictures \
        differ.
        """,
      positionals: [.init(name: "DIR", help: "Folder of the review.", offers: .folders)],
      options: [
        .flag("markdown", "Print a comment for a pull request."),
        .value(
          "pictures", "URL",
          "Address where the folder is published; the comment shows pictures and links to them."),
        .value("limit", "N", "Differences in the comment at most, 1 to 200. Default: 20."),
        .json,
      ])
  ) { arguments, context in
    let folder = ReviewFolder(context.file(arguments.positionals[0]))
    let address = arguments["pictures"]
    if let address { try requireAddress(address) }
    let count = try wholeNumberValue(arguments["limit"], option: "--limit", in: 1...200) ?? 20
    let review = try folder.review()
    try await context.console.show(
      asJSON: arguments.has("json"), json: { try jsonOutput(review, as: .review) },
      text: {
        arguments.has("markdown")
          ? ReviewComment(review, address: address, count: count).text : review.text
      })
    guard review.differences.isEmpty else {
      throw ToolError.picturesDiffer(review.differences.count, of: review.tests)
    }
  }
}

/// Throws `ValueError` for anything but the address of a web page: it is part of the comment.
private func requireAddress(_ text: String) throws(ValueError) {
  let allowed = CharacterSet(charactersIn: "%-._~:/?=&+,;@").union(.alphanumerics)
  guard let url = URL(string: text), ["https", "http"].contains(url.scheme), url.host != nil,
    text.unicodeScalars.allSatisfy({ $0.isASCII && allowed.contains($0) })
  else { throw ValueError(value: text, option: "--pictures", expected: "an https:// address") }
}

extension TestReview {
  /// The differences, a line each, and the counts.
  fileprivate var text: String {
    let lines = differences.map { "\($0.name) (\($0.place)): \($0.summary)" }
    return (lines + ["\(counted(tests, "test")): \(counts)"]).joined(separator: "\n")
  }
}
