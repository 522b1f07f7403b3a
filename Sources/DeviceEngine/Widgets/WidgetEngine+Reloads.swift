import Foundation

/// Requests of an extension's placements that go together.
struct Company: Sendable {
  var until: Date
  /// In the order in which they joined.
  var members: [Int]
}

extension WidgetEngine {
  /// Somebody wants a placement reloaded: it is done now, put off, or joined with another reload.
  /// The caller reschedules.
  mutating func request(_ number: Int, _ need: ReloadNeed) {
    placements.noteChange(number)
    let running = placements[number].schedule.fetch
    switch placements[number].schedule.join(need) {
    case .none: break
    case .covered: return record(number, .coalesced, need.cause, text.covered(need))
    case .again: return record(number, .coalesced, need.cause, text.again(need))
    case .replace:
      var whole = running.map { need.merged(with: $0.need) } ?? need
      if let again = running?.again { whole = whole.merged(with: again) }
      whole.cause = need.cause
      return begin(number, whole, isCharged: false, note: text.givenUp)
    }
    if need.isFree { return beginFree(number, need) }
    if let waiting = placements[number].waiting {
      placements[number].waiting?.need = waiting.need.merged(with: need)
      return record(
        number, .coalesced, need.cause, text.joined(need, waiting), until: waiting.until)
    }
    if placements[number].backOff.isStopped {
      let message = placements[number].backOff.message ?? ""
      return record(number, .deferred, need.cause, text.stopped(need, message: message))
    }
    startOrWait(number, need, mayWaitForCompany: need.cause == .widgetCenter)
  }

  /// A free reload does what waits along with it.
  private mutating func beginFree(_ number: Int, _ need: ReloadNeed, note: String = "") {
    guard let waiting = placements[number].waiting else {
      return begin(number, need, isCharged: false, note: note)
    }
    var whole = need.merged(with: waiting.need)
    whole.cause = need.cause
    begin(number, whole, isCharged: false, note: note + text.doesAlong(waiting))
  }

  /// A reload that counts begins where spacing and budget let it.
  private mutating func startOrWait(
    _ number: Int, _ need: ReloadNeed, mayWaitForCompany: Bool, note: String = ""
  ) {
    let spacing = settings.reloads.minimumSpacing
    switch placements[number].budget.verdict(at: now, spacing: spacing) {
    case .usedUp(let until): wait(number, need, until: until, .budget)
    case .tooSoon(let until): wait(number, need, until: until, .spacing)
    case .allowed where mayWaitForCompany && settings.reloads.coalescingWindow > 0:
      waitForCompany(number, need)
    case .allowed:
      begin(number, need, isCharged: true, note: note)
      beginCompany(of: number)
    }
  }

  private mutating func wait(
    _ number: Int, _ need: ReloadNeed, until: Date, _ reason: WaitingReload.Reason
  ) {
    let waiting = WaitingReload(need: need, until: until, reason: reason)
    placements[number].waiting = waiting
    let outcome: LedgerRow.Outcome = reason == .company ? .coalesced : .deferred
    record(
      number, outcome, need.cause,
      text.waits(waiting, budget: placements[number].budget, spacing: settings.reloads),
      until: until)
  }

  // MARK: Company

  private mutating func waitForCompany(_ number: Int, _ need: ReloadNeed) {
    let id = placements[number].placement.extension
    let until = now.addingTimeInterval(settings.reloads.coalescingWindow)
    // One whose time is over has gone, or was done along with something free.
    var company =
      companies[id].flatMap { $0.until > now ? $0 : nil }
      ?? Company(until: until, members: [])
    company.members.append(number)
    companies[id] = company
    wait(number, need, until: company.until, .company)
  }

  /// What waits for company goes along with a reload of the same extension.
  private mutating func beginCompany(of number: Int) {
    let id = placements[number].placement.extension
    guard let company = companies.removeValue(forKey: id) else { return }
    for member in company.members where member != number {
      guard let waiting = placements[member].waiting, waiting.reason == .company else { continue }
      placements.noteChange(member)
      placements[member].waiting = nil
      begin(member, waiting.need, isCharged: true, note: text.together)
      reschedule(member)
    }
  }

  // MARK: Beginning

  mutating func begin(_ number: Int, _ need: ReloadNeed, isCharged: Bool, note: String = "") {
    if isCharged { placements[number].budget.charge(at: now) }
    placements[number].waiting = nil
    lastToken += 1
    let kind = placements[number].schedule.begin(need, token: lastToken, isCharged: isCharged)
    record(
      number, isCharged ? .charged : .free, need.cause,
      text.begins(need, isCharged: isCharged) + note)
    actions.append(.fetch(placements[number].placement.id, token: lastToken, kind))
  }

