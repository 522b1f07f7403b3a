import ViewArchive

/// The bar of a navigation stack: back button, toolbar and title.
struct NavigationBar: View {
  let level: NavigationLevel

  var body: some View {
    if !level.hidesBar {
      VStack(spacing: 0) {
        ZStack {
          HStack(spacing: 12) {
            if level.index > 0, !level.hidesBackButton { backButton }
            Spacer()
            ForEach(0..<level.toolbar.count, id: \.self) { level.toolbar[$0] }
          }
          if level.isInline, let title = level.title {
            title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
          }
        }
        .frame(height: 44)
        .padding(.horizontal, 16)
        if level.isLarge, let title = level.title {
          title.font(.system(size: 34, weight: .bold)).lineLimit(1)
            .accessibilityAddTraits(.isHeader)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .frame(height: 52)
        }
      }
    }
  }

  private var backButton: some View {
    let level = level
    return Button {
      level.remove()
    } label: {
      HStack(spacing: 5) {
        Image(systemName: "chevron.backward").font(.system(size: 18, weight: .semibold))
          .accessibilityHidden(true)
        (level.previousTitle ?? Text("Back")).lineLimit(1)
      }
    }
  }
}

/// Places the top view of a navigation stack below its bar.
@MainActor
final class NavigationNode: _LayoutNode {
  private let content: _LayoutNode?
  private let bar: _LayoutNode?
  private let level: NavigationLevel

  init(_ content: _LayoutNode?, bar: _LayoutNode?, level: NavigationLevel, _ context: _ViewContext)
  {
    self.content = content
    self.bar = bar
    self.level = level
    super.init(context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = drawableSize(size(proposal))
    let height = min(level.barHeight, size.height)
    var children: [ArchiveNode] = []
    if let content {
      children.append(
        content.placeCentered(
          in: CGRect(x: 0, y: height, width: size.width, height: size.height - height)))
    }
    if let bar {
      let frame = CGRect(x: 0, y: 0, width: size.width, height: height)
      // Drawn over the content, but read before it.
      children.append(
        ArchiveNode(
          kind: "bar", frame: frame, accessibility: NodeAccessibility(sortPriority: 1),
          children: [bar.placeCentered(in: frame)]))
    }
    return ArchiveNode(
      kind: "NavigationStack", frame: CGRect(origin: .zero, size: size), children: children)
  }
}
