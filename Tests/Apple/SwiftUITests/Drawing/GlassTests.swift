import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct GlassTests {
  private func materials(_ glass: Glass) throws -> Int {
    let tree = try Archiving.archive {
      GlassEffectContainer(spacing: 4) {
        Text("Glass").padding().glassEffect(glass, in: .rect(cornerRadius: 8))
      }
    }.content
    return tree.materials
  }

  @Test func glassIsMaterialBehindContent() throws {
    #expect(try materials(.regular) == 1)
    #expect(try materials(.clear.interactive()) == 1)
    #expect(try materials(.identity) == 0)
  }

  @Test func tintCoversMaterial() throws {
    let plain = try Archiving.archive { Text("Glass").glassEffect() }.content
    let tinted = try Archiving.archive { Text("Glass").glassEffect(.regular.tint(.red)) }.content
    #expect(tinted.fills == plain.fills + 1)
  }
}

extension ArchiveNode {
  fileprivate var materials: Int {
    var own = 0
    if case .fill(_, .material, _) = content { own = 1 }
    return children.reduce(own) { $0 + $1.materials }
  }

  fileprivate var fills: Int {
    var own = 0
    if case .fill = content { own = 1 }
    return children.reduce(own) { $0 + $1.fills }
  }
}
