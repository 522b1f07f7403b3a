import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink

// Data protection: widgets of a protected extension show their placeholder while the device is
// locked, or until it is first unlocked. Their schedules continue.
extension WidgetHost {
  /// The class that applies to an extension; nil if there is none.
  private func protection(of id: ExtensionID) -> DataProtection? {
    device.dataProtection.override ?? installed[id]?.dataProtection
  }

  /// Whether an extension's widgets must show their placeholder now.
  func hidesContent(of id: ExtensionID) -> Bool {
    protection(of: id)?.hidesContent(isLocked: device.isLocked, hasBeenUnlocked: hasBeenUnlocked)
      ?? false
  }

  /// Why a placement shows its placeholder; nil if its content is not hidden.
  func hidingSentence(of placement: Placement) -> String? {
    guard hidesContent(of: placement.extension) else { return nil }
    return protection(of: placement.extension)?.sentence(
      isDeclared: device.dataProtection == .declared,
      failure: hosted[placement.id]?.cover?.failure)
  }

  /// What the screen shows for a placement whose content may be hidden.
  func visibleContent(of placement: Placement, _ record: HostedPlacement) -> ShownContent {
    guard hidesContent(of: placement.extension) else { return record.shown }
    return record.cover?.form == nil ? .nothing : .placeholder
  }

  /// The placeholder to draw while the content is hidden. Throws `HostError.notShown` until it has
  /// arrived.
  func shownCover(
    of placement: Placement, _ record: HostedPlacement, appearance wanted: Appearance
  ) throws(HostError) -> ShownArchive {
    guard let cover = record.cover, let form = cover.form,
      let nearest = form.appearances.nearest(to: wanted),
      let archive = cover.archives.first(where: { $0.appearance == nearest })
    else { throw .notShown(placement.id) }
    return ShownArchive(
      archive: archive.data, instant: clock.now, version: record.version, size: form.size,
      family: placement.family, appearance: nearest, content: .placeholder, isRedacted: true)
  }

  // MARK: Requests

  /// Requests the missing and outdated placeholders of protected widgets.
  func requestCovers() {
    guard
      device.dataProtection != .declared
        || installed.values.contains(where: { $0.dataProtection != nil })
    else { return }
    for placement in arrangement.placements {
      switch protection(of: placement.extension) {
      case nil, .unprotected: continue
      case .complete, .completeUnlessOpen, .untilFirstUnlock: break
      }
      guard let (request, app) = try? placeholderRequest(for: placement.id) else { continue }
      let origin = LockedPlaceholder.Origin(request: request, contentHash: app.contentHash)
      guard hosted[placement.id]?.cover?.origin != origin else { continue }
      var cover = hosted[placement.id]?.cover ?? LockedPlaceholder(origin: origin)
      cover.origin = origin
      cover.failure = nil
      hosted[placement.id]?.cover = cover
      beginWork()
      Task { await fetchCover(of: placement.id, origin) }
    }
  }

  /// Has failed placeholders requested again.
  func retryCovers() {
    for (id, record) in hosted where record.cover?.failure != nil { hosted[id]?.cover = nil }
  }

  private func fetchCover(of id: PlacementID, _ origin: LockedPlaceholder.Origin) async {
    let result: Result<(form: ArchiveForm, archives: [StoredArchive]), FetchFailure>
    do {
      result = .success(try await placeholder(of: id))
    } catch {
      result = .failure(FetchFailure(error))
    }
    endWork()
    guard isStarted, hosted[id]?.cover?.origin == origin else { return }
    switch result {
    case .success(let answer):
      hosted[id]?.cover?.form = answer.form
      hosted[id]?.cover?.archives = answer.archives
    case .failure(let failure): hosted[id]?.cover?.failure = failure.message
    }
    if let placement = try? arrangement.placement(id), hidesContent(of: placement.extension) {
      hosted[id]?.advanceVersion(isNewArchive: true)
      pending.touch(id)
    }
    flush()
  }
}
