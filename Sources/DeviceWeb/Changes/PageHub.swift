import DeviceEngine
import DeviceSurfaces
import Foundation

/// Tells every open page what changes, and draws what they look at.
///
/// While no page is open nothing is drawn, no clock is waited for and the host's changes are not
/// listened to.
actor PageHub {
  struct Limits: Sendable {
    var pages = 16
    /// Commands of one page that are being performed.
    var commands = 16
    /// From one picture of a placement to the next one.
    var pictureInterval = Duration.milliseconds(50)
  }

  let device: PageDevice
  let limits: Limits
  var cache = PictureCache()
  var watches: [PictureKey: Watch] = [:]
  private var sessions: [Int: PageSession] = [:]
  var watchCount = 0
  private var sessionCount = 0
  private var listening: Task<Void, Never>?

  init(device: PageDevice, limits: Limits = Limits()) {
    self.device = device
    self.limits = limits
  }

  /// A picture of a placement, a control or an activity that was drawn lately.
  func png(of item: String, tag: String) -> Data? {
    cache.png(for: PictureCache.Key(item: item, tag: tag))
  }

  /// Serves one page until its connection ends.
  func serve(_ peer: WebSocketPeer) async {
    guard sessions.count < limits.pages else {
      return peer.close(reason: "\(limits.pages) pages are open already; close one")
    }
    sessionCount += 1
    let id = sessionCount
    sessions[id] = PageSession(peer: peer)
    listen()
    let state = await device.state()
    if var session = sessions[id] {
      session.tell(.state(state))
      for message in session.early ?? [] { session.tell(message) }
      session.early = nil
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
  }

  /// Tells every page what has become of a push; told again, it takes the older one's place.
  func tell(push: some Encodable & Sendable, id: String) {
    let message = PageMessage.push(push, id: id)
    for id in sessions.keys { tell(message, to: id) }
  }

  /// Closes every page.
  func stop() {
    for session in sessions.values { session.peer.close(reason: "the device ends") }
  }

  // MARK: From pages

  private func handle(_ text: String, of id: Int) async {
    do throws(WebProblem) {
      switch try PageRequest(text) {
      case .show(let placements, let controls, let activities, let scale):
        show(
          (placements + controls).map { PictureItem($0) } + activities, scale: scale, on: id)
        await device.viewed(placements)
      case .command(let number, let command): perform(command, number: number, of: id)
      }
    } catch {
      sessions[id]?.tell(.problem(error))
    }
  }

  private func show(_ items: [PictureItem], scale: Double, on id: Int) {
    guard var session = sessions[id] else { return }
    if session.scale != scale { session.told = [:] }
    session.shown = items
    session.scale = scale
    sessions[id] = session
    updateWatches()
    for key in session.keys {
      if let picture = watches[key]?.picture { tell(picture, key: key, to: id) }
    }
  }

  private func perform(_ command: Data, number: Int, of id: Int) {
    guard let count = sessions[id]?.commandCount, count < limits.commands else {
      let problem = WebProblem.failed(
        code: "busy",
        message: "\(limits.commands) commands are being performed; wait for an answer")
      sessions[id]?.tell(.answer(id: number, problem.body))
      return
    }
    sessions[id]?.commandCount += 1
    Task {
      let answer = await device.perform(command)
      sessions[id]?.commandCount -= 1
      sessions[id]?.tell(.answer(id: number, answer))
    }
  }

  // MARK: From the host

  private func listen() {
    guard listening == nil else { return }
    let changes = device.changes()
    listening = Task { [weak self] in
      for await change in changes { await self?.handle(change) }
    }
  }

  private func handle(_ change: HostChange) async {
    guard let message = PageMessage.change(change) else { return await startOver() }
    for id in sessions.keys { tell(message, to: id) }
    switch change {
    case .placement(let state): redraw { $0.id == state.id }
    case .device, .clock: redraw { _ in true }
    case .control(let state): redraw { $0.id == state.id }
    case .activity(let state): redraw { $0.id == state.id }
    case .removed(let item), .controlRemoved(let item), .activityRemoved(let item):
      // Its pictures stay in the cache: a page that has just been told of one is about to load it.
      for id in sessions.keys { sessions[id]?.forget(item) }
      updateWatches()
    case .stack, .stackRemoved, .extensions, .gallery, .link, .ledger, .resync: break
    }
  }

  /// A page that has no state yet is told after it.
  private func tell(_ message: PageMessage, to id: Int) {
    if sessions[id]?.early != nil {
      sessions[id]?.early?.append(message)
    } else {
      sessions[id]?.tell(message)
    }
  }

  /// Changes were missed: every page begins anew.
  private func startOver() async {
    let message = PageMessage.state(await device.state())
    for id in sessions.keys { tell(message, to: id) }
    redraw { _ in true }
  }

  // MARK: Pictures

  /// Watches what pages show, and nothing else.
  private func updateWatches() {
    let wanted = sessions.values.reduce(into: Set<PictureKey>()) { $0.formUnion($1.keys) }
    for key in watches.keys where !wanted.contains(key) { unwatch(key) }
    for key in wanted where watches[key] == nil { watch(key) }
  }

  /// Tells the pages that show it.
  func publish(_ picture: WidgetPicture, key: PictureKey) {
    for id in sessions.keys { tell(picture, key: key, to: id) }
  }

  private func tell(_ picture: WidgetPicture, key: PictureKey, to id: Int) {
    let told = ToldPicture(
      tag: picture.tag, version: picture.version, elements: picture.elements,
      parts: picture.parts,
      symbolTag: picture.symbol?.tag)
    guard var session = sessions[id], session.scale == key.scale,
      session.shown.contains(key.item), session.told[key.item] != told
    else { return }
    session.told[key.item] = told
    session.tell(.picture(picture, of: key.item))
    sessions[id] = session
  }
}
