import Testing

@testable import PushGateway

struct FrameScannerTests {
  private let bytes =
    Frames.preface + Frames.headers(stream: 1, Frames.pseudo, endsStream: false)
    + Frames.frame(type: 0, flags: 0, stream: 1, [UInt8](repeating: 9, count: 300))
    + Frames.frame(type: 0, flags: 1, stream: 0x7FFF_FFFF, [])

  /// The bytes may arrive in any pieces.
  @Test(arguments: [1, 2, 7, 9, 24, 33, 1000])
  func findsEveryFrame(pieceLength: Int) {
    var scanner = FrameScanner()
    var found: [[Int]] = []
    for start in stride(from: 0, to: bytes.count, by: pieceLength) {
      Array(bytes[start..<min(start + pieceLength, bytes.count)]).withUnsafeBufferPointer {
        scanner.scan($0) { found.append([Int($0), Int($1)]) }
      }
    }
    #expect(found == [[4, 0], [1, 1], [0, 1], [0, 0x7FFF_FFFF]])
  }
}
