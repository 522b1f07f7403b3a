import DeviceEngine
import PreviewTesting

extension AuditRule {
  static let payloadSize = AuditRule(
    id: "payload-size", title: "Live Activity payloads near 4 KB",
    source: "Displaying live data with Live Activities: at most 4 KB of attributes and content",
    check: .basePicture { audited, _ in
      (audited.subject.payloads ?? []).compactMap { payload in
        nearLimit(
          payload.attributes + payload.state, of: ActivitySettings().bytes,
          "the content of the Live Activity", "bytes of JSON with the attributes")
      }
    })
}
