import Accelerate
import CommonCrypto
import Contacts
import CoreBluetooth
import NaturalLanguage
import QuartzCore
import SystemConfiguration
import Testing

@testable import WeatherKit

struct WeatherValueTests {
  @Test(arguments: [
    (0.0, Wind.CompassDirection.north), (11, .north), (12, .northNortheast), (90, .east),
    (359, .north), (-90, .west), (450, .east), (.nan, .north),
  ])
  func windHasDirection(degrees: Double, direction: Wind.CompassDirection) {
    let wind = Wind(
      direction: Measurement(value: degrees, unit: .degrees),
      speed: Measurement(value: 1, unit: .metersPerSecond))
    #expect(wind.compassDirection == direction)
  }

  @Test(arguments: [(-1, UVIndex.ExposureCategory.low), (2, .low), (3, .moderate), (20, .extreme)])
  func indexHasCategory(value: Int, category: UVIndex.ExposureCategory) {
    #expect(UVIndex(value: value).category == category)
  }

  @Test func symbolsFollowDaylight() {
    #expect(WeatherCondition.clear.symbolName(isDaylight: true) == "sun.max")
    #expect(WeatherCondition.clear.symbolName(isDaylight: false) == "moon.stars")
    #expect(WeatherCondition.rain.symbolName(isDaylight: false) == "cloud.rain")
    #expect(WeatherCondition(rawValue: "partlyCloudy")?.description == "Partly Cloudy")
  }

  @Test func valuesSurviveCoding() throws {
    let metadata = WeatherMetadata(
      date: Date(timeIntervalSince1970: 0), expirationDate: Date(timeIntervalSince1970: 60),
      location: CLLocation(latitude: 52.5, longitude: 13.4))
    let minute = MinuteWeather(
      date: Date(timeIntervalSince1970: 0), precipitation: .rain, precipitationChance: 0.5,
      precipitationIntensity: Measurement(value: 1, unit: .metersPerSecond))
    let forecast = Forecast(forecast: [minute], metadata: metadata)
    let decoded = try JSONDecoder().decode(
      Forecast<MinuteWeather>.self, from: JSONEncoder().encode(forecast))
    #expect(decoded == forecast)
    #expect(decoded.metadata.location.coordinate.latitude == 52.5)
  }
}

struct ContactValueTests {
  @Test func formatterWritesName() {
    let contact = CNMutableContact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
    contact.organizationName = "Tide"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Tide")
    contact.givenName = "Ada"
    contact.familyName = "Moe"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Moe")
  }

  @Test func copyDoesNotChange() throws {
    let contact = CNMutableContact()
    contact.birthday = DateComponents(month: 2, day: 29)
    let copy = try #require(contact.copy() as? CNContact)
    contact.birthday = nil
    #expect(copy.birthday?.day == 29)
    #expect(copy == contact)
  }

  @Test func labelsHaveText() {
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "Home")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat") == "Boat")
  }
}

struct AccelerateTests {
  private let values: [Double] = [3, -1, 2]

  @Test func statistics() {
    #expect(vDSP.sum(values) == 4)
    #expect(vDSP.mean(values) == 4.0 / 3)
    #expect(vDSP.maximum(values) == 3)
    #expect(vDSP.minimum(values) == -1)
    #expect(vDSP.rootMeanSquare([3.0, 4.0]) == 12.5.squareRoot())
    #expect(vDSP.indexOfMaximum(values) == (0, 3))
    #expect(vDSP.maximum([Float]()) == -.infinity)
    #expect(vDSP.mean([Double]()).isNaN)
  }

  @Test func arithmetic() {
    #expect(vDSP.add(values, [1, 1, 1]) == [4, 0, 3])
    #expect(vDSP.subtract([5, 5, 5], values) == [2, 6, 3])
    #expect(vDSP.multiply(2, values) == [6, -2, 4])
    #expect(vDSP.dot(values, values) == 14)
    #expect(vDSP.clip(values, to: 0...2) == [2, 0, 2])
    #expect(vDSP.ramp(in: 0...1, count: 3) == [0, 0.5, 1])
    var mean: Float = 0
    vDSP_meanv([1, 9, 3] as [Float], 2, &mean, 2)
    #expect(mean == 2)
    #expect(vForce.sqrt([4.0, 9.0]) == [2, 3])
  }
}

