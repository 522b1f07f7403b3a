import CommandArguments
import Foundation

/// A review as a comment on a pull request, in GitHub's and GitLab's Markdown.
///
/// Texts of the project are escaped, so that they neither format the comment nor mention people.
package struct ReviewComment {
  /// The first line, by which a script finds its comment to update it.
  package static let mark = "<!-- vitrine review -->"
  /// GitHub refuses comments of more than 65,536 characters.
  private static let limit = 60_000

  let review: TestReview
  /// The address of the folder of the review, with a slash at the end; nil if the pictures are
  /// nowhere on the web.
  let address: String?
  /// How many differences are described at most.
  let count: Int

  package init(_ review: TestReview, address: String?, count: Int) {
    self.review = review
    self.address = address.map { $0.hasSuffix("/") ? $0 : "\($0)/" }
    self.count = count
  }

  package var text: String {
    var text = "\(Self.mark)\n### \(title)\n\n\(summary)\n"
    var described = 0
    for difference in review.differences.prefix(count) {
      let part = "\n\(self.part(difference))\n"
      guard text.utf8.count + part.utf8.count < Self.limit else { break }
      text += part
      described += 1
    }
    let rest = review.differences.count - described
    if rest > 0 { text += "\n\(counted(rest, "more difference")) in the review.\n" }
    return text
  }

  private var title: String {
    let project = "<code>\(review.project.comment)</code>"
    let count = review.differences.count
    if review.tests == 0 {
      return "\(project): no pictures "
        + (review.leftOut == nil ? "were compared" : "can have changed")
    }
    return count == 0
      ? "\(project): all \(counted(review.tests, "picture")) match"
      : "\(project): \(count) of \(counted(review.tests, "picture")) "
        + (count == 1 ? "differs" : "differ")
  }

  private var summary: String {
    "\(review.counts)."
      + (review.leftOut.map { " <code>\($0.comment)</code>." } ?? "")
      + (address.map { " [All pictures](\($0)index.html)" } ?? "")
  }

  private func part(_ difference: TestReview.Difference) -> String {
    let words = difference.words.map(\.comment).joined(separator: "\n")
    let lines = [
      "<details><summary><code>\(difference.name.comment)</code> "
        + "<code>\(difference.summary.comment)</code></summary>",
      "", "<code>\(difference.title.comment)</code>, <code>\(difference.place.comment)</code>",
      words.isEmpty ? nil : "<pre>\(words)</pre>", pictures(difference), "</details>",
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  private func pictures(_ difference: TestReview.Difference) -> String? {
    guard let address else { return nil }
    let all = [("expected", difference.expected), ("actual", difference.actual)]
    let known = all.compactMap { name, path in path.map { (name, $0.addressPath) } }
    guard !known.isEmpty else { return nil }
    let titles = known.map { "<th>\($0.0)</th>" }.joined()
    let cells = known.map {
      "<td><img alt=\"\($0.0)\" width=\"300\" src=\"\(address)\($0.1)\"></td>"
    }
    return "<table><tr>\(titles)</tr><tr>\(cells.joined())</tr></table>"
  }
}

extension String {
  /// The text inside of an element of a comment: a blank line would end the element.
  fileprivate var comment: String {
    split(separator: "\n").joined(separator: " ").markup
      .replacingOccurrences(of: "@", with: "&#64;").replacingOccurrences(of: "`", with: "&#96;")
  }

  /// The path as a part of an address.
  var addressPath: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["'", "(", ")"]))
      ?? self
  }
}
