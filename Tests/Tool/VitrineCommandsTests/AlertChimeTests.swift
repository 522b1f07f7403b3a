import Foundation
import Testing

@testable import VitrineCommands

@Suite struct AlertChimeTests {
  @Test func chimeIsWAVFileThatFadesOut() throws {
    let file = AlertChime.file
    func number<Number: FixedWidthInteger>(at offset: Int, as type: Number.Type) -> Number {
      file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type).littleEndian }
    }
    #expect(String(decoding: file.prefix(4), as: UTF8.self) == "RIFF")
    #expect(Int(number(at: 4, as: UInt32.self)) == file.count - 8)
    #expect(String(decoding: file[8..<16], as: UTF8.self) == "WAVEfmt ")
    #expect(number(at: 24, as: UInt32.self) == 44_100)
    #expect(Int(number(at: 40, as: UInt32.self)) == file.count - 44)
    let samples = stride(from: 44, to: file.count, by: 2).map {
      abs(Int(number(at: $0, as: Int16.self)))
    }
    let loudest = try #require(samples.max())
    #expect(loudest > 5000 && loudest < 32_767)
    let end = try #require(samples.suffix(1000).max())
    #expect(samples[0] == 0 && end < loudest / 20)
  }
}
