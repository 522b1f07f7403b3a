/// The revisions of the Model Context Protocol that the server speaks, oldest first.
///
/// A client of the first four sends `initialize` once. Since 2026-07-28 there is no such exchange:
/// each request names its revision, and `server/discover` lists them.
package enum ProtocolVersion: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// The newest one that begins with `initialize`.
  static let newestWithHandshake = november2025

  /// Whether each request names the revision.
  var isStateless: Bool { self == .july2026 }
  /// Whether a message may be an array of messages.
  var hasBatches: Bool { self == .march2025 }
  /// Whether results of tools can be structured, and link to documents.
  var hasStructuredResults: Bool {
    switch self {
    case .november2024, .march2025: false
    case .june2025, .november2025, .july2026: true
    }
  }
}
