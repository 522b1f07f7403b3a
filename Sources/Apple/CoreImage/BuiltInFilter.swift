import Foundation

// Compatibility: works | Barcodes: `qrCodeGenerator`, `aztecCodeGenerator`, Code 128, PDF417 |
//   with libzint; other masks and text encodings than Apple's are possible
// Compatibility: partial | `gaussianBlur`, `boxBlur`, disc blur | all are Gaussian
// Compatibility: partial | Color filters: `sepiaTone`, color controls, monochrome, photo effects
//   mono, noir and tonal, invert, hue, exposure, gamma, vibrance, false color, matrix, clamp,
//   threshold, posterize, mask to alpha, vignette | the numbers of sepia, the photo effects,
//   vibrance and vignette are approximations
// Compatibility: works | Composition: `sourceOverCompositing`, atop, in, out, blend modes,
//   addition, mask; constant color, checkerboard, linear and radial gradients

/// A filter whose inputs are properties.
final class BuiltInFilter: CIFilter {
  private func number(_ key: String) -> Float { Float(FilterInputs(values: values).number(key)) }

  var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }

  var correctionLevel: Float {
    get { number("inputCorrectionLevel") }
    set { values["inputCorrectionLevel"] = newValue }
  }

  var layers: Float {
    get { number("inputLayers") }
    set { values["inputLayers"] = newValue }
  }

  var compactStyle: Float {
    get { number("inputCompactStyle") }
    set { values["inputCompactStyle"] = newValue }
  }

  var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { values["inputQuietSpace"] = newValue }
  }

  var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { values["inputBarcodeHeight"] = newValue }
  }

  var dataColumns: Float {
    get { number("inputDataColumns") }
    set { values["inputDataColumns"] = newValue }
  }

  var inputImage: CIImage? {
    get { values["inputImage"] as? CIImage }
    set { values["inputImage"] = newValue }
  }

  var radius: Float {
    get { number("inputRadius") }
    set { values["inputRadius"] = newValue }
  }

  var saturation: Float {
    get { number("inputSaturation") }
    set { values["inputSaturation"] = newValue }
  }

  var brightness: Float {
    get { number("inputBrightness") }
    set { values["inputBrightness"] = newValue }
  }

  var contrast: Float {
    get { number("inputContrast") }
    set { values["inputContrast"] = newValue }
  }

  var intensity: Float {
    get { number("inputIntensity") }
    set { values["inputIntensity"] = newValue }
  }

  var color: CIColor {
    get { values["inputColor"] as? CIColor ?? .black }
    set { values["inputColor"] = newValue }
  }

  var angle: Float {
    get { number("inputAngle") }
    set { values["inputAngle"] = newValue }
  }

  var ev: Float {
    get { number("inputEV") }
    set { values["inputEV"] = newValue }
  }

  var power: Float {
    get { number("inputPower") }
    set { values["inputPower"] = newValue }
  }

  var amount: Float {
    get { number("inputAmount") }
    set { values["inputAmount"] = newValue }
  }

  var color0: CIColor {
    get { values["inputColor0"] as? CIColor ?? .black }
    set { values["inputColor0"] = newValue }
  }

  var color1: CIColor {
    get { values["inputColor1"] as? CIColor ?? .black }
    set { values["inputColor1"] = newValue }
  }

  var rVector: CIVector {
    get { values["inputRVector"] as? CIVector ?? CIVector(x: 0) }
    set { values["inputRVector"] = newValue }
  }

  var gVector: CIVector {
    get { values["inputGVector"] as? CIVector ?? CIVector(x: 0) }
    set { values["inputGVector"] = newValue }
  }

  var bVector: CIVector {
    get { values["inputBVector"] as? CIVector ?? CIVector(x: 0) }
    set { values["inputBVector"] = newValue }
  }

  var aVector: CIVector {
    get { values["inputAVector"] as? CIVector ?? CIVector(x: 0) }
    set { values["inputAVector"] = newValue }
  }

  var biasVector: CIVector {
    get { values["inputBiasVector"] as? CIVector ?? CIVector(x: 0) }
    set { values["inputBiasVector"] = newValue }
  }

  var levels: Float {
    get { number("inputLevels") }
    set { values["inputLevels"] = newValue }
  }

  var threshold: Float {
    get { number("inputThreshold") }
    set { values["inputThreshold"] = newValue }
  }

  var scale: Float {
    get { number("inputScale") }
    set { values["inputScale"] = newValue }
  }

  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { values["inputAspectRatio"] = newValue }
  }

  var point0: CGPoint {
    get { FilterInputs(values: values).point("inputPoint0") }
    set { values["inputPoint0"] = newValue }
  }

  var point1: CGPoint {
    get { FilterInputs(values: values).point("inputPoint1") }
    set { values["inputPoint1"] = newValue }
  }

  var center: CGPoint {
    get { FilterInputs(values: values).point("inputCenter") }
    set { values["inputCenter"] = newValue }
  }

  var radius0: Float {
    get { number("inputRadius0") }
    set { values["inputRadius0"] = newValue }
  }

  var radius1: Float {
    get { number("inputRadius1") }
    set { values["inputRadius1"] = newValue }
  }

  var backgroundImage: CIImage? {
    get { values["inputBackgroundImage"] as? CIImage }
    set { values["inputBackgroundImage"] = newValue }
  }

  var maskImage: CIImage? {
    get { values["inputMaskImage"] as? CIImage }
    set { values["inputMaskImage"] = newValue }
  }
}

