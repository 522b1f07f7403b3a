import CoreVideo
import Testing

struct PixelBufferTests {
  private func buffer(_ width: Int, _ height: Int, _ format: OSType) throws -> CVPixelBuffer {
    var buffer: CVPixelBuffer?
    let attributes = [kCVPixelBufferCGImageCompatibilityKey: true] as CFDictionary
    let code = CVPixelBufferCreate(kCFAllocatorDefault, width, height, format, attributes, &buffer)
    #expect(code == kCVReturnSuccess)
    return try #require(buffer)
  }

  @Test func formatsAreTheirLetters() {
    #expect(kCVPixelFormatType_32BGRA == 1_111_970_369)
    #expect(kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange == 875_704_438)
  }

  @Test func bufferHoldsPixels() throws {
    let buffer = try buffer(10, 4, kCVPixelFormatType_32BGRA)
    #expect(CVPixelBufferGetWidth(buffer) == 10)
    #expect(CVPixelBufferGetHeight(buffer) == 4)
    #expect(CVPixelBufferGetBytesPerRow(buffer) == 64)
    #expect(CVPixelBufferGetDataSize(buffer) == 256)
    #expect(!CVPixelBufferIsPlanar(buffer))
    #expect(CVPixelBufferLockBaseAddress(buffer, []) == kCVReturnSuccess)
    let memory = try #require(CVPixelBufferGetBaseAddress(buffer))
    memory.storeBytes(of: 7, toByteOffset: 255, as: UInt8.self)
    #expect(memory.load(fromByteOffset: 255, as: UInt8.self) == 7)
    #expect(memory.load(fromByteOffset: 254, as: UInt8.self) == 0)
    #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnSuccess)
    #expect(CVPixelBufferUnlockBaseAddress(buffer, .readOnly) != kCVReturnSuccess)
  }

  @Test func colorPlaneHasHalfTheSides() throws {
    let buffer = try buffer(101, 51, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
    #expect(CVPixelBufferGetPlaneCount(buffer) == 2)
    #expect(CVPixelBufferGetWidthOfPlane(buffer, 1) == 51)
    #expect(CVPixelBufferGetHeightOfPlane(buffer, 1) == 26)
    #expect(CVPixelBufferGetBytesPerRowOfPlane(buffer, 1) == 128)
    let first = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 0))
    #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 1) == first + 128 * 51)
    #expect(CVPixelBufferGetBaseAddressOfPlane(buffer, 2) == nil)
  }

  @Test(
    arguments: [
      (0, 1, kCVPixelFormatType_32BGRA, kCVReturnInvalidSize),
      (1, -1, kCVPixelFormatType_32BGRA, kCVReturnInvalidSize),
      (1, 1, 12345, kCVReturnInvalidPixelFormat),
      (.max, .max, kCVPixelFormatType_32BGRA, kCVReturnAllocationFailed),
    ] as [(Int, Int, OSType, CVReturn)])
  func impossibleBuffer(width: Int, height: Int, format: OSType, code: CVReturn) {
    var buffer: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, width, height, format, nil, &buffer) == code)
    #expect(buffer == nil)
  }

  @Test func bufferReleasesForeignMemory() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
    defer { memory.deallocate() }
    memory.storeBytes(of: 0, as: Int.self)
    var buffer: CVPixelBuffer?
    let code = CVPixelBufferCreateWithBytes(
      nil, 2, 2, kCVPixelFormatType_OneComponent8, memory, 2,
      { context, _ in context?.storeBytes(of: 1, as: Int.self) }, memory, nil, &buffer)
    #expect(code == kCVReturnSuccess)
    #expect(memory.load(as: Int.self) == 0)
    buffer = nil
    #expect(memory.load(as: Int.self) == 1)
  }

  @Test func poolCreatesBuffersOfItsAttributes() throws {
    let attributes: [String: Any] = [
      kCVPixelBufferWidthKey: 8, kCVPixelBufferHeightKey: 2,
      kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_32ARGB,
    ]
    var pool: CVPixelBufferPool?
    #expect(CVPixelBufferPoolCreate(nil, nil, attributes, &pool) == kCVReturnSuccess)
    var buffer: CVPixelBuffer?
    let code = CVPixelBufferPoolCreatePixelBuffer(nil, try #require(pool), &buffer)
    #expect(code == kCVReturnSuccess)
    #expect(CVPixelBufferGetWidth(try #require(buffer)) == 8)
  }
}
