import Foundation
import SwiftUI
import Testing
import TextEngine
import ViewArchive

/// Evaluates views as a widget's are, in a known environment.
@MainActor
enum Archiving {
  /// An instant that no test depends on: 2024-05-01 12:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_714_564_800)

  /// One for all tests: fonts are loaded once.
  private static let archiver = Result { try ViewArchiver(fonts: .standard) }

  /// English, UTC, two pixels a point, and what `change` makes of it.
  static func environment(_ change: (inout EnvironmentValues) -> Void = { _ in })
    -> EnvironmentValues
  {
    var environment = EnvironmentValues()
    environment.displayScale = 2
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    change(&environment)
    return environment
  }

  static func archive<Content: View>(
    _ size: CGSize = CGSize(width: 200, height: 200), now: Date = now,
    in environment: EnvironmentValues = environment(), @ViewBuilder _ content: () -> Content
  ) throws -> ViewArchive {
    try archiver.get().archive(content(), size: size, environment: environment, now: now)
  }
}

extension ArchiveNode {
  /// The first node of a kind, the node itself or one inside it.
  func first(_ kind: String) -> ArchiveNode? {
    if self.kind == kind { return self }
    for child in children {
      if let found = child.first(kind) { return found }
    }
    return nil
  }

  /// All nodes of a kind with their frames in the outermost node's coordinates.
  func frames(of kind: String, from origin: CGPoint = .zero) -> [CGRect] {
    let place = frame.offsetBy(dx: origin.x, dy: origin.y)
    let own = self.kind == kind ? [place] : []
    return own + children.flatMap { $0.frames(of: kind, from: place.origin) }
  }
}