extension BuiltInFilter:
  CIAztecCodeGenerator,
  CICode128BarcodeGenerator,
  CIPDF417BarcodeGenerator,
  CIGaussianBlur,
  CIBoxBlur,
  CIColorControls,
  CISepiaTone,
  CIColorMonochrome,
  CIPhotoEffectMono,
  CIPhotoEffectNoir,
  CIPhotoEffectTonal,
  CIColorInvert,
  CIMaskToAlpha,
  CIHueAdjust,
  CIExposureAdjust,
  CIGammaAdjust,
  CIVibrance,
  CIFalseColor,
  CIColorMatrix,
  CIColorPosterize,
  CIColorThreshold,
  CIVignette,
  CILanczosScaleTransform,
  CILinearGradient,
  CIRadialGradient,
  CICompositeOperation,
  CIBlendWithMask
{}

/// The filter whose correction level is a letter.
final class QRCodeFilter: CIFilter, CIQRCodeGenerator {
  var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }

  /// L, M, Q or H.
  var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }
}

extension CIFilter {
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    QRCodeFilter(known: "CIQRCodeGenerator")
  }

  public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
    BuiltInFilter(known: "CIAztecCodeGenerator")
  }

  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltInFilter(known: "CICode128BarcodeGenerator")
  }

  public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
    BuiltInFilter(known: "CIPDF417BarcodeGenerator")
  }

  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltInFilter(known: "CIGaussianBlur")
  }

  public class func boxBlur() -> any CIFilter & CIBoxBlur {
    BuiltInFilter(known: "CIBoxBlur")
  }

  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltInFilter(known: "CIColorControls")
  }

  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltInFilter(known: "CISepiaTone")
  }

  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltInFilter(known: "CIColorMonochrome")
  }

  public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono {
    BuiltInFilter(known: "CIPhotoEffectMono")
  }

  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir {
    BuiltInFilter(known: "CIPhotoEffectNoir")
  }

  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal {
    BuiltInFilter(known: "CIPhotoEffectTonal")
  }

  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltInFilter(known: "CIColorInvert")
  }

  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    BuiltInFilter(known: "CIMaskToAlpha")
  }

  public class func hueAdjust() -> any CIFilter & CIHueAdjust {
    BuiltInFilter(known: "CIHueAdjust")
  }

  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltInFilter(known: "CIExposureAdjust")
  }

  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    BuiltInFilter(known: "CIGammaAdjust")
  }

  public class func vibrance() -> any CIFilter & CIVibrance {
    BuiltInFilter(known: "CIVibrance")
  }

  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltInFilter(known: "CIFalseColor")
  }

  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    BuiltInFilter(known: "CIColorMatrix")
  }

  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    BuiltInFilter(known: "CIColorPosterize")
  }

  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    BuiltInFilter(known: "CIColorThreshold")
  }

  public class func vignette() -> any CIFilter & CIVignette {
    BuiltInFilter(known: "CIVignette")
  }

  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltInFilter(known: "CILanczosScaleTransform")
  }

  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltInFilter(known: "CILinearGradient")
  }

  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    BuiltInFilter(known: "CIRadialGradient")
  }

  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(known: "CISourceOverCompositing")
  }

  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(known: "CIMultiplyBlendMode")
  }

  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(known: "CIScreenBlendMode")
  }

  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    BuiltInFilter(known: "CIOverlayBlendMode")
  }

  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BuiltInFilter(known: "CIBlendWithMask")
  }
}
