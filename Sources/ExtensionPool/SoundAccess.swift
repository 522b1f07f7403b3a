import ExtensionProcess
import Foundation

/// What lets an extension be heard: the variables that `AVFAudio` asks, and through a sandbox the
/// socket of the person's sound server and the sound devices.
///
/// A program that has these can record as well, and ask the server for more than sound: hence
/// nobody has them who was not given them (`ProcessSettings.sound`).
struct SoundAccess: Equatable {
  var variables: [String: String]
  /// Folders of sockets.
  var sockets: [URL]
  var devices: [URL]

  /// By the host's own variables.
  init(environment: [String: String]) {
    variables = [ExtensionLaunch.soundVariable: "auto"]
    sockets = []
    devices = [URL(fileURLWithPath: "/dev/snd")]
    if let folder = environment["XDG_RUNTIME_DIR"] {
      variables["XDG_RUNTIME_DIR"] = folder
      sockets.append(URL(fileURLWithPath: folder).appendingPathComponent("pulse"))
    }
    if let server = environment["PULSE_SERVER"] {
      variables["PULSE_SERVER"] = server
      if let socket = server.split(separator: ":", maxSplits: 1).last, server.hasPrefix("unix:") {
        sockets.append(URL(fileURLWithPath: String(socket)))
      }
    }
  }
}
