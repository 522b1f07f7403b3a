import HostLink

/// Live Activities: decodes contents and archives their presentations.
extension ExtensionRuntime {
  func activity(_ request: ActivityRequest) throws -> ActivityReply {
    let own = activities.first { $0.attributesType == request.attributesType }
    guard let registration = SystemAlarm.registration(for: request, inPlaceOf: own) ?? own else {
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
    let views = try registration.source.views(for: request)
    var reply = try ActivityDrawing(
      registration: registration, views: views, archiver: readyArchiver()
    ).reply(request.forms)
    reply.notices.addWarnings(registration.source.notices(of: request))
    return reply
  }
}
