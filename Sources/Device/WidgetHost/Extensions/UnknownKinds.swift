import DeviceEngine
import Foundation
import HostLink
import NearestName
import NoticeCatalog

// Requests of `WidgetCenter` and `ControlCenter` that name a kind which does not exist.
extension WidgetHost {
  /// Notes a request for a kind that no extension of the app has: on the widgets or controls whose
  /// kind is the nearest, or else on those of the extension.
  func checkKind(in request: ReloadRequest, from id: ExtensionID) {
    guard let named = NamedKind(request), let app = installed[id] else { return }
    let kinds = installed.values.filter { $0.bundleIdentifier == app.bundleIdentifier }
      .flatMap { named.kinds($0.contents) }
    guard !kinds.contains(named.kind) else { return }
    let nearest = nearestName(to: named.kind, in: kinds)
    let hint = nearest.map { ", but \"\($0)\"" } ?? ""
    let text = NoticeKind.unknownKind.notice(
      "\(named.call)(ofKind: \"\(named.kind)\") \(named.effect): the extension has no \(named.what) "
        + "of this kind\(hint).")
    guard recordedNotices.insert(.unknownKind, ofKind: named.kind, in: app) else { return }
    let items = named.isControl ? controlItems(of: id, nearest) : widgetItems(of: id, nearest)
    if items.isEmpty {
      notice("\(app.name): \(text)")
      flush()
    }
    for item in items.prefix(1) {
      record(
        LedgerRow(
          date: clock.now, placement: item, outcome: .noticed, cause: .widgetCenter, reason: text,
          budgetLeft: 0))
    }
    if !items.isEmpty { flush() }
  }

  private func widgetItems(of id: ExtensionID, _ kind: String?) -> [ItemID] {
    arrangement.placements
      .filter { $0.extension == id && (kind == nil || $0.kind == kind) && !$0.isSuggestion }
      .map { .placement($0.id) }
  }

  private func controlItems(of id: ExtensionID, _ kind: String?) -> [ItemID] {
    controls.arrangement.controls
      .filter { $0.extension == id && (kind == nil || $0.kind == kind) }.map { .control($0.id) }
  }
}

/// The kind that a request names.
private struct NamedKind {
  let call: String
  let kind: String
  var effect = "reloads nothing"
  var isControl = false

  var what: String { isControl ? "control" : "widget" }

  /// nil for requests that name none.
  init?(_ request: ReloadRequest) {
    switch request {
    case .timelines(let kind): (call, self.kind) = ("reloadTimelines", kind)
    case .relevance(let kind):
      (call, self.kind, effect) = ("invalidateRelevance", kind, "has no effect")
    case .controls(let kind): (call, self.kind, isControl) = ("reloadControls", kind, true)
    case .allTimelines, .recommendations, .allControls, .controlConfigurations, .screen, .snippet:
      return nil
    }
  }

  func kinds(_ contents: BundleDescription) -> [String] {
    isControl ? contents.controls.map(\.kind) : contents.widgets.map(\.kind)
  }
}
