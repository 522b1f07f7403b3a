public enum CPAssistantCellPosition: Int, Sendable {
  case top
  case bottom
}

public enum CPAssistantCellVisibility: Int, Sendable {
  case off
  case whileLimitedUIActive
  case always
}

public enum CPAssistantCellActionType: Int, Sendable {
  case playMedia
  case startCall
}

/// A row that starts Siri.
@preconcurrency @MainActor
open class CPAssistantCellConfiguration: NSObject {
  public let position: CPAssistantCellPosition
  public let visibility: CPAssistantCellVisibility
  public let assistantAction: CPAssistantCellActionType

  public init(
    position: CPAssistantCellPosition, visibility: CPAssistantCellVisibility,
    assistantAction: CPAssistantCellActionType
  ) {
    self.position = position
    self.visibility = visibility
    self.assistantAction = assistantAction
  }
}

/// Never called: nothing can be selected.
@preconcurrency @MainActor
public protocol CPListTemplateDelegate: NSObjectProtocol {
  func listTemplate(
    _ listTemplate: CPListTemplate, didSelect item: CPListItem,
    completionHandler: @escaping () -> Void)
}

/// A list with sections.
open class CPListTemplate: CPTemplate, CPBarButtonProviding {
  public let title: String?
  open private(set) var sections: [CPListSection]
  open weak var delegate: (any CPListTemplateDelegate)?
  open var emptyViewTitleVariants: [String] = []
  open var emptyViewSubtitleVariants: [String] = []
  open var assistantCellConfiguration: CPAssistantCellConfiguration?
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?

  public convenience init(title: String?, sections: [CPListSection]) {
    self.init(title: title, sections: sections, assistantCellConfiguration: nil)
  }

  public init(
    title: String?, sections: [CPListSection],
    assistantCellConfiguration: CPAssistantCellConfiguration?
  ) {
    self.title = title
    self.sections = sections
    self.assistantCellConfiguration = assistantCellConfiguration
  }

  open class var maximumItemCount: Int { 500 }
  open class var maximumSectionCount: Int { 500 }

  open var sectionCount: Int { sections.count }
  open var itemCount: Int { sections.map(\.items.count).reduce(0, +) }

  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }

  open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      let index = section.index(of: item)
      if index != NSNotFound { return IndexPath(indexes: [number, index]) }
    }
    return nil
  }
}
