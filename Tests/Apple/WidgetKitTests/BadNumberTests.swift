import HostLink
import Testing
import TextEngine
import ViewArchive

@testable import SwiftUI

/// Invalid lengths, such as NaN, do not reach an archive, and the author gets a notice.
@MainActor
@Suite struct BadNumberTests {
  private func archive<V: View>(_ view: V) throws -> ViewArchive {
    let archiver = try ViewArchiver(fonts: .standard)
    return archiver.archive(
      view, size: CGSize(width: 100, height: 100), environment: EnvironmentValues(),
      now: Date(timeIntervalSince1970: 0))
  }

  private nonisolated static let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]

  @Test(arguments: bad)
  func replacesInvalidLengthsInLayout(length: CGFloat) throws {
    let archive = try archive(
      VStack(spacing: length) {
        Color.red.frame(width: length, height: 10)
        Color.red.frame(minWidth: length, maxHeight: length)
        Text("text").padding(length)
        Text("text").font(.system(size: length)).lineSpacing(length).kerning(length)
        HStack(spacing: length) { Spacer(minLength: length) }
      })
    _ = try archive.encoded()
    #expect(!archive.notices.isEmpty)
  }

  @Test(arguments: bad)
  func replacesInvalidAmountsInEffects(amount: CGFloat) throws {
    let archive = try archive(
      ZStack {
        Color.blue.opacity(amount)
        Text("text").opacity(amount).offset(x: amount, y: amount)
        Text("text").position(x: amount, y: amount)
        Text("text").rotationEffect(.degrees(amount)).scaleEffect(amount)
        Text("text").blur(radius: amount).shadow(radius: amount, x: amount)
        RoundedRectangle(cornerRadius: amount).fill(
          LinearGradient(
            colors: [.red, .blue], startPoint: UnitPoint(x: amount, y: 0), endPoint: .bottom))
        Circle().trim(from: amount, to: 1).stroke(.red, lineWidth: amount)
        Text("text").alignmentGuide(.top) { _ in amount }
        Text("text").minimumScaleFactor(amount)
        Path { path in
          path.move(to: CGPoint(x: amount, y: 0))
          path.addLine(to: CGPoint(x: 10, y: amount))
        }
      })
    _ = try archive.encoded()
  }

  @Test func ignoresNegativeLengths() throws {
    let archive = try archive(Color.red.frame(width: -5, height: 20))
    #expect(archive.tree().contains("frame (0,40 100×20)"))
    #expect(archive.notices.contains { $0.contains("-5") })
  }

  @Test func truncatesEndlessViews() throws {
    struct Endless: View {
      var body: some View { VStack { AnyView(Endless()) } }
    }
    let archive = try archive(Endless())
    #expect(archive.notices.contains { $0.contains("Endless") })
    _ = try archive.encoded()
  }
}
