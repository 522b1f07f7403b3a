import ViewArchive

/// Evaluates the view of a preview as an app's window does: controls are drawn, and actions of
/// `onAppear` and `onChange` run. Tasks are started, but not awaited.
@MainActor
package struct PreviewWindow {
  /// The number of evaluations after which views that change state in each one stay as they are.
  private static let maximumPasses = 16

  private let archiver: ViewArchiver
  private let states = StateStore()
  private let live = LiveViews(invalidation: Invalidation {})

  package init(_ archiver: ViewArchiver) {
    self.archiver = archiver
  }

  package func archive(
    _ view: AnyView, fitting bounds: ArchiveBounds, environment: EnvironmentValues, now: Date
  ) -> ViewArchive {
    var environment = environment
    environment.scenePhase = .active
    environment.isInApp = true
    var pass = 0
    while true {
      live.beginEvaluation()
      let archive = archiver.archive(
        view, fitting: bounds, environment: environment, now: now, states: states, live: live)
      states.removeUnused()
      live.input.removeUnused()
      pass += 1
      guard live.commit(), pass < Self.maximumPasses else { return archive }
    }
  }
}
