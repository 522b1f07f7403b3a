import Foundation
import SwiftUI
import TextEngine
import ViewArchive

/// Archives charts in a fixed environment.
@MainActor
enum ChartArchive {
  /// 2026-03-05 00:00 UTC, a Thursday.
  static let day = Date(timeIntervalSince1970: 1_772_668_800)

  /// Shared by all tests, so that fonts are loaded once.
  private static let archiver = Result { try ViewArchiver(fonts: .standard) }

  static func archive<Content: View>(
    _ size: CGSize = CGSize(width: 200, height: 120), locale: String = "en_US",
    isRightToLeft: Bool = false, @ViewBuilder _ content: () -> Content
  ) throws -> ViewArchive {
    var environment = EnvironmentValues()
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.displayScale = 2
    environment.locale = Locale(identifier: locale)
    environment.timeZone = .gmt
    return try archiver.get().archive(
      content(), size: size, environment: environment, now: day)
  }

  /// The drawings and texts of a chart, without the elements for accessibility.
  static func texts<Content: View>(
    _ size: CGSize = CGSize(width: 200, height: 120), locale: String = "en_US",
    @ViewBuilder _ content: () -> Content
  ) throws -> [String] {
    try archive(size, locale: locale, content)
      .accessibilityElements { _, _ in "…" }.map(\.label)
  }
}
