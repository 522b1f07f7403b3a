import SwiftUI
import Testing

private struct IsMarked: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isMarked: Bool {
    get { self[IsMarked.self] }
    set { self[IsMarked.self] = newValue }
  }
}

private enum Level: _ViewTraitKey {
  static let defaultValue = 0
}

/// Containers that take their content apart.
@MainActor
@Suite struct SubviewTests {
  private func labels<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) throws -> [String] {
    try Archiving.archive { content() }.accessibilityElements { _, _ in "" }
      .compactMap(\.label)
  }

  struct Pair: View {
    var body: some View {
      Text(verbatim: "a").containerValue(\.isMarked, true).tag(7)
      Text(verbatim: "b")
    }
  }

  @Test func groupResolvesSubviews() throws {
    let found = try labels {
      Group(subviews: Pair()) { subviews in
        VStack {
          subviews[1]
          subviews.first
          Text(verbatim: "\(subviews.count) \(subviews.map(\.containerValues.isMarked))")
          Text(verbatim: "\(subviews.map { $0.containerValues.tag(for: Int.self) ?? 0 })")
        }
      }
    }
    #expect(found == ["b", "a", "2 [true, false]", "[7, 0]"])
  }

  @Test func forEachCreatesViewForEachSubview() throws {
    let found = try labels {
      VStack {
        ForEach(
          subviews: Group {
            Pair()
            ForEach(0..<2) { Text(verbatim: "\($0)") }
          }
        ) { subview in
          subview
          if subview.containerValues.isMarked { Text(verbatim: "marked") }
        }
      }
    }
    #expect(found == ["a", "marked", "b", "0", "1"])
  }

  @Test func idsAreUniqueAndStable() throws {
    var ids: [String] = []
    _ = try Archiving.archive {
      Group(
        subviews: Group {
          Pair()
          ForEach(5..<6) { _ in Pair() }
        }
      ) { subviews in
        subviews.onAppear { ids = subviews.map { $0.id.description } }
      }
    }
    #expect(ids == ["subview 0", "subview 1", "5", "5 1"])
  }

  @Test func treeInterleavesChildren() throws {
    struct Root: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          child
          Text(verbatim: "after level \(child[Level.self])")
        }
      }
    }
    let found = try labels {
      VStack {
        _VariadicView.Tree(Root()) {
          Text(verbatim: "a")._trait(Level.self, 2)
          Text(verbatim: "b")
        }
      }
    }
    #expect(found == ["a", "after level 2", "b", "after level 0"])
  }

  /// A subview takes its environment from the place where the container puts it.
  @Test func subviewsReceiveEnvironmentOfContainer() throws {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      let name: String

      var body: some View { Text(verbatim: "\(name) \(limit ?? 0)") }
    }
    let found = try labels {
      Group(
        subviews: Group {
          Reader(name: "a")
          Reader(name: "b")
        }
      ) { subviews in
        VStack {
          subviews[0].lineLimit(3)
          subviews[1]
        }
      }
    }
    #expect(found == ["a 3", "b 0"])
  }

  @Test func appearActionsRunOnce() throws {
    var order: [String] = []
    _ = try Archiving.archive {
      VStack {
        ForEach(
          subviews: Group {
            Text(verbatim: "a").onAppear { order.append("a") }
            Text(verbatim: "b").onAppear { order.append("b") }
          }
        ) { $0.lineLimit(order.count) }
      }
    }
    #expect(order == ["a", "b"])
  }
}