  /// The next question of a first content.
  mutating func proceed(_ number: Int, to kind: FetchKind) {
    lastToken += 1
    placements[number].schedule.proceed(to: kind, token: lastToken)
    actions.append(.fetch(placements[number].placement.id, token: lastToken, kind))
  }

  // MARK: Time

  /// A placement's wake: its day, its entry, its reload.
  mutating func wake(_ number: Int) {
    guard !showNextEntry(number) else { return }
    if placements[number].budget.resets <= now { resetBudget(number) }
    showEntry(number)
    if let waiting = placements[number].waiting {
      if waiting.until <= now { endWaiting(number, waiting) }
    } else if let due = placements[number].policyDate, due <= now {
      request(number, ReloadNeed(cause: .policy, isFree: false, since: now))
    }
    reschedule(number)
  }

  private mutating func endWaiting(_ number: Int, _ waiting: WaitingReload) {
    placements.noteChange(number)
    placements[number].waiting = nil
    if waiting.need.isFree {
      begin(number, waiting.need, isCharged: false, note: text.after(waiting))
    } else {
      startOrWait(
        number, waiting.need, mayWaitForCompany: false, note: text.after(waiting))
    }
  }

  private mutating func resetBudget(_ number: Int) {
    placements.noteChange(number)
    let next = nextReset(of: placements[number].placement.id)
    placements[number].budget.reset(settings: settings.budget, next: next)
    record(
      number, .budgetReset, .date,
      text.newDay(placements[number].budget, settings: settings.budget))
  }

  /// The clock was set back: nothing waits longer than it could from now.
  mutating func hurryWaiting(_ number: Int) {
    guard let waiting = placements[number].waiting else { return }
    let longest: Date =
      switch waiting.reason {
      case .company: now.addingTimeInterval(settings.reloads.coalescingWindow)
      case .spacing: now.addingTimeInterval(settings.reloads.minimumSpacing)
      case .budget: placements[number].budget.resets
      case .backOff: now.addingTimeInterval(settings.failures.longestWait)
      case .heldBack: now.addingTimeInterval(settings.processes.longestHoldBack)
      }
    placements[number].waiting?.until = min(waiting.until, longest)
  }

  // MARK: Showing

  /// Puts the entry of now on the screen.
  mutating func showEntry(_ number: Int) {
    guard let timeline = placements[number].schedule.timeline,
      placements[agendaOf: number].walk?.advance(to: now, in: timeline) == true
    else { return }
    show(number, placements.shown(number))
  }

  /// As `wake`, where the next entry and nothing else is due: the record is not looked at. False
  /// where that is not so.
  private mutating func showNextEntry(_ number: Int) -> Bool {
    guard placements[agendaOf: number].step(to: now),
      let position = placements[agendaOf: number].walk?.position
    else { return false }
    show(number, .entry(position), budgetLeft: placements[agendaOf: number].budgetLeft)
    queue.schedule(.placement(number), at: placements[agendaOf: number].nextWake)
    return true
  }

  mutating func show(_ number: Int, _ content: ShownContent) {
    show(number, content, budgetLeft: placements[number].budget.left)
  }

  private mutating func show(_ number: Int, _ content: ShownContent, budgetLeft: Int) {
    let id = placements[agendaOf: number].id
    actions.append(.show(id, content))
    guard case .entry(let index) = content, let walk = placements[agendaOf: number].walk
    else { return }
    actions.append(
      .record(
        LedgerRow(
          date: now, placement: id, outcome: .shown, cause: .date,
          reason: text.shows(index, date: walk.date, of: walk.count, until: walk.next),
          budgetLeft: budgetLeft)))
  }

  mutating func reschedule(_ number: Int) {
    placements.updateAgenda(number)
    queue.schedule(.placement(number), at: placements[agendaOf: number].nextWake)
  }

  mutating func record(
    _ number: Int, _ outcome: LedgerRow.Outcome, _ cause: LedgerRow.Cause, _ reason: String,
    until: Date? = nil
  ) {
    actions.append(
      .record(
        LedgerRow(
          date: now, placement: placements[number].placement.id, outcome: outcome, cause: cause,
          reason: reason, budgetLeft: placements[number].budget.left, until: until)))
  }

  var text: LedgerText { LedgerText(now: now, time: time) }
}
