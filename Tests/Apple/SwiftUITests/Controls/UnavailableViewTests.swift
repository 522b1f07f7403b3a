import Foundation
import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct UnavailableViewTests {
  nonisolated static let views: [(String, @Sendable @MainActor () -> AnyView)] = [
    ("ScrollView", { AnyView(ScrollView { Text(verbatim: "a") }) }),
    ("List", { AnyView(List { Text(verbatim: "a") }) }),
    ("Form", { AnyView(Form { Text(verbatim: "a") }) }),
    ("NavigationStack", { AnyView(NavigationStack { Text(verbatim: "a") }) }),
    ("NavigationView", { AnyView(NavigationView { Text(verbatim: "a") }) }),
    ("TabView", { AnyView(TabView { Text(verbatim: "a") }) }),
    ("TextField", { AnyView(TextField("a", text: .constant(""))) }),
    ("Slider", { AnyView(Slider(value: .constant(0.5))) }),
    ("Picker", { AnyView(Picker("a", selection: .constant(1)) { Text(verbatim: "a") }) }),
    ("VideoPlayer", { AnyView(VideoPlayer(player: nil)) }),
    ("Menu", { AnyView(Menu("a") { Text(verbatim: "a") }) }),
  ]

  @Test(arguments: views.indices)
  func unavailableViewShowsPlaceholderAndAddsNotice(_ index: Int) throws {
    let (name, make) = Self.views[index]
    let archive = try Archiving.archive {
      VStack {
        make()
        make()
      }
    }
    #expect(archive.content.frames(of: name).count == 2)
    #expect(archive.content.first("Text") == nil)
    #expect(archive.notices.count == 1)
    #expect(archive.notices.first?.hasPrefix("\(name) cannot be shown in a widget") == true)
  }

  @Test func asyncImageShowsItsPlaceholder() throws {
    let archive = try Archiving.archive {
      AsyncImage(url: URL(string: "https://example.com/a.png")) {
        $0.resizable()
      } placeholder: {
        Text(verbatim: "wait")
      }
    }
    #expect(archive.content.first("Text") != nil)
    #expect(archive.notices.count == 1)
  }
}
