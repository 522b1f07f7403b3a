import Foundation
import SwiftUI
import Testing
import ViewArchive

/// Sizes beside those on pictures of Apple's renderer. Source: docs/layout-facts.md §6 and §7.
@MainActor
@Suite struct AppleSizeTests {
  private func size(@ViewBuilder _ view: () -> some View) throws -> CGSize {
    var found = CGSize.zero
    func record(_ size: CGSize) { found = size }
    _ = try Archiving.archive {
      view().background { GeometryReader { proxy in let _ = record(proxy.size) } }
    }
    return found
  }

  /// A literal and a string, as in Apple's documentation.
  @Test func customContentTakesLiteralAndString() throws {
    let value = String("7")
    let tree = try Archiving.archive {
      Color.red.accessibilityCustomContent("SKU", value, importance: .high)
        .accessibilityCustomContent(LocalizedStringResource("Size"), value)
    }.tree()
    #expect(tree.contains("Color"))
  }

  @Test func switchIsThatOfiOS26() throws {
    let found = try size { Toggle("", isOn: .constant(true)).labelsHidden().fixedSize() }
    #expect(found == CGSize(width: 63, height: 28))
  }

  /// Since iOS 26 a bordered button is a capsule.
  @Test func borderedButtonIsCapsule() throws {
    func content(_ shape: ButtonBorderShape) throws -> ArchiveNode {
      try Archiving.archive {
        Button("A") {}.buttonStyle(.bordered).buttonBorderShape(shape)
      }.content
    }
    #expect(try content(.automatic) == content(.capsule))
    #expect(try content(.automatic) != content(.roundedRectangle(radius: 6)))
  }

  /// A progress ring at 0 has no dot.
  @Test func emptyTrimDrawsNothing() throws {
    let tree = try Archiving.archive {
      Circle().trim(from: 0, to: 0).stroke(.red, style: StrokeStyle(lineWidth: 10, lineCap: .round))
    }.tree()
    #expect(!tree.contains("stroke"), "\(tree)")
  }

  @Test func whiteGradientDarkens() throws {
    let tree = try Archiving.archive { Rectangle().fill(Color.white.gradient) }.tree()
    #expect(tree.contains("#FFFFFF") && tree.contains("#EBEBEB"), "\(tree)")
    let blue = try Archiving.archive { Rectangle().fill(Color(red: 0, green: 0, blue: 1).gradient) }
      .tree()
    #expect(blue.contains("#4040FF") && blue.contains("#0000FF"), "\(blue)")
  }

  /// The bounds of a gauge: 12 points, on a baseline 52.3 points below its top, 34.3 wide.
  @Test func boundsOfGaugeAreWhereApplesAre() throws {
    let tree = try Archiving.archive {
      Gauge(value: 0.5) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        Text(verbatim: "0")
      } maximumValueLabel: {
        Text(verbatim: "100")
      }
      .gaugeStyle(.accessoryCircular)
      .frame(width: 58, height: 58)
    }.tree()
    // The line of 14.5 points is in the middle of 40.5…55.5, so its baseline is at 52.2.
    #expect(tree.contains("padding (11.85,40.5 34.3×17.5)"), "\(tree)")
    #expect(tree.contains("frame (0,0 34.3×15)"))
    #expect(!tree.contains("scaled"))
  }

  /// Without bounds, the name is 2 points lower than in the middle of the lowest 13.
  @Test func nameOfGaugeIsWhereApplesIs() throws {
    let tree = try Archiving.archive {
      Gauge(value: 0.5) {
        Text(verbatim: "CO2")
      } currentValueLabel: {
        Text(verbatim: "42")
      }
      .gaugeStyle(.accessoryCircular)
    }.tree()
    #expect(tree.contains("padding (15,46.9 28×11.1)"), "\(tree)")
  }

  /// Text with a timer fills the proposal in an archive, and hugs its string in an app's view.
  @Test func timersFillOnlyInArchives() throws {
    let timer = Text(
      timerInterval: Archiving.now...(Archiving.now + 1500), countsDown: false)
    let archived = try Archiving.archive { timer.frame(width: 200) }.content
    #expect(try #require(archived.first("Text")).frame.width == 200)
    let archiver = try ViewArchiver(fonts: .standard)
    let bounds = CGSize(width: 200, height: 50)
    let window = PreviewWindow(archiver).archive(
      AnyView(timer.frame(width: 200)),
      fitting: ArchiveBounds(minimum: bounds, maximum: bounds),
      environment: Archiving.environment(), now: Archiving.now
    ).content
    #expect(try #require(window.first("Text")).frame.width < 60)
  }
}
