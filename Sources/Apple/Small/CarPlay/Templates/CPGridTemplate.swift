// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The most buttons of a grid.
public let CPGridTemplateMaximumItems = 8

@preconcurrency @MainActor
open class CPGridButton: NSObject {
  public let titleVariants: [String]
  public let image: UIImage
  open var isEnabled = true
  let handler: ((CPGridButton) -> Void)?

  public init(
    titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil
  ) {
    self.titleVariants = titleVariants
    self.image = image
    self.handler = handler
  }
}

/// A grid of buttons.
open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
  open private(set) var title: String
  open private(set) var gridButtons: [CPGridButton]
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?

  public init(title: String?, gridButtons: [CPGridButton]) {
    self.title = title ?? ""
    self.gridButtons = gridButtons
  }

  open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
  open func updateTitle(_ title: String) { self.title = title }
}

/// Never called: nothing can be selected.
@preconcurrency @MainActor
public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

/// Templates in tabs.
open class CPTabBarTemplate: CPTemplate {
  open weak var delegate: (any CPTabBarTemplateDelegate)?
  open private(set) var templates: [CPTemplate]
  open private(set) var selectedTemplate: CPTemplate?

  public init(templates: [CPTemplate]) {
    self.templates = templates
    selectedTemplate = templates.first
  }

  open class var maximumTabCount: Int { 5 }

  open func updateTemplates(_ newTemplates: [CPTemplate]) {
    templates = newTemplates
    if !templates.contains(where: { $0 === selectedTemplate }) {
      selectedTemplate = templates.first
    }
  }

  open func select(_ newTemplate: CPTemplate) {
    if templates.contains(where: { $0 === newTemplate }) { selectedTemplate = newTemplate }
  }

  open func selectTemplate(at index: Int) {
    if templates.indices.contains(index) { selectedTemplate = templates[index] }
  }
}
