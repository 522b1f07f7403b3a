import Foundation

extension FilterDefinition {
  private typealias Color = SIMD4<Float>

  /// The luminance weights of Rec. 709.
  private static let luma = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)

  private static func luminance(_ color: Color) -> Float { (color * luma).sum() }

  private static func mixed(_ first: Color, _ second: Color, _ amount: Float) -> Color {
    first + (second - first) * amount
  }

  /// A filter that changes each pixel by itself.
  private static func colors(
    _ defaults: [String: Any] = [:],
    _ change: @escaping (FilterInputs) -> (Color) -> Color
  ) -> FilterDefinition {
    FilterDefinition(defaults: defaults) { inputs in
      let change = change(inputs)
      return inputs.image?.mappingColors { color in
        var result = change(color)
        if result.w == .infinity { result.w = color.w }
        return result
      }
    }
  }

  private static func keepingAlpha(_ color: Color, _ change: (Color) -> Color) -> Color {
    var result = change(color)
    result.w = color.w
    return result
  }

  // Constant; the defaults in the definitions are numbers and texts, which are immutable.
  nonisolated(unsafe) static let colorFilters: [String: FilterDefinition] = [
    "CIColorControls": colors(
      ["inputSaturation": 1.0, "inputBrightness": 0.0, "inputContrast": 1.0]
    ) { inputs in
      let saturation = Float(inputs.number(kCIInputSaturationKey))
      let brightness = Float(inputs.number(kCIInputBrightnessKey))
      let contrast = Float(inputs.number(kCIInputContrastKey))
      return { color in
        keepingAlpha(color) {
          let gray = Color(repeating: luminance($0))
          return (mixed(gray, $0, saturation) + brightness - 0.5) * contrast + 0.5
        }
      }
    },
    "CISepiaTone": colors(["inputIntensity": 1.0]) { inputs in
      let intensity = Float(inputs.number(kCIInputIntensityKey))
      return { color in
        keepingAlpha(color) {
          let sepia = Color(
            (SIMD4(0.393, 0.769, 0.189, 0) * $0).sum(), (SIMD4(0.349, 0.686, 0.168, 0) * $0).sum(),
            (SIMD4(0.272, 0.534, 0.131, 0) * $0).sum(), 0)
          return mixed($0, sepia, intensity)
        }
      }
    },
    "CIColorMonochrome": colors(
      ["inputColor": CIColor(red: 0.6, green: 0.45, blue: 0.3), "inputIntensity": 1.0]
    ) { inputs in
      let tint = inputs.color(kCIInputColorKey)
      let intensity = Float(inputs.number(kCIInputIntensityKey))
      return { color in
        keepingAlpha(color) { mixed($0, tint * luminance($0), intensity) }
      }
    },
    "CIPhotoEffectMono": colors { _ in gray },
    "CIPhotoEffectNoir": colors { _ in
      { color in keepingAlpha(color) { (gray($0) - 0.5) * 1.35 + 0.5 } }
    },
    "CIPhotoEffectTonal": colors { _ in gray },
    "CIColorInvert": colors { _ in { color in keepingAlpha(color) { 1 - $0 } } },
    "CIMaskToAlpha": colors { _ in { Color(1, 1, 1, luminance($0) * $0.w) } },
    "CIHueAdjust": colors(["inputAngle": 0.0]) { inputs in
      let angle = Float(inputs.number(kCIInputAngleKey))
      let (c, s) = (cos(angle), sin(angle))
      return { color in
        keepingAlpha(color) { rgb in
          // A rotation in the colours' chroma plane (the matrix of SVG's hueRotate).
          Color(
            (SIMD4(
              0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
              0.072 - c * 0.072 + s * 0.928, 0) * rgb).sum(),
            (SIMD4(
              0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
              0.072 - c * 0.072 - s * 0.283, 0) * rgb).sum(),
            (SIMD4(
              0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
              0.072 + c * 0.928 + s * 0.072, 0) * rgb).sum(), 0)
        }
      }
    },
    "CIExposureAdjust": colors(["inputEV": 0.0]) { inputs in
      let factor = Float(exp2(min(max(inputs.number(kCIInputEVKey), -20), 20)))
      return { color in keepingAlpha(color) { $0 * factor } }
    },
    "CIGammaAdjust": colors(["inputPower": 1.0]) { inputs in
      let power = Float(inputs.number("inputPower"))
      return { color in
        Color(pow(color.x, power), pow(color.y, power), pow(color.z, power), color.w)
      }
    },
    "CIVibrance": colors(["inputAmount": 0.0]) { inputs in
      let amount = Float(inputs.number("inputAmount"))
      return { color in
        keepingAlpha(color) { rgb in
          let highest = max(rgb.x, rgb.y, rgb.z)
          let missing = 1 - (highest - min(rgb.x, rgb.y, rgb.z))
          return mixed(Color(repeating: luminance(rgb)), rgb, 1 + amount * missing)
        }
      }
    },
    "CIFalseColor": colors(
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]
    ) { inputs in
      let (dark, light) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return { color in
        var result = mixed(dark, light, luminance(color))
        result.w *= color.w
        return result
      }
    },
    "CIColorMatrix": colors(
      [
        "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
      ]
    ) { inputs in
      let red = inputs.vector("inputRVector")
      let green = inputs.vector("inputGVector")
      let blue = inputs.vector("inputBVector")
      let alpha = inputs.vector("inputAVector")
      let bias = inputs.vector("inputBiasVector")
      return { color in
        Color(
          (red * color).sum(), (green * color).sum(), (blue * color).sum(),
          (alpha * color).sum()) + bias
      }
    },
    "CIColorClamp": colors(
      [
        "inputMinComponents": CIVector(x: 0, y: 0, z: 0, w: 0),
        "inputMaxComponents": CIVector(x: 1, y: 1, z: 1, w: 1),
      ]
    ) { inputs in
      let lowest = inputs.vector("inputMinComponents")
      let highest = inputs.vector("inputMaxComponents")
      return { pointwiseMin(pointwiseMax($0, lowest), highest) }
    },
    "CIColorThreshold": colors(["inputThreshold": 0.5]) { inputs in
      let threshold = Float(inputs.number("inputThreshold"))
      return { color in
        keepingAlpha(color) { Color(repeating: luminance($0) >= threshold ? 1 : 0) }
      }
    },
    "CIColorPosterize": colors(["inputLevels": 6.0]) { inputs in
      let levels = Float(min(max(inputs.number("inputLevels").rounded(), 2), 255))
      return { color in
        keepingAlpha(color) {
          ($0 * (levels - 1)).rounded(.toNearestOrAwayFromZero) / (levels - 1)
        }
      }
    },
    "CIVignette": FilterDefinition(defaults: ["inputIntensity": 0.0, "inputRadius": 1.0]) {
      inputs in
      guard let image = inputs.image, !image.extent.isUnbounded else { return inputs.image }
      let intensity = min(max(inputs.number(kCIInputIntensityKey), 0), 1)
      let center = CGPoint(x: image.extent.midX, y: image.extent.midY)
      let reach = hypot(image.extent.width, image.extent.height) / 2
      let dark = CGColor(gray: 0, alpha: CGFloat(intensity))
      guard reach > 0,
        let shade = CGGradient(
          colorsSpace: nil, colors: [CGColor.clear, dark], locations: nil)
      else { return image }
      let gradient = CIImage(
        .gradient(shade, .radial(center, inner: reach / 2, outer: reach * 1.1)), extent: .infinite)
      return gradient.cropped(to: image.extent).composited(over: image).cropped(to: image.extent)
    },
  ]

  private static func gray(_ color: Color) -> Color {
    keepingAlpha(color) { Color(repeating: luminance($0)) }
  }
}
