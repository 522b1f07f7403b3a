import TextEngine
import UIKit
import ViewArchive

/// The window of an app: evaluates its views, keeps their state, and delivers links to them.
///
/// A window is connected when the app first comes to the front. From then on it is evaluated when
/// its scene's phase changes, and after everything that may have changed state: an action, a task,
/// an observed object. Each evaluation lays out the whole tree, so that views inside geometry
/// readers appear as well.
@MainActor
final class AppWindow<Root: App>: AppScenes {
  /// In points. Source: docs/layout-facts.md, the device of the same size.
  private static var size: CGSize { CGSize(width: 393, height: 852) }
  /// The number of evaluations after which views that change state in each one must wait.
  private static var maximumPasses: Int { 16 }

  private let app: Root
  private let states = StateStore()
  private var phase = ScenePhase.background
  private var isConnected = false
  private var isUpdating = false
  private var archiver: ViewArchiver?
  private lazy var live = LiveViews(
    invalidation: Invalidation { [weak self] in self?.update() })

  init(_ app: Root) {
    self.app = app
  }

  func enter(_ state: UIApplication.State) {
    phase =
      switch state {
      case .active: .active
      case .inactive: .inactive
      case .background: .background
      }
    isConnected = true
    update()
  }

  func open(_ url: URL) -> Bool {
    let actions = live.linkActions
    for action in actions { action(url) }
    update()
    return !actions.isEmpty
  }

  func `continue`(_ activity: NSUserActivity) -> Bool {
    let actions = live.activityActions(activity.activityType)
    for action in actions { action(activity) }
    update()
    return !actions.isEmpty
  }

  /// Evaluates the window until no further action runs.
  private func update() {
    guard isConnected, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<Self.maximumPasses {
      guard evaluate() else { return }
    }
    live.invalidation.schedule()
  }

  /// Evaluates the window once. Returns whether an action has run.
  private func evaluate() -> Bool {
    guard let archiver = readyArchiver() else { return false }
    var environment = EnvironmentValues()
    environment.scenePhase = phase
    environment.displayScale = 3
    environment.addDelegate(UIApplication.shared.delegate)
    live.beginEvaluation()
    withObservationTracking {
      _ = archiver.archive(
        AppContent(app: app), size: Self.size, environment: environment, now: Date(),
        states: states, live: live)
    } onChange: { [invalidation = live.invalidation] in
      invalidation.schedule()
    }
    return live.commit()
  }

  /// The archiver; nil if there are no fonts, which is reported.
  private func readyArchiver() -> ViewArchiver? {
    if archiver == nil {
      do {
        archiver = try ViewArchiver(fonts: .standard)
      } catch {
        FileHandle.standardError.write(Data("the window cannot be evaluated: \(error)\n".utf8))
      }
    }
    return archiver
  }
}

/// The content of an app's window.
private struct AppContent<Root: App>: PrimitiveView {
  let app: Root

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    guard let inner = context.descending(into: Root.self) else { return [] }
    let installed = DynamicPropertyFields.of(Root.self).installed(in: app, context: inner)
    return Root.Body._makeSceneNodes(installed.body, inner)
  }
}
