import DeviceEngine
import Foundation
import HostLink
import WidgetHost

/// A widget on a test device.
///
/// ```swift
/// let chores = try await device.place("Chores", family: .systemMedium)
/// try await chores.tap("Empty the dishwasher")
/// #expect(try await chores.elements["Empty the dishwasher"]?.value == "Done")
/// ```
/// Its properties read what the screen shows now. After the time has passed, read them again.
public struct TestWidget: Sendable {
  let device: TestDevice
  /// The kind of the widget's configuration, as in the extension's source.
  public let kind: String
  /// The size in which the user has placed the widget.
  public let family: WidgetFamilyName
  let id: PlacementID

  /// An entry of the widget's timeline.
  public struct Entry: Equatable, Sendable {
    /// From which the entry is shown.
    public var date: Date
    /// Whether the screen shows it now.
    public var isShown: Bool
  }

  /// The entries of the newest timeline, in the order of their dates.
  public var timeline: [Entry] {
    get async throws {
      let schedule = try await device.host.schedule(of: id)
      return schedule.entries.map(\.date).sorted()
        .map { Entry(date: $0, isShown: $0 == schedule.entryDate) }
    }
  }

  /// When the device will request the next timeline; nil if it will not do so by itself.
  public var nextReload: Date? {
    get async throws { try await device.host.placementState(id).nextReload }
  }

  /// Why the last request failed; nil after one that succeeded. The widget shows its last content.
  public var failure: String? {
    get async throws { try await device.host.placementState(id).failure }
  }

  /// The budgeted reloads that are left of the widget's day.
  public var reloadsLeft: Int {
    get async throws { try await device.host.explanation(of: id).budget.left }
  }

  /// Why the widget shows what it shows, and what happened to it: one sentence, then a line for
  /// each of the newest 20 decisions with its date.
  public var explanation: String {
    get async throws {
      let explanation = try await device.host.explanation(of: id)
      let rows = explanation.rows.map { "\($0.date.ISO8601Format())  \($0.outcome): \($0.reason)" }
      return ([explanation.verdict] + rows).joined(separator: "\n")
    }
  }

  /// The decisions about the widget, oldest first: each request for a reload, and its outcome.
  public var ledger: [LedgerRow] {
    get async throws { try await device.host.explanation(of: id, limit: 1000).rows }
  }
}

extension TestWidget {
  /// Taps a button, a toggle or a link, and returns when its intent has been performed and the
  /// widget has been reloaded.
  ///
  /// - Parameter label: The accessibility label or the accessibility identifier of the element.
  /// - Throws: ``TestDeviceError/unknownElement(_:in:labels:)`` with the labels that exist,
  ///   ``TestDeviceError/noAction(_:in:)``, ``TestDeviceError/failed(_:)``; `HostError.locked`.
  @discardableResult
  public func tap(_ label: String) async throws -> TapResult {
    try await tap(try await elements.actionable(label, in: "\(kind) (\(family.rawValue))"))
  }

  /// Taps an element of the content that is shown now. Throws as for a label.
  @discardableResult
  public func tap(_ element: WidgetElement) async throws -> TapResult {
    try await tap(.element(element.index))
  }

  /// Taps the widget where nothing else takes the tap, which opens the app with its `widgetURL`.
  /// Throws ``TestDeviceError/failed(_:)``.
  @discardableResult
  public func tap() async throws -> TapResult {
    // No element has this index.
    try await tap(.element(.max))
  }

  private func tap(_ target: TapTarget) async throws -> TapResult {
    try await device.tapping { try await device.host.tap(id, at: target) }
  }

  /// Sets parameters of the widget's configuration. Those that are not named keep their values;
  /// `.none` unsets one. Returns when the new timeline is shown.
  ///
  /// ```swift
  /// try await lamp.configure(["lamp": "Reading Lamp", "price": 0.4])
  /// ```
  /// - Parameter values: By parameter name. A string can be the title or the identifier of an
  ///   entity, of an enum's case or of another choice.
  /// - Throws: ``TestDeviceError/unknownChoice(_:parameter:choices:)``,
  ///   ``TestDeviceError/failed(_:)``; `HostError` for an unknown parameter or an invalid value.
  public func configure(_ values: [String: ConfigurationValue]) async throws {
    let widget = device.app.contents.widgets.first { $0.kind == kind }
    try await device.throwingFailures {
      let old = try await device.host.placementState(id).placement.configuration
      let values = try await device.choices(
        values, of: kind, widget?.configuration.parameters ?? [], over: old)
      return try await device.host.configure(id, values)
    }
  }

  /// Requests a new timeline at once and without using the budget, as when the user drags the
  /// widget. Throws ``TestDeviceError/failed(_:)``.
  public func reload() async throws {
    try await device.throwingFailures { try await device.host.reload(id) }
  }

  /// Removes the widget from the device. Throws `HostError.unknownPlacement` if it was removed.
  public func remove() async throws {
    try await device.throwingFailures { try await device.host.remove(.placement(id)) }
  }
}

extension TestWidget: Pictured {
  public var face: Face {
    get async throws {
      let shown = try await device.host.shown(id)
      let (role, surface) = await device.host.surface(
        of: try await device.host.placementState(id).placement)
      let settings = await device.host.deviceSettings(of: role)
      return Face(
        archive: shown.archive, flipped: shown.flippedToggles, isRedacted: shown.isRedacted,
        instant: device.now
      ) { [pictures = device.pictures, now = device.now] scale in
        try await pictures.picture(
          of: shown, on: surface, settings: settings, at: now, scale: scale)
      }
    }
  }
}
