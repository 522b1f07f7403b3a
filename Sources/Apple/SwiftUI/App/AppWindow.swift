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
  /// The least time between two announcements of a change, in seconds.
  private static var interval: Double { 1.0 / 30 }
  /// The number of evaluations after which views that change state in each one must wait.
  private static var maximumPasses: Int { 16 }

  private let app: Root
  private let states = StateStore()
  private var phase = ScenePhase.background
  private var isConnected = false
  private var isUpdating = false
  private var archiver: ViewArchiver?
  private var screen = AppScreenSize.standard
  private var environment = EnvironmentValues()
  /// The result of the newest evaluation.
  private var current: ViewArchive?
  /// Whether the device knows or will hear that the window has changed.
  private var isAnnounced = false
  package var screenChanged: (@Sendable () -> Void)?
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
    var environment = environment.onDevice(hinge: screen.hinge, regions: screen.regions)
    environment.scenePhase = phase
    environment.isInApp = true
    environment.screenInsets = ScreenInsets(screen)
    environment.horizontalSizeClass = screen.isRegularInWidth ? .regular : .compact
    environment.verticalSizeClass = screen.isRegularInHeight ? .regular : .compact
    environment.openURL = OpenURLAction { [weak self] url in
      self?.openFromView(url)
      return .handled
    }
    environment.addDelegate(UIApplication.shared.delegate)
    live.beginEvaluation()
    let archive = withObservationTracking {
      archiver.archive(
        AppContent(app: app), fitting: ArchiveBounds(minimum: screen.size, maximum: screen.size),
        environment: environment, now: Date(), states: states, live: live)
    } onChange: { [invalidation = live.invalidation] in
      invalidation.schedule()
    }
    if !live.hasCoveredViews {
      states.removeUnused()
      live.input.removeUnused()
    }
    let hasRun = live.commit()
    if archive != current {
      current = archive
      announce()
    }
    return hasRun
  }

  /// Opens a link that a view has followed: in the app itself if a view handles links and the link
  /// is not a web address.
  private func openFromView(_ url: URL) {
    let isWeb = ["http", "https"].contains(url.scheme ?? "")
    let actions = isWeb ? [] : live.linkActions
    for action in actions { action(url) }
    guard actions.isEmpty else { return }
    FileHandle.standardError.write(
      Data("\(url): no app on this device opens the link\n".utf8))
  }

  /// Tells the device that the window has changed, some time after the last picture.
  private func announce() {
    guard !isAnnounced, let screenChanged else { return }
    isAnnounced = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { screenChanged() }
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

extension AppWindow: AppScreenSource {
  func use(_ screen: AppScreenSize, _ environment: EnvironmentValues) {
    let isNew =
      screen != self.screen || environment.colorScheme != self.environment.colorScheme
      || environment.dynamicTypeSize != self.environment.dynamicTypeSize
      || environment.legibilityWeight != self.environment.legibilityWeight
      || environment.colorSchemeContrast != self.environment.colorSchemeContrast
      || environment.timeZone != self.environment.timeZone
    self.screen = screen
    self.environment = environment
    if isNew { update() }
  }

  func archive() -> ViewArchive? {
    isAnnounced = false
    return current
  }

  func tap(_ number: UInt64) {
    live.perform(number)
    update()
  }

  func type(_ text: String, into number: UInt64) {
    live.type(text, into: number)
    update()
  }

  func scroll(at point: CGPoint, by distance: CGSize) {
    if live.scroll(at: point, by: distance) { update() }
  }
}

/// The content of an app's window: the scene's views and what they present over it.
private struct AppContent<Root: App>: PrimitiveView {
  let app: Root

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    guard let inner = context.descending(into: Root.self) else { return [] }
    let installed = DynamicPropertyFields.of(Root.self).installed(in: app, context: inner)
    let nodes = Root.Body._makeSceneNodes(installed.body, inner)
    return [
      WindowNode(
        nodes.isEmpty ? nil : joined(nodes, along: .vertical, inner),
        presentations: context.session.live?.takePresentationNodes() ?? [], context)
    ]
  }
}
