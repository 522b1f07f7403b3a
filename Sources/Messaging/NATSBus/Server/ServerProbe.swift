import Foundation
import MessageBus

/// Reads the INFO line of a server. libnats does not expose the server's version.
enum ServerProbe {
  /// Limits the INFO line. NATS servers send shorter ones.
  private static let longestLine = 64 << 10

  /// Blocks the thread. Throws `BusError.notConnected`, `.notNATS`, `.oldServer`.
  static func facts(
    of address: NATSAddress, timeout: Duration
  ) throws(BusError) -> ServerFacts {
    let descriptor = try connect(to: address, timeout: timeout)
    defer { close(descriptor) }
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while !line.contains(UInt8(ascii: "\n")), line.count < longestLine {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      line += buffer.prefix(count)
    }
    let text = String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let facts = ServerFacts(line: text) else { throw .notNATS("\(address)") }
    try facts.checkVersion()
    return facts
  }

  private static func connect(
    to address: NATSAddress, timeout: Duration
  ) throws(BusError) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let status = getaddrinfo(address.host, "\(address.port)", &hints, &found)
    guard status == 0 else {
      throw .notConnected(reason: "\(address): \(String(cString: gai_strerror(status)))")
    }
    defer { freeaddrinfo(found) }
    var reason = "no address"
    var next = found
    while let entry = next {
      next = entry.pointee.ai_next
      let descriptor = socket(
        entry.pointee.ai_family, entry.pointee.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
      guard descriptor >= 0 else { continue }
      // On Linux, SO_SNDTIMEO also limits `connect`.
      var limit = timeval(
        tv_sec: Int(timeout.components.seconds),
        tv_usec: Int(timeout.components.attoseconds / 1_000_000_000_000))
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
      if Foundation.connect(descriptor, entry.pointee.ai_addr, entry.pointee.ai_addrlen) == 0 {
        return descriptor
      }
      reason = errno == EINPROGRESS ? "timed out" : String(cString: strerror(errno))
      close(descriptor)
    }
    throw .notConnected(reason: "\(address): \(reason)")
  }
}
