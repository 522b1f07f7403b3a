import CommandContext
import Fleet
import Foundation
import Hexadecimal

/// The file of `--tokens`: the push tokens and channels of a fleet, as JSON Lines.
struct FleetTokensFile {
  private struct Token: Encodable {
    var device: String
    var token: String
    var kind: String
    var bundle: String
    var attributesType: String
    var activity: String?
  }

  private struct Channel: Encodable {
    var channel: String
    var bundle: String
  }

  private let url: URL

  init(_ url: URL) { self.url = url }

  /// Throws `ToolError.unwritable`.
  func write(_ fleet: Fleet) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
        throw CocoaError(.fileWriteUnknown)
      }
      let file = try FileHandle(forWritingTo: url)
      let app = fleet.app
      var text = Data()
      for channel in app.channels {
        text += try encoder.encode(Channel(channel: channel, bundle: app.bundle)) + [10]
      }
      for device in 0..<fleet.count {
        for token in await fleet.tokens(of: device) {
          let line = Token(
            device: token.device, token: token.token.hexadecimal, kind: token.kind.rawValue,
            bundle: app.bundle, attributesType: app.attributesType,
            activity: token.activity?.rawValue)
          text += try encoder.encode(line) + [10]
        }
        if text.count > 1 << 20 {
          try file.write(contentsOf: text)
          text = Data()
        }
      }
      try file.write(contentsOf: text)
      try file.close()
    } catch {
      throw ToolError.unwritable(url.path, reason: error.localizedDescription)
    }
  }
}
