import Foundation
import Synchronization
import TestFolders
import VitrineCommands

@testable import CommandArguments
@testable import CommandContext

/// A run of the tool in the test's process, and its output.
struct ToolRun {
  var code: Int32
  var output: String
  var error: String

  init(_ line: [String], in folder: TemporaryFolder? = nil) async {
    let recorder = Recorder()
    let directory = folder?.url ?? FileManager.default.temporaryDirectory
    let context = ToolContext(
      console: Console(
        output: { bytes in
          recorder.text.withLock { $0.output += String(decoding: bytes, as: UTF8.self) }
        },
        error: { message in recorder.text.withLock { $0.error += message } }),
      currentDirectory: directory, now: { Date(timeIntervalSince1970: 1_772_703_000) },
      cache: directory.appendingPathComponent("cache"))
    code = await Tool.run(line, in: context)
    (output, error) = recorder.text.withLock { ($0.output, $0.error) }
  }

  private final class Recorder: Sendable {
    let text = Mutex((output: "", error: ""))
  }
}
