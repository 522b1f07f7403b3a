import Foundation

/// A client of the toolchain's `sourcekit-lsp` over its standard input and output.
///
/// Calls block. The server is ended after two minutes, so that a call does not wait forever.
final class LanguageServer {
  struct Diagnostic {
    /// From 0.
    var line: Int
    var message: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var buffer = Data()
  private var number = 0

  struct Ended: Error {}

  init(folder: URL) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "120", "sourcekit-lsp"]
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      ["processId": NSNull(), "rootUri": folder.absoluteString, "capabilities": [String: Any]()])
    try send(["method": "initialized", "params": [String: Any]()])
  }

  func open(_ file: URL, text: String) throws {
    try send([
      "method": "textDocument/didOpen",
      "params": [
        "textDocument": [
          "uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text,
        ] as [String: Any]
      ],
    ])
  }

  func diagnostics(of file: URL) throws -> [Diagnostic] {
    let report = try request(
      "textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]])
    let items = (report as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.map { item in
      let range = item["range"] as? [String: [String: Int]]
      return Diagnostic(
        line: range?["start"]?["line"] ?? -1, message: item["message"] as? String ?? "")
    }
  }

  /// The labels that are offered at a position, both from 0.
  func completions(in file: URL, line: Int, column: Int) throws -> [String] {
    let list = try request(
      "textDocument/completion",
      [
        "textDocument": ["uri": file.absoluteString],
        "position": ["line": line, "character": column],
      ])
    let items = (list as? [String: Any])?["items"] ?? list
    return (items as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
  }

  func end() {
    _ = try? request("shutdown", [:])
    try? send(["method": "exit"])
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  // MARK: Messages

  private func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    number += 1
    try send(["id": number, "method": method, "params": parameters])
    while true {
      let message = try receive()
      guard let id = message["id"] else { continue }
      if message["method"] != nil {
        // A request of the server, such as for progress.
        try send(["id": id, "result": NSNull()])
      } else if id as? Int == number {
        return message["result"]
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func receive() throws -> [String: Any] {
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let header = buffer.range(of: end) {
        let text = String(decoding: buffer[..<header.lowerBound], as: UTF8.self)
        let length = text.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
        if buffer.distance(from: header.upperBound, to: buffer.endIndex) >= length {
          let body = buffer[header.upperBound..<header.upperBound + length]
          let message = try JSONSerialization.jsonObject(with: Data(body))
          buffer = Data(buffer[(header.upperBound + length)...])
          return message as? [String: Any] ?? [:]
        }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Ended() }
      buffer += more
    }
  }
}
