import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink

// Requests placeholders, snapshots and timelines from extensions.
extension WidgetHost {
  func startFetches() {
    while isStarted, let job = work.fetches.next(limit: limits.fetches) {
      let task = Task { await fetch(job) }
      work.fetches.begin(job, task)
    }
  }

  private func fetch(_ job: FetchJob) async {
    let result: Result<Answer, FetchFailure>
    do {
      let (request, app) = try request(for: job)
      let form = ArchiveForm(
        appearances: appearances(of: job.placement), size: request.displaySize)
      let reply = try await extensions.timeline(
        call(job.kind, request), of: app, clock: clock.extensionClock, device: device)
      result = .success(try Answer(reply, form))
    } catch {
      result = .failure(FetchFailure(error))
    }
    await refreshExtensionStates()
    work.fetches.end(job)
    if isStarted { finish(job, result) }
    startFetches()
    resumeSettlersIfIdle()
  }

  /// Throws `FetchFailure` if the installed extension or the device cannot show the placement.
  private func request(for job: FetchJob) throws -> (WidgetRequest, InstalledExtension) {
    let placement = try arrangement.placement(job.placement)
    if let reason = setAsideReason(of: placement) { throw FetchFailure.setAside(reason) }
    if let failure = misfit(placement) { throw FetchFailure(message: failure, isRetryable: false) }
    let settings = settings(of: placement)
    let request = settings.request(
      on: arrangement.surface(of: placement), at: placement.place, kind: placement.kind,
      family: placement.family,
      configuration: placement.configuration,
      appearances: appearances(of: job.placement),
      redaction: job.kind == .placeholder ? [.placeholder] : [])
    guard let request else {
      throw FetchFailure(
        message: "\(settings.device) does not show \(placement.family.rawValue)", isRetryable: false
      )
    }
    return (request, try app(placement.extension))
  }

  /// The request for a placement's placeholder, and its extension. Throws `FetchFailure`.
  func placeholderRequest(
    for id: PlacementID
  ) throws -> (WidgetRequest, InstalledExtension) {
    try request(for: FetchJob(placement: id, token: 0, kind: .placeholder))
  }

  /// Requests a placement's placeholder outside of its schedule. Throws `FetchFailure`,
  /// `ExtensionServiceError`.
  func placeholder(
    of id: PlacementID
  ) async throws -> (form: ArchiveForm, archives: [StoredArchive]) {
    let (request, app) = try placeholderRequest(for: id)
    let form = ArchiveForm(appearances: appearances(of: id), size: request.displaySize)
    let reply = try await extensions.timeline(
      .placeholder(request), of: app, clock: clock.extensionClock, device: device)
    return (form, try Answer(reply, form).archives { $0 == 0 ? .placeholder : nil })
  }

  private func call(_ kind: FetchKind, _ request: WidgetRequest) -> HostCall {
    switch kind {
    case .placeholder: .placeholder(request)
    case .snapshot: .snapshot(request, isPreview: false)
    case .timeline: .timeline(request)
    }
  }

  /// Why the device cannot show a placement; nil if it can.
  func setAsideReason(of placement: Placement) -> String? {
    arrangement.problem(placement).map { "\($0); the widget returns with a device that shows it" }
  }

  /// Why the device or the installed extension cannot show a placement; nil if they can.
  func misfit(_ placement: Placement) -> String? {
    if let reason = setAsideReason(of: placement) { return reason }
    if let reason = absence(of: arrangement.device(of: placement)) { return reason }
    guard let app = installed[placement.extension] else {
      return "the extension \(placement.extension) is not installed"
    }
    guard let widget = app.widget(ofKind: placement.kind) else {
      return "\(app.name) no longer has the widget \"\(placement.kind)\"; it keeps its last "
        + "content. Remove it or install a version that has it"
    }
    guard widget.supportedFamilies.contains(placement.family) else {
      return "\"\(placement.kind)\" no longer supports \(placement.family.rawValue); it keeps its "
        + "last content. Remove it or install a version that does"
    }
    return settings(of: placement).absence(of: placement.family)
  }

  func appearances(of id: PlacementID) -> [Appearance] {
    guard let placement = try? arrangement.placement(id) else { return [] }
    let surface = arrangement.surface(of: placement)
    return surface.appearances(settings(of: placement))
  }

  private func finish(_ job: FetchJob, _ result: Result<Answer, FetchFailure>) {
    // A later fetch replaced this one, or the placement was removed.
    guard let record = hosted[job.placement], record.token == job.token else { return }
    if job.kind == .timeline { didFetchTruth(job.placement, token: job.token) }
    let now = clock.now
    switch result {
    case .failure(let failure):
      engine.handle(.fetchFailed(job.placement, token: job.token, failure), at: now)
      flush()
    case .success(let answer):
      let archived = keep(answer, of: job, at: now)
      engine.handle(.fetched(job.placement, token: job.token, answer.fetched), at: now)
      flush(archived: archived)
      guard job.kind == .timeline else { return }
      let isSettled = hosted[job.placement]?.interaction.switched.isEmpty ?? true
      let requested = isSettled ? record.interaction.switched : [:]
      // After the row of the timeline.
      if noteTimeline(answer.reply, of: job.placement, requested: requested) { flush() }
    }
  }

  /// Remembers the answer's form and returns the changes to store.
  private func keep(_ answer: Answer, of job: FetchJob, at now: Date) -> [StoreChange] {
    switch job.kind {
    case .placeholder, .snapshot:
      let content: ShownContent = job.kind == .snapshot ? .snapshot : .placeholder
      hosted[job.placement]?.still = answer.form
      let archives = answer.archives { $0 == 0 ? content : nil }
      return [.still(job.placement, content, archives)]
    case .timeline:
      // The engine treats a timeline without entries as a failure and keeps the last good one.
      guard Timeline(answer.fetched) != nil else { return [] }
      let timeline = StoredTimeline(
        fetched: now, issues: answer.reply.issues, form: answer.form)
      hosted[job.placement]?.timeline = timeline
      return [.timeline(job.placement, timeline, answer.archives { .entry($0) })]
    }
  }
}

/// A complete reply of an extension: it has an archive of every entry in every appearance.
private struct Answer {
  let reply: TimelineReply
  let form: ArchiveForm

  /// Throws `FetchFailure` if an archive is missing.
  init(_ reply: TimelineReply, _ form: ArchiveForm) throws(FetchFailure) {
    let available = Set(reply.archives.map { [$0.entry, $0.environment] })
    for entry in reply.entries.indices {
      for environment in form.appearances.indices where !available.contains([entry, environment]) {
        throw .missing("archive for entry \(entry)")
      }
    }
    self.reply = reply
    self.form = form
  }

  var fetched: FetchedTimeline { FetchedTimeline(entries: reply.entries, policy: reply.policy) }

  /// The archives of the entries for which `content` returns a value.
  func archives(_ content: (Int) -> ShownContent?) -> [StoredArchive] {
    reply.archives.compactMap { archive in
      guard reply.entries.indices.contains(archive.entry),
        form.appearances.indices.contains(archive.environment),
        let content = content(archive.entry)
      else { return nil }
      return StoredArchive(
        content: content, appearance: form.appearances[archive.environment],
        data: archive.archive.data)
    }
  }
}
