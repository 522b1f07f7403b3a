import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// Archives that choose their size within bounds.
@MainActor
@Suite struct FittedArchiveTests {
  /// 36.67 points are 110 pixels at scale 3. At other scales, views with whole pixels are a little
  /// higher.
  @Test(arguments: [
    (1.0, 37.0, false), (2, 37, false), (3, 36.67, false), (1, 38, true), (2, 37.5, true),
    (3, 37.1, true), (1, 20, false),
  ])
  func pixelRoundingIsNoTruncation(scale: Double, height: Double, isTruncated: Bool) throws {
    var environment = Archiving.environment()
    environment.displayScale = scale
    let fitted = try ViewArchiver(fonts: .standard).archive(
      Color.red.frame(width: 10, height: height),
      fitting: ArchiveBounds(
        minimum: .zero, maximum: CGSize(width: 100, height: 36.67)),
      environment: environment, now: Archiving.now)
    #expect(fitted.isTruncated == isTruncated)
  }

  /// Like the height: less than one pixel too much still fits, and views may cover the margins.
  @Test(arguments: [
    (100.0, 0.0, false), (100.3, 0, false), (101, 0, true), (96, 8, false), (101, 8, true),
    (20, 0, false),
  ])
  func reportsViewsThatAreTooWide(width: Double, margin: Double, isTooWide: Bool) throws {
    let fitted = try ViewArchiver(fonts: .standard).archive(
      Color.red.frame(width: width, height: 10),
      fitting: ArchiveBounds(minimum: .zero, maximum: CGSize(width: 100, height: 36)),
      margins: EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin),
      environment: Archiving.environment(), now: Archiving.now)
    #expect(fitted.isTooWide == isTooWide)
    #expect(!fitted.isTruncated && fitted.archive.size.width <= 100)
  }

  /// Views that are higher than the space between the margins are clipped only at the archive's
  /// edges.
  @Test(arguments: [
    (20.0, Alignment.center, false), (36, .center, false), (37, .center, true),
    (28, .top, false), (29, .top, true),
  ])
  func viewsMayCoverMargins(height: Double, alignment: Alignment, isTruncated: Bool) throws {
    let fitted = try ViewArchiver(fonts: .standard).archive(
      Color.red.frame(width: 10, height: height),
      fitting: ArchiveBounds(minimum: .zero, maximum: CGSize(width: 100, height: 36)),
      margins: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), alignment: alignment,
      environment: Archiving.environment(), now: Archiving.now)
    #expect(fitted.isTruncated == isTruncated)
  }
}
