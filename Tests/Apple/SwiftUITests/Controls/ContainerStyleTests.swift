import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct ContainerStyleTests {
  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.content
        configuration.label.frame(height: 7)
      }
    }
  }

  private struct Framed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).frame(width: 77)
    }
  }

  private struct Opened: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  private func block(_ width: CGFloat) -> some View {
    Color.black.frame(width: width, height: 10)
  }

  private func frames(@ViewBuilder _ content: () -> some View) throws -> [CGRect] {
    try Archiving.archive { content() }.content.frames(of: "frame")
  }

  @Test func labeledContentStyleArrangesParts() throws {
    let frames = try frames {
      LabeledContent {
        block(20)
      } label: {
        block(30)
      }.labeledContentStyle(Stacked())
    }
    #expect(frames.map(\.width) == [20, 30, 30])
    #expect(frames[1].minY == frames[0].maxY)
  }

  @Test func styleCanRecreateLabeledContent() throws {
    let frames = try frames {
      LabeledContent {
        block(20)
      } label: {
        block(30)
      }.labeledContentStyle(Framed())
    }
    #expect(frames.first?.width == 77)
    #expect(frames.last?.maxX == frames.first?.maxX)
  }

  @Test func disclosureGroupStyleMayShowContentOfClosedGroup() throws {
    let closed = try frames {
      DisclosureGroup {
        block(20)
      } label: {
        block(30)
      }
    }
    let opened = try frames {
      DisclosureGroup {
        block(20)
      } label: {
        block(30)
      }.disclosureGroupStyle(Opened())
    }
    #expect(closed.map(\.width) == [30])
    #expect(opened.map(\.width) == [30, 20])
  }

  @Test func controlGroupStyleReceivesLabel() throws {
    let automatic = try frames {
      ControlGroup {
        block(20)
      } label: {
        block(30)
      }
    }
    let column = try frames {
      ControlGroup {
        block(20)
      } label: {
        block(30)
      }.controlGroupStyle(Column())
    }
    #expect(automatic.map(\.width) == [20])
    #expect(column.map(\.width) == [30, 20])
  }

  @Test func labelLengthsFollowEnvironment() throws {
    func label(_ change: (AnyView) -> AnyView) throws -> [CGRect] {
      try frames {
        change(
          AnyView(
            Label {
              block(20)
            } icon: {
              block(10)
            }))
      }
    }
    let plain = try label { $0 }
    let spaced = try label { AnyView($0.labelIconToTitleSpacing(30)) }
    let reserved = try label { AnyView($0.labelReservedIconWidth(40)) }
    #expect(plain[1].minX - plain[0].maxX == 8)
    #expect(spaced[1].minX - spaced[0].maxX == 30)
    #expect(reserved.first?.width == 40)
  }

  @Test func hiddenLabelsAreNotDrawn() throws {
    let frames = try frames {
      LabeledContent {
        block(20)
      } label: {
        block(30)
      }.labelsVisibility(.hidden)
    }
    #expect(frames.map(\.width) == [20])
  }
}
