import AgentServer

extension AgentTool {
  /// All tools, in the order in which clients list them. Their names are an interface.
  static let all: [AgentTool] = [
    .new, .check, .build, .list, .render, .previews, .timeline, .simulate, .test, .audit,
    .install, .gallery, .place, .placements, .remove, .tap, .shortcut, .configure, .clock, .device,
    .screenshot, .explain, .doctor, .log, .activity, .schema, .pushLint, .pushSend, .compatibility,
  ]

  /// With those that only programs call. Models get the same from others, in less space.
  static let ofEditors = all + [.frames]
}
