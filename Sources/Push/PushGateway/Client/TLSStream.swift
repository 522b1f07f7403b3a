internal import COpenSSL
import Foundation

/// A blocking TLS connection to a server, for the tool and for tests.
///
/// `@unchecked Sendable`: its owner uses it on one thread at a time.
public final class TLSStream: @unchecked Sendable {
  /// The certificate authorities that the stream trusts.
  public enum Trust: Equatable, Sendable {
    /// The system's certificate authorities.
    case system
    /// The certificates of a PEM file.
    case file(String)
    /// Every server. The certificate is not verified.
    case everyone
  }

  private let descriptor: Int32
  private let context: OpaquePointer
  private let ssl: OpaquePointer

  /// Connects. Throws `PushClientError`.
  ///
  /// - Parameters:
  ///   - timeout: Limit of a single read or write, in seconds.
  ///   - offersHTTP2: False omits ALPN, as some clients do.
  public init(
    host: String, port: Int, trust: Trust, timeout: Int = 20, offersHTTP2: Bool = true
  ) throws(PushClientError) {
    let place = "\(host):\(port)"
    guard let context = SSL_CTX_new(TLS_client_method()) else {
      throw .tls(place, reason: "out of memory")
    }
    guard Self.set(trust, context), let ssl = SSL_new(context) else {
      SSL_CTX_free(context)
      guard case .file(let path) = trust else { throw .tls(place, reason: "out of memory") }
      throw .untrustedFile(path)
    }
    do throws(PushClientError) {
      descriptor = try Self.connect(host: host, port: port, timeout: timeout)
    } catch {
      SSL_free(ssl)
      SSL_CTX_free(context)
      throw error
    }
    self.context = context
    self.ssl = ssl
    SSL_set_fd(ssl, descriptor)
    if trust != .everyone {
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

  /// Reads up to `limit` bytes; returns none at the end. Throws `PushClientError.timedOut`.
  public func read(_ limit: Int = 16 << 10) throws(PushClientError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    ERR_clear_error()
    // SSL_read may also write: alerts and responses to key updates.
    let count = Self.withoutPipeSignal { SSL_read(ssl, &bytes, Int32(limit)) }
    guard count <= 0 else { return Array(bytes.prefix(Int(count))) }
    guard SSL_get_error(ssl, count) == SSL_ERROR_WANT_READ else { return [] }
    throw .timedOut
  }

  /// Writes all bytes. Throws `PushClientError.ended`.
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
    case .everyone: true
    }
  }

  private static func connect(
    host: String, port: Int, timeout: Int
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
      var time = timeval(tv_sec: timeout, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
      SocketOptions.disableNagle(descriptor)
      if Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return descriptor }
      Glibc.close(descriptor)
    }
    throw .unreachable(host, port: port)
  }

  /// Runs `body` with SIGPIPE blocked: writing to a closed connection must fail and not end the
  /// process.
  private static func withoutPipeSignal<Result>(_ body: () -> Result) -> Result {
    var pipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let result = body()
    // A pending signal would be delivered when the mask is restored.
    var none = timespec()
    if sigismember(&before, SIGPIPE) == 0 { sigtimedwait(&pipe, nil, &none) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }
}

/// Why a push could not be sent.
public enum PushClientError: Error, Equatable {
  /// The name of the host, which has no address.
  case unknownHost(String)
  /// No connection could be established to the host.
  case unreachable(String, port: Int)
  /// The TLS handshake with the host failed, or its certificate is not trusted.
  case tls(String, reason: String)
  /// The file at the path has no certificates in PEM.
  case untrustedFile(String)
  /// The server did not answer within the time limit of the connection.
  case timedOut
  /// The reason is the debug data of the server's GOAWAY.
  case ended(reason: String?)
  /// The server reset the stream with an HTTP/2 error code.
  case reset(UInt32)
}

extension PushClientError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownHost(let host): "unknown host \"\(host)\""
    case .unreachable(let host, let port):
      "cannot connect to \(host):\(port); `vitrine serve` prints the gateway's port"
    case .tls(let place, let reason):
      "no trusted TLS connection to \(place): \(reason); give the gateway's certificate with "
        + "--certificate"
    case .untrustedFile(let path): "\(path): contains no PEM certificates"
    case .timedOut: "the server did not answer in time"
    case .ended(let reason):
      "the server closed the connection" + (reason.map { ": \($0)" } ?? "")
    case .reset(let code): "the server reset the request with HTTP/2 error code \(code)"
    }
  }
}
