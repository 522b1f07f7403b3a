import HostLink

/// Live Activities: decodes contents and archives their presentations.
extension ExtensionRuntime {
  func activity(_ request: ActivityRequest) throws -> ActivityReply {
    let own = activities.first { $0.attributesType == request.attributesType }
    if let system = SystemTask.registration(for: request)
      ?? SystemAlarm.registration(for: request, inPlaceOf: own)
    {
      var reply = try drawing(of: request, by: system).reply(request.forms)
      // The author has not written these views.
      reply.notices = []
      return reply
    }
    guard let registration = own else {
      let type = request.attributesType
      throw FailureReport(
        .unknownActivity,
        "Unknown Live Activity \"\(type)\". \(Self.available(activities.map(\.attributesType))) "
          + "To add it, put an ActivityConfiguration(for: \(type).self) into the widget bundle.")
    }
    guard !request.forms.isEmpty else {
      var reply = ActivityReply(unread: try registration.source.check(request))
      reply.notices.addWarnings(registration.source.notices(of: request))
      return reply
    }
    var reply = try drawing(of: request, by: registration).reply(request.forms)
    reply.notices.addWarnings(registration.source.notices(of: request))
    return reply
  }

  private func drawing(
    of request: ActivityRequest, by registration: ActivityRegistration
  ) throws -> ActivityDrawing {
    ActivityDrawing(
      registration: registration, views: try registration.source.views(for: request),
      archiver: try readyArchiver())
  }
}
