import NoticeCatalog
import Testing

@testable import SwiftUI

/// What a widget cannot do is drawn, with a notice that says what to use instead.
@MainActor
@Suite struct InertInteractionTests {
  private struct Case: Sendable {
    var name: String
    var kind: NoticeKind
    var view: @MainActor @Sendable () -> AnyView
  }

  private nonisolated static let cases: [Case] = [
    Case(name: "onTapGesture", kind: .gesture) { AnyView(Color.red.onTapGesture {}) },
    Case(name: "onTapGesture", kind: .gesture) {
      AnyView(Color.red.onTapGesture(count: 2, coordinateSpace: .local) { _ in })
    },
    Case(name: "onLongPressGesture", kind: .gesture) { AnyView(Color.red.onLongPressGesture {}) },
    Case(name: "gesture", kind: .gesture) { AnyView(Color.red.gesture(TapGesture())) },
    Case(name: "simultaneousGesture", kind: .gesture) {
      AnyView(Color.red.simultaneousGesture(DragGesture()))
    },
    Case(name: "highPriorityGesture", kind: .gesture) {
      AnyView(Color.red.highPriorityGesture(TapGesture(), isEnabled: true))
    },
    Case(name: "symbolEffect(_:)", kind: .endlessMotion) {
      AnyView(Image(systemName: "star").symbolEffect(.pulse))
    },
  ]

  @Test(arguments: cases.indices)
  func inertModifierAddsNotice(index: Int) throws {
    let tested = Self.cases[index]
    let archive = try Archiving.archive {
      VStack {
        tested.view()
        tested.view()
      }
    }
    let notice = try #require(archive.notices.first)
    #expect(archive.notices.count == 1)
    #expect(NoticeKind(notice: notice) == tested.kind)
    #expect(notice.hasPrefix("\(tested.name) does "), "\(notice)")
  }

  @Test func disabledGestureIsNoMistake() throws {
    let archive = try Archiving.archive {
      VStack {
        Color.red.onTapGesture {}.disabled(true)
        Color.red.gesture(TapGesture(), isEnabled: false)
        Image(systemName: "star").symbolEffect(.pulse, isActive: false)
        Image(systemName: "star").symbolEffect(.bounce, value: 1)
      }
    }
    #expect(archive.notices == [])
  }

  /// In the window of an app, gestures act.
  @Test func windowHasGestures() throws {
    let archiver = try ViewArchiver(fonts: .standard)
    let archive = PreviewWindow(archiver).archive(
      AnyView(Color.red.onTapGesture {}.gesture(DragGesture())),
      fitting: ArchiveBounds(
        minimum: CGSize(width: 50, height: 50), maximum: CGSize(width: 50, height: 50)),
      environment: Archiving.environment(), now: Archiving.now)
    #expect(archive.notices == [])
  }
}
