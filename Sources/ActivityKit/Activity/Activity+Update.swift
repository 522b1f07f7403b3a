import HostLink

extension Activity {
  /// Shows another content. An activity that has ended is not changed.
  public func update(_ content: ActivityContent<ContentState>) async {
    await change(content, nil, nil)
  }

  /// Shows another content, and announces it.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await change(content, alertConfiguration, nil)
  }

  /// Shows another content as of a time: an update that is older than what the activity shows is
  /// dropped.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    await change(content, alertConfiguration, timestamp)
  }

  @available(*, deprecated, message: "use update(_:)")
  public func update(using contentState: ContentState) async {
    await change(ActivityContent(state: contentState, staleDate: nil), nil, nil)
  }

  @available(*, deprecated, message: "use update(_:alertConfiguration:)")
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await change(ActivityContent(state: contentState, staleDate: nil), alertConfiguration, nil)
  }

  /// Ends the activity. It shows the content from then on, nil keeps what it shows, and stays on the
  /// Lock Screen as the policy says.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await finish(content, dismissalPolicy, nil)
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    await finish(content, dismissalPolicy, timestamp)
  }

  @available(*, deprecated, message: "use end(_:dismissalPolicy:)")
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    let content = contentState.map { ActivityContent(state: $0, staleDate: nil) }
    await finish(content, dismissalPolicy, nil)
  }

  private func change(
    _ content: ActivityContent<ContentState>, _ alert: AlertConfiguration?, _ timestamp: Date?
  ) async {
    guard let message = message(of: content) else { return }
    let update = ActivityUpdate(content: message, alert: alert?.link, timestamp: timestamp)
    await tell(.update(id: id, update), "update")
  }

  private func finish(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy,
    _ timestamp: Date?
  ) async {
    // An end counts also where its content does not.
    let end = ActivityEnd(
      content: content.flatMap(message(of:)), dismissal: policy.link, timestamp: timestamp)
    await tell(.end(id: id, end), "end")
  }

  /// nil, and told, where the content cannot be sent.
  private func message(of content: ActivityContent<ContentState>) -> ActivityContentMessage? {
    do {
      let message = try content.message
      let size = known.attributes.count + message.state.count
      guard size <= ActivityLimits.bytes else {
        report(
          "the content of \(Self.typeName) is dropped: with the attributes it takes \(size) bytes, "
            + "and \(ActivityLimits.bytes) are allowed")
        return nil
      }
      return message
    } catch {
      report("the content of \(Self.typeName) cannot be written as JSON: \(error)")
      return nil
    }
  }

  /// Apple's functions throw nothing: what goes wrong is told.
  private func tell(_ command: ActivityCommand, _ what: String) async {
    let (center, id) = (center, id)
    let problem: String? = await OwnThread.run {
      do throws(ActivityHostError) {
        switch try center.ask(command, isPatient: true) {
        case .activity(let record):
          center.know(record)
          return nil
        case .refused(let refusal):
          if refusal.reason == .unknownActivity { center.dismiss(id) }
          return refusal.message
        default: return "the host answered another question"
        }
      } catch {
        return "\(error)"
      }
    }
    if let problem { report("the \(what) of \(Self.typeName) \(id) failed: \(problem)") }
  }
}