struct CommonCryptoTests {
  /// Source: RFC 1321 and FIPS 180-4, the digest of "abc".
  @Test func digests() {
    func text(_ bytes: [UInt8]) -> String {
      bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    let data = Data("abc".utf8)
    var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
    #expect(text(md5) == "900150983cd24fb0d6963f7d28e17f72")
    var sha1 = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &sha1) }
    #expect(text(sha1) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    // Source: RFC 2202, test case 2.
    var code = [UInt8](repeating: 0, count: 16)
    let message = Data("what do ya want for nothing?".utf8)
    message.withUnsafeBytes {
      CCHmac(CCHmacAlgorithm(kCCHmacAlgMD5), "Jefe", 4, $0.baseAddress, message.count, &code)
    }
    #expect(text(code) == "750c783e6ab0b503eaa86e310a5db738")
  }

  /// Source: NIST SP 800-38A, F.2.1.
  private static let key: [UInt8] = [
    0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c,
  ]
  private static let plain: [UInt8] = [
    0x6b, 0xc1, 0xbe, 0xe2, 0x2e, 0x40, 0x9f, 0x96, 0xe9, 0x3d, 0x7e, 0x11, 0x73, 0x93, 0x17, 0x2a,
  ]
  private static let cipher: [UInt8] = [
    0x76, 0x49, 0xab, 0xac, 0x81, 0x19, 0xb2, 0x46, 0xce, 0xe9, 0x8e, 0x9b, 0x12, 0xe9, 0x19, 0x7d,
  ]

  private func crypt(
    _ operation: Int, _ data: [UInt8], algorithm: Int = kCCAlgorithmAES, options: Int = 0,
    keyLength: Int = 16, room: Int = 64
  ) -> (status: Int, bytes: [UInt8]) {
    var out = [UInt8](repeating: 0, count: 64)
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), Self.key, keyLength,
      Array(UInt8(0)..<16), data, data.count, &out, room, &moved)
    return (Int(status), Array(out.prefix(moved)))
  }

  @Test func ciphers() {
    #expect(crypt(kCCEncrypt, Self.plain).bytes == Self.cipher)
    #expect(crypt(kCCDecrypt, Self.cipher).bytes == Self.plain)
    let padded = crypt(kCCEncrypt, Array("abc".utf8), options: kCCOptionPKCS7Padding)
    #expect(padded.bytes.count == 16)
    #expect(
      crypt(kCCDecrypt, padded.bytes, options: kCCOptionPKCS7Padding).bytes == Array("abc".utf8))
    let ecb = kCCOptionECBMode | kCCOptionPKCS7Padding
    let block = crypt(kCCEncrypt, [], options: ecb)
    #expect(block.status == kCCSuccess && block.bytes.count == 16)
  }

  @Test func ciphersRefuseWhatTheyCannotDo() {
    #expect(crypt(kCCEncrypt, [1, 2, 3]).status == kCCAlignmentError)
    #expect(crypt(kCCEncrypt, Self.plain, keyLength: 5).status == kCCParamError)
    #expect(crypt(kCCEncrypt, Self.plain, algorithm: kCCAlgorithmDES).status == kCCUnimplemented)
    #expect(crypt(2, Self.plain).status == kCCParamError)
    #expect(
      crypt(kCCDecrypt, Self.plain, options: kCCOptionPKCS7Padding).status == kCCDecodeError)
    let small = crypt(kCCEncrypt, Self.plain, options: kCCOptionPKCS7Padding, room: 16)
    #expect(small.status == kCCBufferTooSmall)
  }
}

struct TransformTests {
  @Test func concatenationAppliesTheFirstFirst() {
    let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 0, 0)
    #expect(CATransform3DGetAffineTransform(transform).tx == 6)
    #expect(CATransform3DIsAffine(transform))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(turn.m12 - 1) < 1e-12 && abs(turn.m11) < 1e-12)
  }

  @Test func frameFollowsAnchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
  }
}

struct TokenizerTests {
  @Test(arguments: [
    (NLTokenUnit.word, ["Don't", "panic", "42"]), (.sentence, ["Don't panic!", " 42."]),
    (.document, ["Don't panic! 42."]),
  ])
  func textIsSplit(unit: NLTokenUnit, parts: [String]) {
    let tokenizer = NLTokenizer(unit: unit)
    let text = "Don't panic! 42."
    tokenizer.string = text
    let tokens = tokenizer.tokens(for: text.startIndex..<text.endIndex)
    #expect(tokens.map { String(text[$0]) } == parts)
    tokenizer.string = nil
    #expect(tokenizer.tokens(for: text.startIndex..<text.endIndex).isEmpty)
  }
}

struct ReachabilityTests {
  @Test func everyHostIsReachable() throws {
    let target = try #require(SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "a.example"))
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(target, &flags))
    #expect(flags == .reachable)
  }
}

struct BluetoothIdentifierTests {
  @Test(arguments: ["180D", "0000180D", "0000180D-0000-1000-8000-00805F9B34FB"])
  func identifierKeepsItsText(text: String) {
    #expect(CBUUID(string: text.lowercased()).uuidString == text)
  }
}
