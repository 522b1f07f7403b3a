import Foundation
import Testing
import ViewArchive

@testable import PreviewTesting

/// The pieces of an activity's picture share one list of images.
@Suite struct MovedImagesTests {
  enum Place: CaseIterable {
    case image, fill, text, dynamicText

    func content(_ image: Int) -> NodeContent {
      let frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      let paint = Paint.image(index: image, origin: .zero, scale: 1)
      let drawing = ImageDrawing(image: image, template: paint)
      let attachment = TextAttachment(
        name: "logo", width: 8,
        parts: [.image(drawing, frame: frame), .fill(ArchivePath(rect: frame), paint)])
      switch self {
      case .image: return .image(drawing)
      case .fill: return .fill(ArchivePath(rect: frame), paint, evenOdd: false)
      case .text:
        let line = TextBlock.Line(
          origin: .zero, width: 8, runs: [],
          attachments: [TextBlock.Attachment(origin: .zero, content: attachment)])
        return .text(TextBlock(size: frame.size, lines: [line], string: "logo"))
      case .dynamicText:
        let style = TextStyle(font: FontRequest(size: 12), paint: .color(.black))
        return .dynamicText(
          StyledText([StyledText.Segment(.attachment(attachment), style: style)]),
          ParagraphStyle())
      }
    }
  }

  @Test(arguments: Place.allCases)
  func indicesMove(_ place: Place) {
    func node(_ image: Int) -> ArchiveNode {
      ArchiveNode(kind: "piece", frame: .zero, content: place.content(image))
    }
    #expect(node(1).movingImages(by: 2) == node(3))
  }
}
