import SwiftUI
import Synchronization
import Testing
import ViewArchive

@MainActor
@Suite struct TextResolutionTests {
  private static var gradient: LinearGradient {
    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  }

  @Test func resolvesOnceAndRepaintsOnlyGradients() throws {
    let (color, gradient) = (CountingStyle(Color.red), CountingStyle(Self.gradient))
    let text: Text = Text("a").foregroundStyle(color) + Text("b").foregroundStyle(gradient)
    _ = try Archiving.archive { text }
    #expect(color.count == 1)
    #expect(gradient.count == 2)
  }

  @Test func gradientsArePaintedInFinalBounds() throws {
    let archive = try Archiving.archive { Text("Gradient").foregroundStyle(Self.gradient) }
    let node = try #require(archive.content.first("Text"))
    guard case .text(let block) = node.content else {
      Issue.record("The text is not static.")
      return
    }
    let run = try #require(block.lines.first?.runs.first)
    guard case .linearGradient(_, let start, let end) = run.paint else {
      Issue.record("The text has no gradient: \(run.paint)")
      return
    }
    #expect(start == CGPoint(x: 0, y: node.frame.height / 2))
    #expect(end == CGPoint(x: node.frame.width, y: node.frame.height / 2))
  }

  /// `.secondary` of a text is the second level of the style around it.
  @Test(arguments: [false, true]) func levelsFollowTheStyleAround(isView: Bool) throws {
    let archive = try Archiving.archive {
      HStack {
        if isView {
          Text("a").padding(1).foregroundStyle(.secondary)
        } else {
          Text("a").foregroundStyle(.secondary)
        }
      }
      .foregroundStyle(.white)
    }
    guard case .text(let block)? = archive.content.first("Text")?.content,
      case .color(let color)? = block.lines.first?.runs.first?.paint
    else {
      Issue.record("The text has no color.")
      return
    }
    #expect(color.red == 1)
    #expect(abs(color.alpha - 0.5) < 0.01)
  }

  @Test func missingColorAddsOneNotice() throws {
    let archive = try Archiving.archive { Text("a").foregroundStyle(Color("Dusk")) }
    #expect(archive.notices.count(where: { $0.contains("Dusk") }) == 1)
  }

  @Test func backgroundColorOfRunsAddsOneNotice() throws {
    var string = AttributedString("a")
    string.backgroundColor = .red
    let archive = try Archiving.archive { Text(string + string) }
    #expect(archive.notices.count(where: { $0.contains("backgroundColor") }) == 1)
  }
}

/// Counts how often it is resolved, which happens once for each paint.
private final class CountingStyle<Base: ShapeStyle>: ShapeStyle {
  private let base: Base
  private let resolutions = Mutex(0)

  init(_ base: Base) {
    self.base = base
  }

  var count: Int { resolutions.withLock { $0 } }

  func resolve(in environment: EnvironmentValues) -> Base {
    resolutions.withLock { $0 += 1 }
    return base
  }
}
