import NoticeCatalog
import UIKit

// Compatibility (apps): partial | `sheet`, `fullScreenCover`, `popover`, `alert`,
//   `confirmationDialog`, `actionSheet`, `dismiss`, `presentationMode` | a sheet is dismissed by
//   a tap beside it; no detents; popovers are sheets, as on iPhone; dialogs look like alerts

/// `sheet`, `fullScreenCover` and `alert`: presents a view over an app's window. A notice in a
/// widget.
public struct _PresentationModifier {
  let style: LivePresentation.Style
  let isPresented: () -> Bool
  let dismiss: () -> Void
  /// Called when the view is no longer presented, for whatever reason.
  let onDismiss: (() -> Void)?
  /// nil if nothing is presented any more.
  let content: () -> AnyView?
  /// The button of a menu.
  var anchor: MenuAnchor?
}

extension _PresentationModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    guard isPresented() else { return }
    guard let live = context.session.live else {
      context.noteMistake(
        NoticeKind.presentation.notice("\(style.modifiers) presents nothing in a widget."))
      return
    }
    guard let content = content() else { return }
    let dismiss = dismiss
    live.present(
      LivePresentation(
        style: style, context: context, content: content, dismiss: { dismiss() },
        onDismiss: onDismiss, anchor: anchor))
  }
}

extension LivePresentation.Style {
  /// The modifiers that present in this style.
  fileprivate var modifiers: String {
    switch self {
    case .sheet: "sheet or popover"
    case .cover: "fullScreenCover"
    case .alert: "alert or confirmationDialog"
    case .menu: "Menu"
    }
  }
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss, content)
  }

  /// Presents a sheet, as on iPhone.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, nil, content)
  }

  /// Presents a sheet, as on iPhone.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, nil, content)
  }

  nonisolated private func presenting<Item: Identifiable, Content: View>(
    _ style: LivePresentation.Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: style, isPresented: { item.wrappedValue != nil },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        content: { item.wrappedValue.map { value in AnyView(content(value).id(value.id)) } }))
  }

  nonisolated func presenting<Content: View>(
    _ style: LivePresentation.Style, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: style, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
        content: { AnyView(content()) }))
  }
}
