import SwiftUI
import Testing
import UIKit
import ViewArchive

@MainActor
@Suite("Images of views")
struct ImageRendererTests {
  private struct Mirror: View {
    var body: some View {
      Image(uiImage: ImageRenderer(content: Mirror()).uiImage ?? UIImage())
    }
  }

  @Test("an image has the view's ideal size, or the proposed one")
  func sizes() {
    let renderer = ImageRenderer(content: Color.red.frame(minWidth: 8, minHeight: 4))
    #expect(renderer.uiImage?.size == CGSize(width: 10, height: 10))
    renderer.proposedSize = ProposedViewSize(width: 30, height: nil)
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 10))
    #expect(renderer.cgImage?.width == 60)
    renderer.scale = .nan
    #expect(renderer.cgImage?.width == 30)
  }

  @Test("views without area, with too many pixels and inside themselves have no image")
  func impossibleImages() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    let huge = ImageRenderer(content: Color.red.frame(width: 16_000, height: 16_000))
    #expect(huge.uiImage == nil)
    let odd = ImageRenderer(content: Color.red.frame(width: .nan, height: .infinity))
    #expect(odd.uiImage?.size == CGSize(width: 10, height: 10))
    let mirror = ImageRenderer(content: Mirror())
    #expect(mirror.uiImage == nil)
  }

  @Test("an image of static views is a drawing in the archive; one of a timer is pixels")
  func files() throws {
    let plain = try #require(ImageRenderer(content: Text("Tide")).uiImage)
    let archive = try Archiving.archive { Image(uiImage: plain) }
    #expect(archive.images.map(\.isArchive) == [true])
    #expect(archive.images.first?.size == plain.size)
    let timer = try #require(ImageRenderer(content: Text(Date(), style: .timer)).uiImage)
    #expect(try Archiving.archive { Image(uiImage: timer) }.images.map(\.isArchive) == [false])
  }

  @Test("pixels show the views, over black if opaque")
  func pixels() throws {
    let renderer = ImageRenderer(content: Color.red.opacity(0.5).frame(width: 2, height: 2))
    let clear = try #require(renderer.cgImage?.dataProvider?.data)
    renderer.isOpaque = true
    let opaque = try #require(renderer.cgImage?.dataProvider?.data)
    #expect(clear[3] == 128 && opaque[3] == 255)
  }

  @Test("render draws the view upright where y points up")
  func renders() throws {
    let view = VStack(spacing: 0) {
      Color.white.frame(width: 2, height: 1)
      Color.black.frame(width: 2, height: 1)
    }
    var bytes = [UInt8](repeating: 9, count: 4)
    ImageRenderer(content: view).render { size, draw in
      #expect(size == CGSize(width: 2, height: 2))
      let context = CGContext(
        data: &bytes, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
      if let context { draw(context) }
    }
    #expect(bytes == [255, 255, 0, 0])
  }

  @Test("an image drawn by a closure has its size and a label")
  func closures() throws {
    let archive = try Archiving.archive {
      Image(size: CGSize(width: 20, height: 10), label: Text("Tide")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      }
    }
    let node = try #require(archive.content.first("Image"))
    #expect(node.frame.size == CGSize(width: 20, height: 10))
    #expect(node.accessibility?.label == "Tide")
    #expect(archive.images.map(\.isArchive) == [true])
    let empty = try Archiving.archive { Image(size: .zero) { _ in } }
    #expect(empty.images.isEmpty)
  }

  @Test("an image with more pixels than WidgetKit archives is not shown")
  func largeImages() throws {
    let large = ImageRenderer(content: Color.red.frame(width: 2000, height: 2000))
    let image = try #require(large.cgImage)
    let archive = try Archiving.archive { Image(decorative: image, scale: 1) }
    #expect(archive.images.isEmpty)
    #expect(archive.notices.count == 1)
  }
}
