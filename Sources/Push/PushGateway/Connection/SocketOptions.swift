import Foundation

/// Sets up the sockets of the gateway and its client.
enum SocketOptions {
  /// Makes a socket non-blocking and close-on-exec, and disables Nagle's algorithm.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    disableNagle(descriptor)
  }

  /// Disables Nagle's algorithm, which would hold back a message's last segment until the first is
  /// acknowledged.
  static func disableNagle(_ descriptor: Int32) {
    var one: Int32 = 1
    setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Listens. Port 0 picks a free one. Throws `GatewayError`.
  ///
  /// - Parameter address: An address of this machine, in numbers; nil for both loopback addresses.
  static func listen(
    address: String? = nil, port: Int
  ) throws(GatewayError) -> (descriptors: [Int32], port: Int) {
    if let address {
      let version = address.contains(":") ? AF_INET6 : AF_INET
      let only = try listener(version: version, address: address, port: port)
      return ([only], try boundPort(only))
    }
    let first = try listener(version: AF_INET, address: "127.0.0.1", port: port)
    let bound = try boundPort(first)
    // The machine may lack IPv6.
    let second = try? listener(version: AF_INET6, address: "::1", port: bound)
    return ([first] + (second.map { [$0] } ?? []), bound)
  }

  private static func listener(
    version: Int32, address: String, port: Int
  ) throws(GatewayError) -> Int32 {
    let descriptor = socket(version, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw .cannotListen(port, reason: systemErrorText()) }
    prepare(descriptor)
    var one: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, size)
    if version == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &one, size)
    }
    guard bind(descriptor, version: version, to: address, port: port) == 0,
      Glibc.listen(descriptor, 128) == 0
    else {
      let number = errno
      close(descriptor)
      throw number == EADDRINUSE
        ? .portInUse(port) : .cannotListen(port, reason: String(cString: strerror(number)))
    }
    return descriptor
  }

  private static func bind(
    _ descriptor: Int32, version: Int32, to text: String, port: Int
  ) -> Int32 {
    let port = in_port_t(port).bigEndian
    errno = EINVAL
    if version == AF_INET6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port
      guard inet_pton(AF_INET6, text, &address.sin6_addr) == 1 else { return -1 }
      return bind(descriptor, &address)
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port
    guard inet_pton(AF_INET, text, &address.sin_addr) == 1 else { return -1 }
    return bind(descriptor, &address)
  }

  private static func bind<Address>(_ descriptor: Int32, _ address: inout Address) -> Int32 {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
  }

  private static func boundPort(_ descriptor: Int32) throws(GatewayError) -> Int {
    // The port of an IPv6 address is in the same place.
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    guard result == 0 else { throw .cannotListen(0, reason: systemErrorText()) }
    return Int(in_port_t(bigEndian: address.sin6_port))
  }
}
