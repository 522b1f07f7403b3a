internal import COpenSSL
import Foundation

/// A TLS connection to a server, which blocks: for the tool and for tests.
///
/// `@unchecked Sendable`: one thread at a time uses it, as its owners do.
public final class TLSStream: @unchecked Sendable {
  /// Whom the stream believes.
  public enum Trust: Equatable, Sendable {
    /// The system's authorities.
    case system
    /// The certificates of a PEM file.
    case file(String)
    /// Anybody.
    case anybody
  }

  private let descriptor: Int32
  private let context: OpaquePointer
  private let ssl: OpaquePointer

  /// Connects. Throws `PushClientError`.
  ///
  /// - Parameters:
  ///   - seconds: For which a single step may take.
  ///   - offersHTTP2: False leaves ALPN out, as some clients do.
  public init(
    host: String, port: Int, trust: Trust, seconds: Int = 20, offersHTTP2: Bool = true
  ) throws(PushClientError) {
    let place = "\(host):\(port)"
    guard let context = SSL_CTX_new(TLS_client_method()) else {
      throw .tls(place, reason: "no memory")
    }
    guard Self.set(trust, context), let ssl = SSL_new(context) else {
      SSL_CTX_free(context)
      guard case .file(let path) = trust else { throw .tls(place, reason: "no memory") }
      throw .untrustedFile(path)
    }
    do throws(PushClientError) {
      descriptor = try Self.connect(host: host, port: port, seconds: seconds)
    } catch {
      SSL_free(ssl)
      SSL_CTX_free(context)
      throw error
    }
    self.context = context
    self.ssl = ssl
    SSL_set_fd(ssl, descriptor)
    if trust != .anybody {
      SSL_set_verify(ssl, SSL_VERIFY_PEER, nil)
      SSL_set1_host(ssl, host)
    }
    if offersHTTP2 { _ = vitrine_tls_offer(ssl, host) }
    ERR_clear_error()
    guard Self.withoutPipeSignal({ SSL_connect(ssl) }) == 1 else {
      let code = SSL_get_verify_result(ssl)
      let reason =
        code == Int(X509_V_OK)
        ? "the handshake failed" : String(cString: X509_verify_cert_error_string(code))
      throw .tls(place, reason: reason)
    }
  }

  deinit {
    SSL_free(ssl)
    SSL_CTX_free(context)
    Glibc.close(descriptor)
  }

  /// Some bytes; none at the end. Throws `PushClientError.ended` where nothing comes in time.
  public func read(_ limit: Int = 16 << 10) throws(PushClientError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    ERR_clear_error()
    // Reading may write as well: alerts, and answers to key updates.
    let count = Self.withoutPipeSignal { SSL_read(ssl, &bytes, Int32(limit)) }
    guard count <= 0 else { return Array(bytes.prefix(Int(count))) }
    guard SSL_get_error(ssl, count) == SSL_ERROR_WANT_READ else { return [] }
    throw .timedOut
  }

  /// All of them. Throws `PushClientError.ended`.
  public func write(_ bytes: [UInt8]) throws(PushClientError) {
    var written = 0
    while written < bytes.count {
      ERR_clear_error()
      let count = bytes.withUnsafeBytes { buffer in
        Self.withoutPipeSignal {
          SSL_write(ssl, buffer.baseAddress?.advanced(by: written), Int32(buffer.count - written))
        }
      }
      guard count > 0 else { throw .ended(reason: nil) }
      written += Int(count)
    }
  }

  private static func set(_ trust: Trust, _ context: OpaquePointer) -> Bool {
    defer { ERR_clear_error() }
    guard vitrine_tls_version(context) == 1 else { return false }
    return switch trust {
    case .system: SSL_CTX_set_default_verify_paths(context) == 1
    case .file(let path): SSL_CTX_load_verify_locations(context, path, nil) == 1
    case .anybody: true
    }
  }

  private static func connect(
    host: String, port: Int, seconds: Int
  ) throws(PushClientError) -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, "\(port)", &hints, &list) == 0 else { throw .unknownHost(host) }
    defer { freeaddrinfo(list) }
    var next = list
    while let address = next?.pointee {
      next = address.ai_next
      let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
      guard descriptor >= 0 else { continue }
      var time = timeval(tv_sec: seconds, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
      SocketOptions.sendAtOnce(descriptor)
      if Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return descriptor }
      Glibc.close(descriptor)
    }
    throw .unreachable(host, port: port)
  }

  /// A server that has gone is an error of a write, not the process's end.
  private static func withoutPipeSignal<Result>(_ body: () -> Result) -> Result {
    var pipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let result = body()
    // One that is pending would come when it is let through again.
    var none = timespec()
    if sigismember(&before, SIGPIPE) == 0 { sigtimedwait(&pipe, nil, &none) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }
}

/// Why a push could not be sent to a server.
public enum PushClientError: Error, Equatable {
  case unknownHost(String)
  case unreachable(String, port: Int)
  case tls(String, reason: String)
  case untrustedFile(String)
  case timedOut
  /// `reason`: What the server's GOAWAY says.
  case ended(reason: String?)
  /// The server ended the request; the code is HTTP/2's.
  case reset(UInt32)
}

extension PushClientError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownHost(let host): "there is no host \"\(host)\""
    case .unreachable(let host, let port):
      "nothing listens at \(host):\(port); vitrine serve tells the gateway's port"
    case .tls(let place, let reason):
      "there is no trusted connection to \(place): \(reason); the gateway's certificate is given "
        + "with --certificate"
    case .untrustedFile(let path): "\(path): holds no certificates in PEM"
    case .timedOut: "the server did not answer in time"
    case .ended(let reason):
      "the server ended the connection" + (reason.map { ": \($0)" } ?? "")
    case .reset(let code): "the server ended the request with the HTTP/2 code \(code)"
    }
  }
}
