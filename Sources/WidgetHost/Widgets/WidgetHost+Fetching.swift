import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink

// Asking extensions for placeholders, snapshots and timelines.
extension WidgetHost {
  func startFetches() {
    while isStarted, let job = fetches.next(limit: limits.fetches) {
      let task = Task { await fetch(job) }
      fetches.begin(job, task)
    }
  }

  private func fetch(_ job: FetchJob) async {
    let result: Result<Answer, FetchFailure>
    do {
      let (request, app) = try question(job)
      let form = ArchiveForm(
        appearances: appearances(of: job.placement), size: request.displaySize)
      let reply = try await extensions.timeline(
        call(job.kind, request), of: app, clock: clock.extensionClock, device: device)
      result = .success(try Answer(reply, form))
    } catch {
      result = .failure(FetchFailure(error))
    }
    await refreshExtensionStates()
    fetches.end(job)
    if isStarted { finish(job, result) }
    startFetches()
    resumeSettlersIfIdle()
  }

  /// Throws `FetchFailure` where there is nobody to ask.
  private func question(_ job: FetchJob) throws -> (WidgetRequest, InstalledExtension) {
    let placement = try arrangement.placement(job.placement)
    if let failure = misfit(placement) { throw FetchFailure(message: failure, isRetryable: false) }
    let request = device.request(
      kind: placement.kind, family: placement.family, configuration: placement.configuration,
      appearances: appearances(of: job.placement),
      redaction: job.kind == .placeholder ? [.placeholder] : [])
    guard let request else {
      throw FetchFailure(
        message: "\(device.device) does not show \(placement.family.rawValue)", isRetryable: false)
    }
    return (request, try app(placement.extension))
  }

  private func call(_ kind: FetchKind, _ request: WidgetRequest) -> HostCall {
    switch kind {
    case .placeholder: .placeholder(request)
    case .snapshot: .snapshot(request, isPreview: false)
    case .timeline: .timeline(request)
    }
  }

  /// Why the extension as it is installed now cannot show a placement; nil where it can.
  func misfit(_ placement: Placement) -> String? {
    guard let app = installed[placement.extension] else {
      return "the extension \(placement.extension) is not installed"
    }
    guard let widget = app.widget(ofKind: placement.kind) else {
      return "\(app.name) no longer has the widget \"\(placement.kind)\": its last content stays; "
        + "remove it, or install a version that has it"
    }
    guard widget.supportedFamilies.contains(placement.family) else {
      return "\"\(placement.kind)\" no longer supports \(placement.family.rawValue): its last "
        + "content stays; remove it, or install a version that does"
    }
    return nil
  }

  func appearances(of id: PlacementIdentifier) -> [Appearance] {
    guard let placement = try? arrangement.placement(id) else { return [] }
    return arrangement.surface(of: placement).appearances(device)
  }

  private func finish(_ job: FetchJob, _ result: Result<Answer, FetchFailure>) {
    // A later question has taken its place, or the placement is gone.
    guard hosted[job.placement]?.token == job.token else { return }
    if job.kind == .timeline { truthIsThere(job.placement, token: job.token) }
    let now = clock.now
    switch result {
    case .failure(let failure):
      engine.handle(.fetchFailed(job.placement, token: job.token, failure), at: now)
      flush()
    case .success(let answer):
      let archived = keep(answer, of: job, at: now)
      engine.handle(.fetched(job.placement, token: job.token, answer.fetched), at: now)
      flush(archived: archived)
    }
  }

  /// What has to be stored of an answer; what it was archived for is taken over.
  private func keep(_ answer: Answer, of job: FetchJob, at now: Date) -> [StoreChange] {
    switch job.kind {
    case .placeholder, .snapshot:
      let content: ShownContent = job.kind == .snapshot ? .snapshot : .placeholder
      hosted[job.placement]?.still = answer.form
      let archives = answer.archives { $0 == 0 ? content : nil }
      return [.still(job.placement, content, archives)]
    case .timeline:
      // Without an entry to show it is a failure for the engine: the last good one stays.
      guard Timeline(answer.fetched) != nil else { return [] }
      let timeline = StoredTimeline(
        fetched: now, issues: answer.reply.issues, form: answer.form)
      hosted[job.placement]?.timeline = timeline
      return [.timeline(job.placement, timeline, answer.archives { .entry($0) })]
    }
  }
}

/// An extension's answer, complete: every entry is there in every appearance.
private struct Answer {
  let reply: TimelineReply
  let form: ArchiveForm

  /// Throws `FetchFailure`.
  init(_ reply: TimelineReply, _ form: ArchiveForm) throws(FetchFailure) {
    let there = Set(reply.archives.map { [$0.entry, $0.environment] })
    for entry in reply.entries.indices {
      for environment in form.appearances.indices where !there.contains([entry, environment]) {
        throw FetchFailure(message: "the extension gave no archive of entry \(entry)")
      }
    }
    self.reply = reply
    self.form = form
  }

  var fetched: FetchedTimeline { FetchedTimeline(entries: reply.entries, policy: reply.policy) }

  /// Those of entries that have a content.
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
