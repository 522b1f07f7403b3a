import SwiftUI
import Testing
import ViewArchive

/// Preferences, also of views that are created after the widget is placed.
@MainActor
@Suite struct PreferenceTests {
  private struct Widths: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  private struct Measured: View {
    let width: CGFloat

    var body: some View {
      GeometryReader { proxy in
        Color.clear.preference(key: Widths.self, value: [Int(proxy.size.width)])
      }
      .frame(width: width, height: 10)
    }
  }

  @Test func preferencesInGeometryReadersArrive() throws {
    var received: [[Int]] = []
    _ = try Archiving.archive {
      VStack {
        Measured(width: 30)
        Color.clear.preference(key: Widths.self, value: [1])
        Measured(width: 40)
      }
      .onPreferenceChange(Widths.self) { received.append($0) }
    }
    #expect(received == [[30, 1, 40]])
  }

  private struct Equalized: View {
    @State private var width: CGFloat?

    var body: some View {
      VStack {
        Text(verbatim: "a").frame(width: width).background(Measured(width: 70))
      }
      .onPreferenceChange(Widths.self) { width = $0.max().map { CGFloat($0) } }
    }
  }

  @Test func stateSetByPreferenceIsArchived() throws {
    let content = try Archiving.archive { Equalized() }.content
    #expect(content.frames(of: "frame").contains { $0.width == 70 && $0.height > 10 })
  }

  @Test(arguments: [true, false])
  func layersSeePreferencesOfGeometryReaders(isBackground: Bool) throws {
    func label(_ widths: [Int]) -> some View { Text(verbatim: "\(widths)") }
    let archive = try Archiving.archive {
      if isBackground {
        Measured(width: 30).backgroundPreferenceValue(Widths.self) { label($0) }
      } else {
        Measured(width: 30).overlayPreferenceValue(Widths.self) { label($0) }
      }
    }
    #expect(archive.accessibilityElements { _, _ in "" }.map(\.label) == ["[30]"])
  }
}
