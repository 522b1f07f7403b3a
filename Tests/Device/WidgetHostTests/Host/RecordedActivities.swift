import DeviceEngine
import Foundation
import HostLink
import ViewArchive

@testable import WidgetHost

extension ActivityReply {
  /// Faces whose node kinds name their content, such as `lockScreen {"n":1}`.
  static func text(for request: ActivityRequest) -> ActivityReply {
    let state = String(decoding: request.state, as: UTF8.self) + (request.isStale ? " stale" : "")
    return ActivityReply(
      faces: request.forms.enumerated().map { index, form in
        let archive = ViewArchive(
          size: CGSize(width: form.width, height: form.minimumHeight),
          content: ArchiveNode(
            kind: "\(form.presentation.rawValue) \(state)",
            frame: CGRect(x: 0, y: 0, width: form.width, height: form.minimumHeight)))
        return ActivityFace(
          form: index, archive: (try? archive.encoded()) ?? Data(),
          size: LinkSize(width: form.width, height: form.minimumHeight))
      }, keylineTint: "FF0000FF")
  }
}

/// Activities that tests start.
extension ActivityStart {
  static func trip(
    _ state: String = #"{"n":0}"#, relevance: Double = 0, stale: Date? = nil,
    push: ActivityPushType? = nil, transient: Bool = false, alert: ActivityAlert? = nil
  ) -> ActivityStart {
    ActivityStart(
      attributesType: "Trip", attributes: Data(#"{"name":"x"}"#.utf8),
      content: ActivityContentMessage(
        state: Data(state.utf8), staleDate: stale, relevanceScore: relevance),
      push: push, isTransient: transient, alert: alert)
  }
}

extension ActivityAnswer {
  /// nil if the answer is not an activity.
  var record: ActivityRecord? {
    if case .activity(let record) = self { record } else { nil }
  }

  var refusal: ActivityRefusal.Reason? {
    if case .refused(let refusal) = self { refusal.reason } else { nil }
  }
}

extension HostFixture {
  /// Starts an activity and waits for its pictures. Returns its identifier; empty if it is refused.
  @discardableResult
  func start(_ start: ActivityStart = .trip()) async throws -> ActivityID {
    let answer = try await host.activity(.start(start), of: "Sample")
    await host.settle()
    return ActivityID(answer.record?.id ?? "")
  }

  @discardableResult
  func update(
    _ id: ActivityID, _ state: String, timestamp: Date? = nil
  ) async throws -> ActivityAnswer {
    let content = ActivityContentMessage(state: Data(state.utf8))
    let answer = try await host.activity(
      .update(id: id.rawValue, ActivityUpdate(content: content, timestamp: timestamp)), of: "Sample"
    )
    await host.settle()
    return answer
  }

  /// The text in the picture of a presentation.
  func text(
    _ id: ActivityID, _ presentation: ActivityPresentationName
  ) async throws -> String {
    let shown = try await host.shownActivity(id, presentation)
    return try ViewArchive(decoding: shown.archive).content.kind
  }
}
