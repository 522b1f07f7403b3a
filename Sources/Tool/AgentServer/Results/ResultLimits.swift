/// What the result of a tool has at most: clients count results as part of the model's context,
/// and refuse those that are too large.
package struct ResultLimits: Sendable {
  /// The Base64 of all pictures, in bytes.
  package var pictures = 200_000
  /// The longer side of a picture, in pixels. Models get larger ones scaled down.
  var side = 2000
  /// The text, and the structured content, in UTF-8 bytes each.
  var text = 20_000
  /// The part of a longer text that remains in the result.
  var excerpt = 8000
  /// A page of a document, in UTF-8 bytes.
  var page = 40_000

  package init() {}

  /// For programs that are not models: results are complete.
  package static var none: Self {
    var limits = Self()
    limits.pictures = .max
    limits.side = .max
    limits.text = .max
    return limits
  }

  /// The values of `--picture-budget`.
  package static let pictureBudgets = 10_000...50_000_000
}
