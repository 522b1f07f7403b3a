import Foundation
import HostLink

/// The type-erased closures of an `ActivityConfiguration`.
@MainActor
protocol ActivitySource {
  /// Returns the views for one content. Throws a `FailureReport` if the attributes or the content
  /// do not decode.
  func views(for request: ActivityRequest) throws -> ActivityViews
  /// Decodes whichever of the attributes and the content is present, and returns the keys that
  /// the types do not read. Throws like `views(for:)`.
  func check(_ request: ActivityRequest) throws -> UnreadKeys
  /// The JSON that the types decode from.
  func payload(named name: String, in probe: SchemaProbe) -> ActivityPayload
  /// Notices about values that decode but are probably wrong.
  func notices(of request: ActivityRequest) -> [String]
}

/// The views of an activity for one content.
@MainActor
struct ActivityViews {
  let lockScreen: () -> AnyView
  let island: () -> DynamicIsland
}

@MainActor
struct TypedActivitySource<Attributes: ActivityAttributes>: ActivitySource {
  let content: (ActivityViewContext<Attributes>) -> AnyView
  let dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland

  func views(for request: ActivityRequest) throws -> ActivityViews {
    // The value has author-defined types and is only used on the main actor.
    nonisolated(unsafe) let context = ActivityViewContext(
      activityID: request.id,
      attributes: try ActivityDecoding(part: .attributes, of: request).decoded(Attributes.self),
      state: try ActivityDecoding(part: .content, of: request)
        .decoded(Attributes.ContentState.self),
      isStale: request.isStale)
    return ActivityViews(
      lockScreen: { content(context) }, island: { dynamicIsland(context) })
  }

  func check(_ request: ActivityRequest) throws -> UnreadKeys {
    var unread = UnreadKeys()
    if !request.attributes.isEmpty {
      unread.attributes = try ActivityDecoding(part: .attributes, of: request)
        .unread(by: Attributes.self)
    }
    if !request.state.isEmpty {
      unread.state = try ActivityDecoding(part: .content, of: request)
        .unread(by: Attributes.ContentState.self)
    }
    return unread
  }

  func payload(named name: String, in probe: SchemaProbe) -> ActivityPayload {
    ActivityPayload(
      attributesType: name, attributes: probe.type(Attributes.self),
      state: probe.type(Attributes.ContentState.self))
  }

  func notices(of request: ActivityRequest) -> [String] {
    UnixDate.notices(in: request.attributes, of: Attributes.self, now: Date())
      + UnixDate.notices(in: request.state, of: Attributes.ContentState.self, now: Date())
  }
}
