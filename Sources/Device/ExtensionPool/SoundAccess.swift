import ExtensionProcess
import Foundation
import XDGFolders

/// Everything that an extension needs to play sound: the environment variables that `AVFAudio`
/// reads, and the sandbox's openings to the user's sound server and sound devices.
///
/// A program with this access can also record and send other requests to the sound server. It is
/// therefore off unless the settings grant it (`ProcessSettings.sound`).
struct SoundAccess: Equatable {
  var variables: [String: String]
  /// The sockets of the sound server, or their folders.
  var sockets: [URL]
  var devices: [URL]

  /// - Parameter environment: The host's environment variables.
  init(environment: [String: String]) {
    variables = [ExtensionLaunch.soundVariable: "auto"]
    sockets = []
    devices = [URL(fileURLWithPath: "/dev/snd")]
    if let folder = XDGFolders(environment: environment).runtime {
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
