import DeviceEngine
import PreviewTesting
import ViewArchive

extension AuditRule {
  static let archiveSize = AuditRule(
    id: "archive-size", title: "Archives near the limits",
    source: "docs/audit.md; WidgetKit's log message for the area of an image",
    check: .basePicture { audited, _ in
      let limits = ArchiveLimits.standard
      let frame = audited.frame
      let length = frame.byteCount * (frame.timeline?.dates.count ?? 1)
      let areas = frame.archive.images.compactMap { ImageHeader($0.data)?.area }
      return [
        nearLimit(frame.byteCount, of: limits.bytes, "the archive of an entry", "bytes"),
        nearLimit(
          length, of: RequestSettings().largestReply,
          "the timeline", "bytes with all its entries"),
        nearLimit(areas.max() ?? 0, of: limits.imageArea, "an image", "pixels"),
      ].compactMap { $0 }
    })

  /// A defect if an amount exceeds four fifths of its limit.
  static func nearLimit(
    _ amount: Int, of limit: Int, _ what: String, _ unit: String
  ) -> AuditDefect? {
    guard amount > limit / 5 * 4 else { return nil }
    return AuditDefect(
      severity: amount > limit ? .error : .warning,
      topic: amount > limit ? "\(what) is too large" : "\(what) is near the limit",
      detail: "\(amount) \(unit); the limit is \(limit)", measure: -Double(amount))
  }
}
