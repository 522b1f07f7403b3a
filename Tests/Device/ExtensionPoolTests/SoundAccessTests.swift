import Foundation
import Testing

@testable import ExtensionPool

struct SoundAccessTests {
  @Test(
    arguments: [
      ([:], []),
      (["XDG_RUNTIME_DIR": "/run/user/7"], ["/run/user/7/pulse"]),
      (["PULSE_SERVER": "unix:/sound/native"], ["/sound/native"]),
      (["PULSE_SERVER": "tcp:machine:4713"], []),
    ] as [([String: String], [String])])
  func findsSocketOfSoundServer(_ environment: [String: String], sockets: [String]) {
    let access = SoundAccess(environment: environment)
    #expect(access.sockets.map(\.path) == sockets)
    #expect(access.variables == environment.merging(["VITRINE_AUDIO": "auto"]) { $1 })
    #expect(access.devices.map(\.path) == ["/dev/snd"])
  }
}
