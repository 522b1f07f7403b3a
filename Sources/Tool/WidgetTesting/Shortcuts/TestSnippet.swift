import DeviceEngine
import Foundation
import HostLink
import WidgetHost

/// The card that shows what a shortcut says and asks.
///
/// ```swift
/// let order = try await device.runShortcut("Order")
/// #expect(await order.state?.labels?.accept == "Order")
/// try await order.tap("Add a cup")
/// try await order.confirm()
/// #expect(await order.state?.dialog == "2 cups are on their way.")
/// ```
public struct TestSnippet: Sendable {
  let device: TestDevice

  /// What the card says and asks; nil if it is not on the screen.
  public var state: SnippetState? {
    get async { await device.host.state().snippet }
  }

  /// Confirms what the intent asks, and returns when it has ended or asks again. Throws
  /// ``TestDeviceError/failed(_:)``; `HostError.noSnippet`, `.nothingToConfirm`.
  public func confirm() async throws {
    try await answer(.confirmed)
  }

  /// Chooses an option, and returns when the intent has ended or asks again. Throws like
  /// ``confirm()``, and `HostError.unsuitableAnswer`.
  public func choose(_ title: String) async throws {
    let options = await state?.options ?? []
    try await answer(.chosen(options.firstIndex { $0.title == title } ?? -1))
  }

  /// Enters a value, and returns when the intent has ended or asks again. Throws like
  /// ``confirm()``, and `HostError.unsuitableAnswer`, `.badValue`.
  public func enter(_ value: ConfigurationValue) async throws {
    try await answer(.value(value))
  }

  /// Cancels what the intent asks or, if it asks nothing, dismisses the card. Throws like
  /// ``confirm()``.
  public func cancel() async throws {
    try await answer(.cancelled)
  }

  private func answer(_ answer: SnippetAnswer) async throws {
    try await device.checkingCard { try await device.host.answerSnippet(answer) }
  }

  /// Taps a button, a toggle or a link of the view, and returns when its intent has been performed
  /// and the view shows the result. Throws like ``TestWidget/tap(_:)-(String)``, and
  /// `HostError.noSnippet`.
  @discardableResult
  public func tap(_ label: String) async throws -> TapResult {
    let element = try await elements.actionable(label, in: "the snippet")
    return try await device.tapping {
      try await device.host.tapSnippet(at: .element(element.index))
    }
  }
}

extension TestSnippet: Pictured {
  /// The view. Throws `HostError.noSnippet` if the card has none.
  public var face: Face {
    get async throws {
      device.face(of: try await device.host.shownSnippet())
    }
  }
}

extension TestDevice {
  /// The view of a snippet at the device's time.
  func face(of shown: ShownScreen) -> Face {
    Face(archive: shown.archive, isRedacted: false, instant: now) { [pictures, now] scale in
      try await pictures.picture(of: shown, at: now, scale: scale)
    }
  }

  /// The titles of the app's shortcuts. Throws ``TestDeviceError/failed(_:)``.
  public var shortcutTitles: [String] {
    get async throws {
      try await throwingFailures { try await host.shortcuts(of: app.id).map(\.title) }
    }
  }

  /// Runs a shortcut of the app, and returns when its intent has ended or asks something. Throws
  /// ``TestDeviceError/failed(_:)``; `HostError.unknownShortcut`, `.locked`.
  @discardableResult
  public func runShortcut(_ title: String) async throws -> TestSnippet {
    try await checkingCard { try await host.runShortcut(title, of: app.id) }
    return TestSnippet(device: self)
  }

  /// Throws ``TestDeviceError/failed(_:)`` if the card has the error of its intent.
  fileprivate func checkingCard(_ work: () async throws -> SnippetState?) async throws {
    let card = try await throwingFailures(work)
    if let card, card.phase == .failed { throw TestDeviceError.failed([card.dialog ?? ""]) }
  }
}
