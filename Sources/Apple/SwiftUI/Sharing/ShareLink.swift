import AuthorNotices
import CoreTransferable

/// A button that shows the share sheet. The label is drawn; there is no share sheet here.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
> where Data.Element: Transferable {
  private let label: Label

  nonisolated init(label: Label) {
    self.label = label
  }
}

extension ShareLink: View {
  public var body: some View {
    Button {
      AuthorNotice.report("SwiftUI", lacks: "share sheet; a ShareLink does nothing")
    } label: {
      label
    }
  }
}

/// The label of a share link: the share symbol and a title.
public struct DefaultShareLinkLabel {
  /// nil for the system's title.
  private let title: Text?

  nonisolated init(_ title: Text? = nil) {
    self.title = title
  }
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    Label {
      title ?? Text(verbatim: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
