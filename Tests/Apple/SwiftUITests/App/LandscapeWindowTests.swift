import Testing
import ViewArchive

@testable import SwiftUI

/// The window of an app on a phone in landscape.
@MainActor
@Suite struct LandscapeWindowTests {
  private struct Room: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      GeometryReader { geometry in
        let size = geometry.size
        VStack(spacing: 0) {
          Text("\(Int(size.width))×\(Int(size.height))")
          Text(horizontal == .regular ? "wide" : "narrow")
          Text(vertical == .regular ? "high" : "low")
        }
      }
    }
  }

  @Test(arguments: [
    (
      AppScreenSize(
        size: CGSize(width: 393, height: 852),
        insets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)),
      ["393×759", "narrow", "high"]
    ),
    (
      AppScreenSize(
        size: CGSize(width: 932, height: 430),
        insets: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59),
        isRegularInWidth: true, isRegularInHeight: false),
      ["814×409", "wide", "low"]
    ),
  ])
  func viewsFillTheSafeArea(size: AppScreenSize, labels: [String]) {
    let screen = Screen { Room() }
    screen.window.use(size, EnvironmentValues())
    #expect(screen.labels == labels)
  }

  /// Content that ignores the safe area reaches to the edges of the screen that it names.
  @Test(arguments: [
    (Edge.Set.all, CGRect(x: 0, y: 0, width: 852, height: 393)),
    (.horizontal, CGRect(x: 0, y: 0, width: 852, height: 372)),
    (.leading, CGRect(x: 0, y: 0, width: 793, height: 372)),
    (.bottom, CGRect(x: 59, y: 0, width: 734, height: 393)),
  ])
  func ignoredEdgesAreFilled(edges: Edge.Set, frame: CGRect) throws {
    let screen = Screen { Color.red.ignoresSafeArea(edges: edges) }
    screen.window.use(
      AppScreenSize(
        size: CGSize(width: 852, height: 393),
        insets: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59),
        isRegularInHeight: false), EnvironmentValues())
    let archive = try #require(screen.window.archive())
    #expect(archive.content.frame(of: "Color") == frame)
  }
}

extension ArchiveNode {
  /// The frame of the first node of a kind, in points of this node.
  fileprivate func frame(of kind: String) -> CGRect? {
    for child in children {
      let found =
        child.kind == kind
        ? CGRect(origin: .zero, size: child.frame.size)
        : child.frame(of: kind)
      if let found { return found.offsetBy(dx: child.frame.minX, dy: child.frame.minY) }
    }
    return nil
  }
}
