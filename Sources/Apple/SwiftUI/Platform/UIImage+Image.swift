import UIKit

extension Image {
  /// Keeps the image's rendering mode and tint. A symbol uses the font of the environment.
  public init(uiImage: UIImage) {
    let source: Source =
      switch uiImage.source {
      case .data(let data, _): .data(data, scale: uiImage.scale)
      case .asset(let name, let resources): .asset(name, resources: resources)
      case .symbol(let name): .system(name)
      case .graphics(let image): .graphics(image, scale: uiImage.scale)
      case .empty: .empty
      }
    self.init(source)
    switch uiImage.renderingMode {
    case .alwaysTemplate: renderingMode = .template
    case .alwaysOriginal, .automatic:
      tint = uiImage.tint.map { Color(uiColor: $0) }
      if tint != nil { renderingMode = .template }
    }
  }
}
