import SwiftUI
import Testing

/// Evaluating a view retains nothing.
@MainActor
@Suite struct ReleaseTests {
  private final class Token {}

  @Test func releasesCapturedObjects() throws {
    weak var remembered: Token?
    do {
      let token = Token()
      remembered = token
      _ = try Archiving.archive {
        VStack {
          GeometryReader { _ in Text("\(ObjectIdentifier(token).hashValue)") }
          Text("shown").onAppear { _ = token }
          ViewThatFits { Text("wide").frame(width: 1000).onAppear { _ = token } }
        }
        .overlay { GeometryReader { _ in Color.red.onAppear { _ = token } } }
        .containerBackground(for: .widgetPlacement) { Color.red.onAppear { _ = token } }
      }
    }
    #expect(remembered == nil)
  }
}
