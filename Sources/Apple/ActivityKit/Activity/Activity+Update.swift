import HostLink

extension Activity {
  /// Updates the content. Has no effect on an activity that has ended.
  public func update(_ content: ActivityContent<ContentState>) async {
    await change(content, nil, nil)
  }

  /// Updates the content, with an alert.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await change(content, alertConfiguration, nil)
  }

  /// Updates the content as of a time. The host drops an update that is older than the content
  /// shown.
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

  /// Ends the activity. It shows the new content, or keeps its last one if `content` is nil, and
  /// stays on the Lock Screen according to the policy.
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
    await send(.update(id: id, update), "update")
  }

  private func finish(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy,
    _ timestamp: Date?
  ) async {
    // The activity ends even if its last content cannot be sent.
    let end = ActivityEnd(
      content: content.flatMap(message(of:)), dismissal: policy.link, timestamp: timestamp)
    await send(.end(id: id, end), "end")
  }

  /// nil if the content cannot be sent. Reports the reason on standard error.
  private func message(of content: ActivityContent<ContentState>) -> ActivityContentMessage? {
    do {
      let message = try content.message
      let size = known.attributes.count + message.state.count
      guard size <= ActivityLimits.bytes else {
        report(
          "dropped a content of \(Self.typeName): attributes and content take \(size) bytes, at "
            + "most \(ActivityLimits.bytes) are allowed")
        return nil
      }
      return message
    } catch {
      report("cannot encode the content of \(Self.typeName) as JSON: \(error)")
      return nil
    }
  }

  /// Sends a command. Apple's functions do not throw, so problems are reported on standard error.
  private func send(_ command: ActivityCommand, _ name: String) async {
    let (center, id) = (center, id)
    let problem: String? = await DetachedThread.run {
      do throws(ActivityHostError) {
        switch try center.ask(command, waitsForHost: true) {
        case .activity(let record):
          center.upsert(record)
          return nil
        case .refused(let refusal):
          if refusal.reason == .unknownActivity { center.dismiss(id) }
          return refusal.message
        default: return "the host's answer is of another type"
        }
      } catch {
        return "\(error)"
      }
    }
    if let problem { report("the \(name) of \(Self.typeName) \(id) failed: \(problem)") }
  }
}
