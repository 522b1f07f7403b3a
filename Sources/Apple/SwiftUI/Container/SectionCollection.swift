import ViewArchive

/// A section that a container was given, as resolved by `Group(sections:)`.
///
/// Views outside of sections form a section without header and footer.
public struct SectionConfiguration: Identifiable {
  /// The section's position.
  public struct ID: Hashable {
    let index: Int
  }

  /// The section's actions. There are none: nothing reads `sectionActions`.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }

  public let id: ID
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection

  public var actions: Actions { Actions() }
}

/// The sections of a view, in order.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  @MainActor
  init<Content: View>(of content: Content, _ context: _ViewContext) {
    let collected = content.environment(\.collectsSections, true)
    var nodes: [_LayoutNode] = []
    let subviews = SubviewsCollection(of: collected, context) { nodes = $0 }
    var sections: [SectionConfiguration] = []
    var loose: [Subview] = []
    func add(
      _ values: ContainerValues, header: SubviewsCollection, content: SubviewsCollection,
      footer: SubviewsCollection
    ) {
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(index: sections.count), containerValues: values,
          header: header, content: content, footer: footer))
    }
    func endLooseViews() {
      guard !loose.isEmpty else { return }
      add(
        ContainerValues(), header: SubviewsCollection([]), content: SubviewsCollection(loose),
        footer: SubviewsCollection([]))
      loose = []
    }
    for (node, subview) in zip(nodes, subviews) {
      guard let section = node as? CollectedSectionNode else {
        loose.append(subview)
        continue
      }
      endLooseViews()
      let parts = section.makeParts()
      add(
        node.containerValues, header: parts.header, content: parts.content, footer: parts.footer)
    }
    endLooseViews()
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A section inside `Group(sections:)`.
///
/// Its own content is created only if a modifier around it hides it from the group: nested sections
/// would otherwise create theirs several times at each level.
@MainActor
final class CollectedSectionNode: _LayoutNode {
  typealias Parts = (
    header: SubviewsCollection, content: SubviewsCollection, footer: SubviewsCollection
  )

  let makeParts: () -> Parts
  private let makeContent: () -> _LayoutNode
  private lazy var content: _LayoutNode = makeContent()

  init(
    _ context: _ViewContext, content: @escaping () -> _LayoutNode, parts: @escaping () -> Parts
  ) {
    makeContent = content
    makeParts = parts
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override func canSet(_ key: AlignmentKey) -> Bool { content.maySetGuide(key) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    content.dimensions(dimensions.proposal).explicit(key)
  }

  override func preferredSpacing() -> ViewSpacing { content.spacing }

  override var layoutPriority: Double { content.layoutPriority }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    content.placeIdentified(proposal)
  }

  override func collectPreferences(into values: inout PreferenceValues) {
    content.collectPreferences(into: &values)
  }

  override var createsContentLater: Bool { content.createsContentLater }
}

private struct CollectsSectionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a container takes the sections apart.
  var collectsSections: Bool {
    get { self[CollectsSectionsKey.self] }
    set { self[CollectsSectionsKey.self] = newValue }
  }
}

/// The content of `Group(sections:transform:)`.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let view: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    Content._makeNodes(transform(SectionCollection(of: view, context)), context)
  }
}

extension Group {
  /// Resolves the sections of `view` and creates a view from them.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(view: view, transform: transform))
  }
}

/// The data of `ForEach(sections:content:)`.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, ContextualData {
  let makeNodes: @MainActor (_ViewContext) -> [_LayoutNode]

  public var startIndex: Int { 0 }
  /// 0 until the view is evaluated.
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The collection is empty.")
  }
}

extension ForEach where Content: View {
  /// Creates a view for each section of `view`.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    // Only the main actor evaluates the view.
    nonisolated(unsafe) let (view, content) = (view, content)
    self.init(
      data: ForEachSectionCollection { context in
        let sections = SectionCollection(of: view, context)
        typealias Views = ForEach<SectionCollection, SectionConfiguration.ID, Content>
        return Views._makeNodes(Views(sections, content: content), context)
      }, content: content, id: { $0.id })
  }
}
