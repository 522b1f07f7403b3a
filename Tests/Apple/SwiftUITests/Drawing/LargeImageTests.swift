import Testing
import UIKit
import ViewArchive

@testable import SwiftUI

/// Images with more pixels than WidgetKit archives.
@MainActor @Suite struct LargeImageTests {
  private struct Case {
    var width = 1_000.0
    var height = 1_000.0
    var isInApp = true
    /// Whether the image is a file, or drawn in code.
    var isFile = true
    /// nil if it is not shown.
    var stored: CGSize?
  }

  private func drawn(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private func archive(_ row: Case) throws -> ViewArchive {
    let drawn = drawn(CGSize(width: row.width, height: row.height))
    let image = row.isFile ? UIImage(data: try #require(drawn.pngData())) : drawn
    let shown = try #require(image)
    return try Archiving.archive(in: Archiving.environment { $0.isInApp = row.isInApp }) {
      Image(uiImage: shown)
    }
  }

  @Test(arguments: [
    Case(height: 2_000, isInApp: false, stored: CGSize(width: 1_000, height: 2_000)),
    Case(height: 2_000, stored: CGSize(width: 1_000, height: 2_000)),
    Case(height: 2_500, isInApp: false), Case(height: 2_500, isInApp: false, isFile: false),
    Case(height: 2_500, stored: CGSize(width: 921, height: 2_302)),
    Case(height: 2_500, isFile: false, stored: CGSize(width: 921, height: 2_302)),
    Case(width: 3_000, height: 2_000, stored: CGSize(width: 1_783, height: 1_189)),
  ])
  private func fits(_ row: Case) throws {
    let archive = try archive(row)
    #expect(archive.notices.isEmpty == (row.stored != nil), "\(archive.notices)")
    let image = archive.images.first
    #expect(image.flatMap { ImageHeader($0.data) }?.size == row.stored)
    // The size in points stays.
    let size = CGSize(width: row.width, height: row.height)
    #expect(image?.size == (row.stored == nil ? nil : size))
  }

  /// An app evaluates its views again and again.
  @Test(arguments: [true, false])
  func isScaledDownOnce(_ isFile: Bool) throws {
    let library = ImageLibrary()
    let images = [2_500.0, 2_501, 2_502, 2_503, 2_504].map {
      drawn(CGSize(width: 1_000, height: $0))
    }
    func data(_ image: UIImage) throws -> Data {
      if isFile {
        let file = try #require(image.pngData())
        return try library.entry("file", file, scale: 1, isInApp: true).image.data
      }
      let drawing = try #require(image.cgImage)
      return try library.entry("drawn", drawing, scale: 1, isInApp: true).image.data
    }
    /// Whether both are the result of one encoding.
    func isSame(_ left: Data, _ right: Data) -> Bool {
      left.withUnsafeBytes { left in
        right.withUnsafeBytes { $0.baseAddress == left.baseAddress }
      }
    }
    let first = try data(images[0])
    let second = try data(images[0])
    #expect(isSame(first, second))
    // Only the newest four are kept.
    let others = try images.dropFirst().map { try data($0) }
    let kept = try data(images[1])
    #expect(isSame(others[0], kept))
    let again = try data(images[0])
    #expect(again == first && !isSame(first, again))
  }
}
