extension URLSession {
  /// The bytes of a response. The whole response is loaded before the first byte.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    public let task: URLSessionTask
    let data: Data

    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator

      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return bytes.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(bytes: data.makeIterator())
    }
  }

  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(task: dataTask(with: request), data: data), response)
  }

  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

extension FileHandle {
  /// The bytes of a file, from the current position on. They are read at the first one.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let file: FileHandle

    public struct AsyncIterator: AsyncIteratorProtocol {
      let file: FileHandle
      var bytes: Data.Iterator?

      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        if bytes == nil { bytes = (try file.readToEnd() ?? Data()).makeIterator() }
        return bytes?.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(file: file) }
  }

  public var bytes: AsyncBytes { AsyncBytes(file: self) }
}

extension URL {
  /// The bytes of a file or of a response.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    let url: URL

    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      var bytes: Data.Iterator?

      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        if bytes == nil {
          let data =
            url.isFileURL
            ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
          bytes = data.makeIterator()
        }
        return bytes?.next()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension AsyncSequence where Element == UInt8, Self: Sendable {
  /// The lines of UTF-8 text.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

/// Lines of UTF-8 text, without their ends; empty lines are left out.
public struct AsyncLineSequence<Base: AsyncSequence & Sendable>: AsyncSequence, Sendable
where Base.Element == UInt8 {
  public typealias Element = String

  let base: Base

  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator

    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }
}
