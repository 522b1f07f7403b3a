import Foundation
import NATSBus
import TestPrograms

/// A `nats-server` on a free port, with its store in a temporary folder. It ends with the tests.
package final class NATSServer: Sendable {
  /// The server that most tests share.
  package static let shared = Task { try await NATSServer.start(in: sharedFolder) }

  private static let sharedFolder: URL = {
    atexit { try? FileManager.default.removeItem(at: NATSServer.sharedFolder) }
    return temporaryFolder()
  }()

  package let port: Int
  package let folder: URL
  private let program: TestProgram

  private init(port: Int, folder: URL, program: TestProgram) {
    self.port = port
    self.folder = folder
    self.program = program
  }

  package var address: NATSAddress { NATSAddress("nats://localhost:\(port)")! }

  /// - Parameters:
  ///   - settings: Lines for the server's configuration file.
  ///   - jetStream: The members of the block `jetstream`; nil for none.
  ///   - port: nil for any free one.
  package static func start(
    _ settings: String = "", jetStream: String? = "", port: Int? = nil,
    in folder: URL = temporaryFolder()
  ) async throws -> NATSServer {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("nats.conf")
    let store = jetStream.map { "jetstream { store_dir: \"\(folder.path)/store\"\n\($0) }\n" }
    try Data("\(store ?? "")\(settings)\n".utf8).write(to: file)
    let program = try await TestProgram(
      URL(fileURLWithPath: "/usr/sbin/nats-server"),
      [
        "--addr", "127.0.0.1", "--port", "\(port ?? -1)", "--config", file.path,
        "--log", "/dev/stdout",
      ])
    var log = ""
    while !log.contains("Server is ready") {
      let data = try await program.readOutput()
      if data.isEmpty { throw Failure.ended(log) }
      log += String(decoding: data, as: UTF8.self)
    }
    guard let found = log.firstMatch(of: /client connections on [0-9.]+:([0-9]+)/),
      let port = Int(found.1)
    else { throw Failure.ended(log) }
    // A full pipe would stop the server.
    Task { while try await !program.readOutput().isEmpty {} }
    return NATSServer(port: port, folder: folder, program: program)
  }

  package enum Failure: Error { case ended(String) }

  /// Ends the server as a crash does.
  package func kill() async {
    program.send(signal: SIGKILL)
    await program.exit()
  }

  package func stop() async {
    await kill()
    try? FileManager.default.removeItem(at: folder)
  }

  package func connect(
    credentials: String? = nil, authority: String? = nil, timeout: Duration = .seconds(5)
  ) async throws -> NATSBus {
    try await NATSBus.connect(
      NATSOptions(
        servers: [address], credentials: credentials, authority: authority, timeout: timeout))
  }

  package static func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-nats-\(UUID())")
  }
}
