/// Looks for barcodes. Finds nothing here.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  open var symbologies = VNBarcodeSymbology.all
  open var coalesceCompositeSymbologies = false
  public var results: [VNBarcodeObservation]? { found() }

  open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }
}

/// A kind of barcode.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "VNBarcodeSymbology\(name)" }

  public static let aztec = Self("Aztec")
  public static let codabar = Self("Codabar")
  public static let code39 = Self("Code39")
  public static let code39Checksum = Self("Code39Checksum")
  public static let code39FullASCII = Self("Code39FullASCII")
  public static let code39FullASCIIChecksum = Self("Code39FullASCIIChecksum")
  public static let code93 = Self("Code93")
  public static let code93i = Self("Code93i")
  public static let code128 = Self("Code128")
  public static let dataMatrix = Self("DataMatrix")
  public static let ean8 = Self("EAN8")
  public static let ean13 = Self("EAN13")
  public static let gs1DataBar = Self("GS1DataBar")
  public static let gs1DataBarExpanded = Self("GS1DataBarExpanded")
  public static let gs1DataBarLimited = Self("GS1DataBarLimited")
  public static let i2of5 = Self("I2of5")
  public static let i2of5Checksum = Self("I2of5Checksum")
  public static let itf14 = Self("ITF14")
  public static let microPDF417 = Self("MicroPDF417")
  public static let microQR = Self("MicroQR")
  public static let msiPlessey = Self("MSIPlessey")
  public static let pdf417 = Self("PDF417")
  public static let qr = Self("QR")
  public static let upce = Self("UPCE")

  fileprivate static let all = [
    aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93,
    code93i, code128, dataMatrix, ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited,
    i2of5, i2of5Checksum, itf14, microPDF417, microQR, msiPlessey, pdf417, qr, upce,
  ]
}
