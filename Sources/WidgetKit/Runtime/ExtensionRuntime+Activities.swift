import HostLink

/// Live Activities: contents decoded, and these as archives.
extension ExtensionRuntime {
  func activity(_ request: ActivityRequest) throws -> ActivityReply {
    guard
      let registration = activities.first(where: { $0.attributesType == request.attributesType })
    else {
      let known = activities.map { "\"\($0.attributesType)\"" }.joined(separator: ", ")
      throw FailureReport(
        .unknownActivity,
        "There is no Live Activity of \"\(request.attributesType)\": add an "
          + "ActivityConfiguration(for: \(request.attributesType).self) to the widget bundle. "
          + (known.isEmpty ? "It has none." : "There are: \(known)."))
    }
    guard !request.forms.isEmpty else {
      return ActivityReply(unread: try registration.source.check(request))
    }
    let views = try registration.source.views(for: request)
    return try ActivityDrawing(
      registration: registration, views: views, archiver: readyArchiver()
    ).reply(request.forms)
  }
}
