@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

/// The material behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  public init(style: Style) { super.init() }
}

@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
}

@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  open private(set) lazy var contentView = UIView()

  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
