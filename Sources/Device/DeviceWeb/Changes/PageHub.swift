import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink

/// Sends the host's changes to all open pages and draws the pictures that they show.
///
/// Each WebSocket is a `PageSession`. A page first receives the whole state. Changes that happen
/// while the state is being fetched are queued and sent after it, so that a page never applies a
/// change to a state that it does not have.
///
/// A picture is drawn once for all pages that show it at the same scale. `PictureWatch` decides
/// when; the PNG goes into the cache, and pages fetch it over HTTP by its tag.
///
/// Without open pages the hub does nothing: it draws nothing, waits for no clock and does not
/// subscribe to the host. The hub decides nothing about access: `AccessRules` has admitted each
/// WebSocket before `serve(_:)` is called.
actor PageHub {
  struct Limits: Sendable {
    var pages = 16
    /// Concurrent commands of one page.
    var commands = 16
    /// The long-run interval between two pictures of one item.
    var pictureInterval = Duration.milliseconds(50)
  }

  let device: PageDevice
  let limits: Limits
  var cache = PictureCache()
  var watches: [PictureKey: Watch] = [:]
  private var sessions: [Int: PageSession] = [:]
  var watchCount = 0
  private var sessionCount = 0
  /// The companions of the latest change of them; empty if changes were missed since.
  private var companions: [CompanionState] = []
  private var listening: Task<Void, Never>?

  init(device: PageDevice, limits: Limits = Limits()) {
    self.device = device
    self.limits = limits
  }

  /// Returns a recently drawn picture of a placement, a control or an activity.
  func png(of item: String, tag: String) -> Data? {
    cache.png(for: PictureCache.Key(item: item, tag: tag))
  }

  /// Serves one page until its connection ends.
  func serve(_ peer: WebSocketPeer) async {
    guard sessions.count < limits.pages else {
      return peer.close(reason: "too many open pages (limit \(limits.pages)); close one")
    }
    sessionCount += 1
    let id = sessionCount
    sessions[id] = PageSession(peer: peer)
    listen()
    await device.opened(true)
    let state = await device.state()
    if var session = sessions[id] {
      session.send(.state(state))
      for message in session.queuedBeforeState ?? [] { session.send(message) }
      session.queuedBeforeState = nil
      sessions[id] = session
    }
    for await text in peer.texts { await handle(text, of: id) }
    sessions[id] = nil
    updateWatches()
    if sessions.isEmpty {
      listening?.cancel()
      listening = nil
      cache = PictureCache()
    }
    await device.opened(!sessions.isEmpty)
  }

  /// Sends a push's verdict to every page; a later verdict with the same id replaces it.
  func publish(push: some Encodable & Sendable, id: String) {
    let message = PageMessage.push(push, id: id)
    for id in sessions.keys { send(message, to: id) }
  }

  /// Tells every page that a command has a new answer.
  func announce(_ news: PageNotice) {
    for id in sessions.keys { send(.news(news), to: id) }
  }

  /// Closes every page.
  func stop() {
    for session in sessions.values { session.peer.close(reason: "the device has stopped") }
  }

  // MARK: Messages from pages

  private func handle(_ text: String, of id: Int) async {
    do throws(WebProblem) {
      switch try PageRequest(text) {
      case .show(let screen):
        show(screen.keys, on: id)
        await device.viewed(screen.placements + placements(on: screen.surfaces))
      case .command(let number, let command): perform(command, number: number, of: id)
      case .invalidCommand(let number, let error):
        let answer = DeviceAnswer.encode(failure: DeviceAnswer.Failure(error))
        sessions[id]?.send(.answer(id: number, answer))
      }
    } catch {
      sessions[id]?.send(.problem(error))
    }
  }

  private func show(_ keys: Set<PictureKey>, on id: Int) {
    guard sessions[id] != nil else { return }
    sessions[id]?.show(keys)
    updateWatches()
    for key in keys {
      if let picture = watches[key]?.picture { send(picture, key: key, to: id) }
    }
  }

  /// The placements on surfaces that are drawn already.
  private func placements(on surfaces: [PictureKey]) -> [PlacementID] {
    surfaces.flatMap { watches[$0]?.picture?.contents?.placements ?? [] }
  }

  private func perform(_ command: CommandRequest, number: Int, of id: Int) {
    guard let count = sessions[id]?.commandCount, count < limits.commands else {
      let problem = WebProblem.failed(
        code: "busy",
        message: "too many running commands (limit \(limits.commands)); wait for an answer")
      sessions[id]?.send(.answer(id: number, problem.body))
      return
    }
    sessions[id]?.commandCount += 1
    Task {
      let answer = await device.perform(command)
      sessions[id]?.commandCount -= 1
      sessions[id]?.send(.answer(id: number, answer))
    }
  }

  // MARK: Changes from the host

  private func listen() {
    guard listening == nil else { return }
    companions = []
    let changes = device.changes()
    listening = Task { [weak self] in
      for await change in changes { await self?.handle(change) }
    }
  }

  private func handle(_ change: HostChange) async {
    guard let message = PageMessage.change(change) else { return await resync() }
    for id in sessions.keys { send(message, to: id) }
    switch change {
    case .placement(let state): redraw { $0.id == state.id.rawValue }
    case .device, .companions, .clock: redraw { $0.surface == nil }
    case .control(let state): redraw { $0.id == state.id.rawValue }
    case .activity(let state): redraw { $0.id == state.id.rawValue }
    case .removed(let item): forget(item.rawValue)
    case .controlRemoved(let item): forget(item.rawValue)
    case .activityRemoved(let item): forget(item.rawValue)
    case .screen: redraw { $0 == .app }
    case .snippet(nil):
      for id in sessions.keys { sessions[id]?.forgetPicture(of: .snippet) }
    case .snippet: redraw { $0 == .snippet }
    case .frontApp:
      // The picture shows the window of the app that was in front before.
      for id in sessions.keys { sessions[id]?.forgetPicture(of: .app) }
      for key in watches.keys where key.item == .app { unwatch(key) }
      updateWatches()
    case .stack, .stackRemoved, .extensions, .gallery, .link, .notifications, .ledger, .notices,
      .resync:
      break
    }
    redrawSurfaces(after: change)
  }

  /// The item's pictures stay in the cache: a page may be about to load one that was just
  /// announced.
  private func forget(_ item: String) {
    for id in sessions.keys { sessions[id]?.forget(item) }
    updateWatches()
  }

  private func redrawSurfaces(after change: HostChange) {
    let affected = watches.compactMap { key, watch -> PictureItem? in
      let isAffected = key.item.surface?.isAffected(
        by: change, showing: watch.shownIds, companions: companions)
      return isAffected == true ? key.item : nil
    }
    if !affected.isEmpty { redraw { affected.contains($0) } }
    if case .companions(let states) = change { companions = states }
  }

  /// Sends a message, or queues it if the page has not received the state yet.
  private func send(_ message: PageMessage, to id: Int) {
    if sessions[id]?.queuedBeforeState != nil {
      sessions[id]?.queuedBeforeState?.append(message)
    } else {
      sessions[id]?.send(message)
    }
  }

  /// Sends the whole state to every page, because changes were missed.
  private func resync() async {
    companions = []
    let message = PageMessage.state(await device.state())
    for id in sessions.keys { send(message, to: id) }
    redraw { _ in true }
  }

  // MARK: Pictures

  /// Makes the watches match what the open pages show.
  private func updateWatches() {
    let wanted = sessions.values.reduce(into: Set<PictureKey>()) { $0.formUnion($1.shown) }
    for key in watches.keys where !wanted.contains(key) { unwatch(key) }
    for key in wanted where watches[key] == nil { watch(key) }
  }

  /// Announces a picture to the pages that show it.
  func publish(_ picture: WidgetPicture, key: PictureKey) {
    for id in sessions.keys { send(picture, key: key, to: id) }
  }

  /// Sends a problem with a picture to the pages that show it.
  func publish(_ problem: WebProblem, key: PictureKey) {
    for (id, session) in sessions where session.shown.contains(key) {
      send(.problem(problem), to: id)
    }
  }

  private func send(_ picture: WidgetPicture, key: PictureKey, to id: Int) {
    let sent = SentPicture(
      tag: picture.tag, version: picture.version, elements: picture.elements,
      parts: picture.parts,
      symbolTag: picture.symbol?.tag, contents: picture.contents)
    guard sessions[id]?.note(sent, of: key) == true else { return }
    sessions[id]?.send(.picture(picture, of: key.item))
  }
}
