import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct ResizableSymbolTests {
  @Test(arguments: ["checkmark", "arrow.right", "heart.fill", "minus"])
  func outlineFillsFrame(name: String) throws {
    let archive = try Archiving.archive {
      Image(systemName: name).resizable().frame(width: 60, height: 40)
    }
    let image = try #require(archive.content.first("Image"))
    guard case .fill(let path, _, _) = image.content else {
      Issue.record("\(image.content)")
      return
    }
    let bounds = Path { new in
      for element in path.elements {
        switch element {
        case .move(let point): new.move(to: point)
        case .line(let point): new.addLine(to: point)
        case .quadCurve(let point, let control): new.addQuadCurve(to: point, control: control)
        case .curve(let point, let control1, let control2):
          new.addCurve(to: point, control1: control1, control2: control2)
        case .close: new.closeSubpath()
        }
      }
    }.boundingRect
    #expect(abs(bounds.minX) < 0.01 && abs(bounds.minY) < 0.01)
    #expect(abs(bounds.width - 60) < 0.01 && abs(bounds.height - 40) < 0.01)
  }

  @Test func fittingSymbolKeepsItsShape() throws {
    let archive = try Archiving.archive {
      Image(systemName: "minus").resizable().scaledToFit().frame(width: 60, height: 60)
    }
    let frame = try #require(archive.content.frames(of: "Image").first)
    #expect(frame.width == 60 && frame.height < 60)
  }
}
