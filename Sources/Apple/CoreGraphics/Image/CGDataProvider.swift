import Foundation

/// Bytes that Core Graphics reads.
public final class CGDataProvider: Sendable {
  private let contents: @Sendable () -> Data

  init(contents: @escaping @Sendable () -> Data) { self.contents = contents }

  public convenience init?(data: CFData) { self.init { data } }

  /// Reads a file. Returns nil if it does not exist.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init { data }
  }

  public convenience init?(filename: String) {
    self.init(url: URL(fileURLWithPath: filename))
  }

  /// Copies the author's memory and then releases it.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    let copy = Data(bytes: data, count: size)
    releaseData(info, data, size)
    self.init { copy }
  }

  /// A copy of the bytes.
  public var data: CFData? { contents() }
}
