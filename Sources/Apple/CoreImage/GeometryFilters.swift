import Foundation

extension FilterDefinition {
  // Constant; the defaults in the definitions are numbers and texts, which are immutable.
  nonisolated(unsafe) static let geometryFilters: [String: FilterDefinition] = [
    "CIGaussianBlur": blur(["inputRadius": 10.0], factor: 1),
    // A box or a disc of this radius spreads colour about as far as this deviation.
    "CIBoxBlur": blur(["inputRadius": 10.0], factor: 0.577),
    "CIDiscBlur": blur(["inputRadius": 8.0], factor: 0.5),
    "CICrop": FilterDefinition { inputs in
      inputs.image.map { image in
        inputs.rect("inputRectangle").map { image.cropped(to: $0) } ?? image
      }
    },
    "CIAffineTransform": FilterDefinition { inputs in
      inputs.image?.transformed(
        by: inputs.values[kCIInputTransformKey] as? CGAffineTransform
          ?? .identity)
    },
    "CIAffineClamp": FilterDefinition { inputs in
      inputs.image?.transformed(
        by: inputs.values[kCIInputTransformKey] as? CGAffineTransform
          ?? .identity
      ).clampedToExtent()
    },
    "CILanczosScaleTransform": FilterDefinition(
      defaults: ["inputScale": 1.0, "inputAspectRatio": 1.0]
    ) { inputs in
      let scale = inputs.number(kCIInputScaleKey)
      return inputs.image?.transformed(
        by: CGAffineTransform(
          scaleX: CGFloat(scale * inputs.number(kCIInputAspectRatioKey)), y: CGFloat(scale)))
    },
    "CIStraightenFilter": FilterDefinition(defaults: ["inputAngle": 0.0]) { inputs in
      inputs.image?.transformed(
        by: CGAffineTransform(rotationAngle: CGFloat(inputs.number(kCIInputAngleKey))))
    },
  ]

  private static func blur(_ defaults: [String: Any], factor: Double) -> FilterDefinition {
    FilterDefinition(defaults: defaults) { inputs in
      inputs.image?.applyingGaussianBlur(sigma: inputs.number(kCIInputRadiusKey) * factor)
    }
  }

  // Constant; the defaults in the definitions are numbers and texts, which are immutable.
  nonisolated(unsafe) static let compositions: [String: FilterDefinition] = {
    let modes: [(String, CGBlendMode)] = [
      ("CISourceOverCompositing", .normal), ("CISourceAtopCompositing", .sourceAtop),
      ("CISourceInCompositing", .sourceIn), ("CISourceOutCompositing", .sourceOut),
      ("CIMultiplyBlendMode", .multiply), ("CIMultiplyCompositing", .multiply),
      ("CIScreenBlendMode", .screen), ("CIOverlayBlendMode", .overlay),
      ("CIDarkenBlendMode", .darken), ("CILightenBlendMode", .lighten),
      ("CIColorDodgeBlendMode", .colorDodge), ("CIColorBurnBlendMode", .colorBurn),
      ("CISoftLightBlendMode", .softLight), ("CIHardLightBlendMode", .hardLight),
      ("CIDifferenceBlendMode", .difference), ("CIExclusionBlendMode", .exclusion),
      ("CIHueBlendMode", .hue), ("CISaturationBlendMode", .saturation),
      ("CIColorBlendMode", .color), ("CILuminosityBlendMode", .luminosity),
      ("CIAdditionCompositing", .plusLighter),
    ]
    var filters = Dictionary(
      uniqueKeysWithValues: modes.map { name, mode in
        (
          name,
          FilterDefinition { inputs in
            guard let image = inputs.image else { return nil }
            guard let background = inputs.background else { return image }
            return CIImage(
              .drawn(mode, image, over: background), extent: image.extent.union(background.extent),
              inputs: [image, background])
          }
        )
      })
    filters["CIBlendWithMask"] = FilterDefinition { inputs in
      guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey) else {
        return inputs.image
      }
      let background = inputs.background ?? .empty()
      return CIImage(
        .masked(image, over: background, mask: mask),
        extent: image.extent.union(background.extent), inputs: [image, background, mask])
    }
    return filters
  }()
}
