import Combine
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
    Case(name: "ProgressView without a value", kind: .endlessMotion) { AnyView(ProgressView()) },
    Case(name: "phaseAnimator(_:content:animation:)", kind: .endlessMotion) {
      AnyView(Color.red.phaseAnimator([0, 1]) { $0.opacity($1) })
    },
    Case(name: "PhaseAnimator", kind: .endlessMotion) {
      AnyView(PhaseAnimator([0, 1]) { Color.red.opacity($0) })
    },
    Case(name: "KeyframeAnimator", kind: .endlessMotion) {
      AnyView(
        KeyframeAnimator(initialValue: 1.0) {
          Color.red.opacity($0)
        } keyframes: { _ in
          LinearKeyframe(0, duration: 1)
        })
    },
    Case(name: "TimelineView", kind: .endlessMotion) {
      AnyView(TimelineView(.periodic(from: Archiving.now, by: 1)) { _ in Color.red })
    },
    Case(name: "animation(_:value:) with repeatForever()", kind: .endlessMotion) {
      AnyView(Color.red.animation(.linear.repeatForever(), value: 1))
    },
    Case(name: "task(_:)", kind: .viewTask) { AnyView(Color.red.task {}) },
    Case(name: "onReceive(_:perform:)", kind: .viewTask) {
      AnyView(Color.red.onReceive(PassthroughSubject<Int, Never>()) { _ in })
    },
    Case(name: "NavigationLink", kind: .gesture) {
      AnyView(NavigationLink("Beds") { Color.red })
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

  /// Motion that ends, progress with a value, and what a placeholder hides.
  @Test func motionThatEndsIsNoMistake() throws {
    let archive = try Archiving.archive {
      VStack {
        Color.red.phaseAnimator([0, 1], trigger: 1) { $0.opacity($1) }
        Color.red.animation(.easeIn(duration: 1), value: 1)
        ProgressView(value: 0.5)
        ProgressView().redacted(reason: .placeholder)
        TimelineView(.explicit([Archiving.now - 60])) { _ in Color.red }
        Color.red.onAppear {}
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
