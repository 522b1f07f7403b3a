import Foundation
import SwiftUI
import Testing
import TextEngine
import ViewArchive

/// Evaluates and archives views like a widget's, in a fixed environment.
@MainActor
enum Archiving {
  /// An arbitrary instant: 2024-05-01 12:00 UTC.
  static let now = Date(timeIntervalSince1970: 1_714_564_800)

  /// Shared by all tests, so that fonts are loaded once.
  private static let archiver = Result { try ViewArchiver(fonts: .standard) }

  /// Returns an environment with English, UTC and two pixels a point, modified by `change`.
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
  /// Returns the first node of a kind: this node or a descendant.
  func first(_ kind: String) -> ArchiveNode? {
    if self.kind == kind { return self }
    for child in children {
      if let found = child.first(kind) { return found }
    }
    return nil
  }

  /// The static texts in drawing order.
  var texts: [String] {
    if case .text(let block) = content { return [block.string] }
    return children.flatMap(\.texts)
  }

  /// Returns the frames of all nodes of a kind, in the outermost node's coordinates.
  func frames(of kind: String, from origin: CGPoint = .zero) -> [CGRect] {
    let place = frame.offsetBy(dx: origin.x, dy: origin.y)
    let own = self.kind == kind ? [place] : []
    return own + children.flatMap { $0.frames(of: kind, from: place.origin) }
  }
}
