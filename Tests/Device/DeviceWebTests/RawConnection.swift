import Foundation

/// A TCP connection to the server under test that sends and receives raw bytes.
///
/// Blocking calls run on separate threads, never on Swift's cooperative ones, and time out after a
/// minute.
final class RawConnection: Sendable {
  private let descriptor: Int32

  struct Failed: Error { var call: String }

  init(port: Int, receiveBuffer: Int32? = nil) throws {
    // Programs that other tests start must not inherit it, or the server would not see its end.
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    descriptor = socket(AF_INET, type, 0)
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, 4)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failed(call: "connect") }
  }

  deinit { close(descriptor) }

  /// Sends the bytes; returns false if the peer has closed the connection.
  @discardableResult
  func send(_ bytes: Data) async -> Bool {
    await onThread { [descriptor] in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Reads at most `count` bytes; returns empty data if the peer has closed the connection.
  func read(_ count: Int) async -> Data {
    await onThread { [descriptor] in
      var bytes = [UInt8](repeating: 0, count: count)
      let got = recv(descriptor, &bytes, count, 0)
      return Data(bytes.prefix(max(got, 0)))
    }
  }

  /// Reads until the peer closes the connection.
  func readAll() async -> Data {
    var all = Data()
    while true {
      let bytes = await read(1 << 16)
      if bytes.isEmpty { return all }
      all += bytes
    }
  }

  /// Reads a response up to its length; without a length, until the peer closes the connection. The
  /// server closes a refused connection only after its client, or after a second.
  func readAnswer() async -> Data {
    var all = Data()
    while RawAnswer(all)?.isComplete != true {
      let bytes = await read(1 << 16)
      if bytes.isEmpty { break }
      all += bytes
    }
    return all
  }

  /// Closes the sending side.
  func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  private func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }
}

/// A parsed HTTP response.
struct RawAnswer: Sendable {
  var status: Int
  var headers: [String: String]
  var body: Data

  init?(_ bytes: Data) {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(
      separatedBy: "\r\n")
    guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      return nil
    }
    self.status = status
    headers = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    body = Data(bytes[end.upperBound...])
  }

  /// Whether the body has the length that the response announces.
  var isComplete: Bool { headers["content-length"].flatMap { Int($0) } == body.count }

  /// The code of the JSON error; nil unless it also has a message.
  var code: String? {
    let object = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
    let error = object?["error"] as? [String: Any]
    return error?["message"] is String ? error?["code"] as? String : nil
  }

  var json: [String: Any] {
    ((try? JSONSerialization.jsonObject(with: body)) as? [String: Any]) ?? [:]
  }
}
