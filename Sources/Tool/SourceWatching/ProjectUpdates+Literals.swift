import CommandContext
import DeviceProtocol
import ExtensionBuilder
import Foundation

extension ProjectUpdates {
  /// The pause after a build before the variant is prepared, which takes the processors' time.
  private static let preparationPause = Duration.milliseconds(500)
  /// The pause after a change before it is confirmed, so that changes in a row are confirmed once.
  private static let confirmationPause = Duration.milliseconds(700)

  /// Prepares the variant whose literals can be changed without the compiler, in the background.
  func prepareLiterals() {
    // Its folder is used again.
    literals = nil
    shownEdit = nil
    changed = []
    environment.board.update(project.path) { $0.literals = nil }
    let last = preparation
    preparation = Task {
      // Both use the same folder.
      await last?.value
      await prepare()
    }
  }

  private func prepare() async {
    do {
      try await Task.sleep(for: Self.preparationPause)
      // The compiler's errors are those of a build, or consequences of the replaced literals.
      guard let built = try? await project.location.literalBuild(in: environment.context) else {
        return
      }
      try Task.checkCancellation()
      if contents == nil { contents = await contents(of: try built.bundle) }
      try Task.checkCancellation()
      literals = built
      shownEdit = built.original
      environment.board.update(project.path) { $0.literals = built.count }
    } catch {
      // A save has ended the preparation. The next build starts another one.
    }
  }

  /// Shows a change without the compiler. Returns false if something other than literals has
  /// changed, or if the change has to be built for another reason.
  func showLiterals(_ files: Set<String>) async -> Bool {
    let start = ContinuousClock.now
    guard !hasFailed, let literals, let shownEdit, let contents,
      let edit = literals.edit(changed: changed)
    else { return false }
    if edit == shownEdit { return true }
    // Another kind changes what is placed, and a repeated one is an error of the build.
    guard !edit.mayChange(contents.kinds.map(\.kind), of: shownEdit) else { return false }
    do {
      let bundle = try commits.supersede { try literals.write(edit) }
      _ = try await environment.install(bundle, contents)
      hashes[bundle.url.path] = bundle.information.wholeHash
    } catch {
      // The build reports what is wrong.
      return false
    }
    self.shownEdit = edit
    let names = files.map(project.relative).sorted()
    finish(since: start, files: names, [])
    note(since: start, files: names, errors: 0)
    if confirmation == nil { confirmation = Task { await confirm() } }
    return true
  }

  /// Builds what was shown without the compiler, after a pause.
  private func confirm() async {
    var confirmed: LiteralBuild.Edit?
    while confirmed != shownEdit, !hasFailed {
      let edit = shownEdit
      try? await Task.sleep(for: Self.confirmationPause)
      if Task.isCancelled { break }
      guard edit == shownEdit else { continue }
      let build = Task { await buildShown() }
      confirming = build
      await build.value
      confirmed = edit
    }
    confirmation = nil
  }

  private func buildShown() async {
    let start = ContinuousClock.now
    let count = commits.count
    do {
      for (_, var location) in try project.location.targets() {
        location.committing = { [commits, literals] staged, commit in
          try commits.commit(since: count) {
            literals?.keepTable(in: staged)
            try commit()
          }
        }
        let (bundle, contents) = try await bundle(at: location, isSilent: true)
        // It can have later saves than the device shows, which are not reported yet.
        hashes[bundle.url.path] = nil
        guard let contents, contents != self.contents else { continue }
        // Names in the gallery, for example.
        _ = try await environment.install(bundle, contents)
        hashes[bundle.url.path] = bundle.information.wholeHash
        self.contents = contents
      }
    } catch is BundleCommits.Superseded {
      return
    } catch {
      let problems = report(failure: error)
      guard !problems.isEmpty else { return }
      hasFailed = true
      finish(since: start, files: changed.map(project.relative).sorted(), problems)
    }
    await environment.didBuild(project.path)
  }
}
