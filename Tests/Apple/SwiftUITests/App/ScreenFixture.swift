import Synchronization
import UIKit
import ViewArchive

@testable import SwiftUI

/// An app whose window shows one view, and a user who taps what it says.
@MainActor
final class Screen {
  private struct Shown<Content: View>: App {
    let content: (() -> Content)?

    init() { content = nil }

    init(_ content: @escaping () -> Content) { self.content = content }

    var body: some Scene {
      WindowGroup { if let content { content() } }
    }
  }

  let window: any AppScreenSource & AppScenes

  init<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    window = AppWindow(Shown(content))
    window.enter(.active)
  }

  var elements: [AccessibilityElement] {
    window.archive()?.accessibilityElements { _, _ in "…" } ?? []
  }

  var labels: [String] { elements.map(\.label) }

  func element(_ label: String) -> AccessibilityElement? { elements.first { $0.label == label } }

  /// Taps the element with the label; does nothing if there is none, or if it has no action.
  func tap(_ label: String) {
    let found = elements.first { $0.label == label && $0.action != nil }
    if case .app(let number, _)? = found?.action { window.tap(number) }
  }
}

/// Counts the announcements of changes.
final class Changes: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add() { number.withLock { $0 += 1 } }
}
