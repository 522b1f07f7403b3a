import ExtensionProcess
import Foundation
import HostLink
import Synchronization

/// An extension's process with its description, which one session at a time uses.
struct RunningExtension: Sendable {
  let process: ExtensionProcess
  let description: BundleDescription
  let output: OutputRelay

  /// Ends the process. Its session has then received all output.
  func end() async {
    await process.end()
    await process.waitForOutput()
  }
}

/// Passes on what a process prints to the session that uses it now.
final class OutputRelay: Sendable {
  private let receiver = Mutex<SessionOutput?>(nil)
  private let name: String

  /// - Parameter name: The name of the extension.
  init(name: String) {
    self.name = name
  }

  func connect(_ output: SessionOutput?) { receiver.withLock { $0 = output } }

  func add(_ messages: [ProcessOutput]) {
    receiver.withLock { $0 }?.add(messages, from: name)
  }
}
