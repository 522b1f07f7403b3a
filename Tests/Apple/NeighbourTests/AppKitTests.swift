import AppKit
import SwiftUI
import Testing
import WatchKit

struct AppKitTests {
  @Test func colorsHaveComponents() throws {
    let color = NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let components = [
      color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent,
    ]
    for (value, expected) in zip(components, [0.2, 0.4, 0.6, 0.5]) {
      #expect(abs(value - expected) < 0.001)
    }
    let half = try #require(NSColor.black.blended(withFraction: 0.5, of: .white))
    #expect(abs(half.whiteComponent - 0.5) < 0.001)
    #expect(NSColor(deviceWhite: 0.3, alpha: 1).usingColorSpace(.sRGB)?.redComponent == 0.3)
    #expect(NSColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1).hueComponent == 0.5)
  }

  @Test func colorsFollowTheAppearance() {
    let color = NSColor(name: nil) {
      $0.bestMatch(from: [.aqua, .darkAqua]) == .aqua ? .red : .blue
    }
    var seen: [CGFloat] = []
    for name in [NSAppearance.Name.aqua, .darkAqua] {
      NSAppearance(named: name)?.performAsCurrentDrawingAppearance {
        seen += [color.redComponent, NSColor.textColor.whiteComponent]
      }
    }
    #expect(seen == [1, 0, 0, 1])
  }

  /// The pixels of an image of 2 × 2 points, as whether they are red, row by row from the top.
  private func redPixels(_ image: NSImage) throws -> [Bool] {
    let cgImage = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
    let bitmap = NSBitmapImageRep(cgImage: cgImage)
    #expect(bitmap.pixelsWide == bitmap.pixelsHigh)
    let data = try #require(bitmap.representation(using: .png, properties: [:]))
    let decoded = try #require(NSBitmapImageRep(data: data)?.cgImage)
    let provider = try #require(decoded.dataProvider?.data as Data?)
    let side = decoded.width
    return [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { x, y in
      let offset =
        Int(y * Double(side)) * decoded.bytesPerRow
        + Int(x * Double(side)) * decoded.bitsPerPixel / 8
      return provider[offset + 3] > 128
    }
  }

  @Test(arguments: [(true, [true, false, false, false]), (false, [false, false, true, false])])
  func drawingsHaveTheirOrigin(isFlipped: Bool, expected: [Bool]) throws {
    let corner = CGRect(x: 0, y: 0, width: 1, height: 1)
    let image = NSImage(size: CGSize(width: 2, height: 2), flipped: isFlipped) { _ in
      NSColor.red.setFill()
      corner.fill()
      return true
    }
    #expect(try redPixels(image) == expected)
    let locked = NSImage(size: CGSize(width: 2, height: 2))
    locked.lockFocusFlipped(isFlipped)
    NSColor.red.setFill()
    NSBezierPath(rect: corner).fill()
    locked.unlockFocus()
    #expect(try redPixels(locked) == expected)
  }

  @Test func imagesStayUprightInDrawings() throws {
    let bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    let image = NSImage(size: bounds.size, flipped: true) { _ in
      NSColor.red.setFill()
      CGRect(x: 0, y: 0, width: 1, height: 1).fill()
      return true
    }
    for isFlipped in [true, false] {
      let copy = NSImage(size: bounds.size, flipped: isFlipped) { _ in
        image.draw(in: bounds)
        return true
      }
      #expect(try redPixels(copy) == [true, false, false, false], "\(isFlipped)")
    }
  }

  @Test func imagesHaveSizesAndForms() throws {
    let symbol = try #require(NSImage(systemSymbolName: "leaf", accessibilityDescription: "Leaf"))
    #expect(symbol.isTemplate && symbol.accessibilityDescription == "Leaf")
    symbol.size = CGSize(width: 40, height: 40)
    #expect(symbol.size.width == 40)
    #expect(NSImage(named: "missing") == nil)
    #expect(NSImage(data: Data([1, 2, 3])) == nil)
    #expect(NSImage(contentsOfFile: "/missing.png") == nil)
    #expect(!NSImage(size: .zero).isValid)
    // Neither ends nor unbalanced drawings crash.
    NSImage(size: CGSize(width: -1, height: CGFloat.nan)).lockFocus()
    NSImage(size: .zero).unlockFocus()
    NSImage(size: .zero).unlockFocus()
    _ = Image(nsImage: symbol)
    _ = Color(nsColor: .labelColor)
    _ = Font(NSFont.systemFont(ofSize: NSFont.systemFontSize, weight: .semibold))
  }

  @Test func pathsHaveAppKitsNames() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 10, y: 0))
    path.curve(
      to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 10, y: 5),
      controlPoint2: CGPoint(x: 10, y: 8))
    path.close()
    path.appendRoundedRect(
      CGRect(x: 20, y: 0, width: 10, height: 10), xRadius: 2, yRadius: 3)
    path.appendOval(in: CGRect(x: 40, y: 0, width: 10, height: 10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 50, height: 10))
    let arc = NSBezierPath()
    arc.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    // With y upwards, the arc turns counterclockwise from the right to the top.
    #expect(abs(arc.currentPoint.x) < 0.001 && abs(arc.currentPoint.y - 10) < 0.001)
    #expect(abs(arc.bounds.width - 10) < 0.001)
  }
}

struct WatchKitTests {
  @Test func deviceIsWatch() {
    let device = WKInterfaceDevice.current()
    #expect(device.name == "Apple Watch" && device.systemName == "watchOS")
    #expect(device.screenBounds == UIScreen.main.bounds)
    #expect(device.screenScale == UIScreen.main.scale)
    #expect(device.layoutDirection == .leftToRight && device.batteryLevel == -1)
    device.play(.success)
  }
}
