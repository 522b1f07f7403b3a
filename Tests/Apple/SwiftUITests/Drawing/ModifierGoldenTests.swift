import Foundation
import GoldenFiles
import Testing
import ViewArchive

@testable import SwiftUI

/// A named view, printed as a tree in 200 by 100 points at 2x.
struct TreeCase: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @Sendable @MainActor () -> AnyView

  init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @Sendable @MainActor () -> V) {
    self.name = name
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }
}

extension TreeCase {
  static let effects: [TreeCase] = [
    TreeCase("offset") { FixedLeaf(width: 20).offset(x: 5, y: -3) },
    TreeCase("position") { FixedLeaf(width: 20).position(x: 30, y: 40) },
    TreeCase("rotation") { FixedLeaf(width: 20).rotationEffect(.degrees(90)) },
    TreeCase("scale") { FixedLeaf(width: 20).scaleEffect(2, anchor: .topLeading) },
    TreeCase("rotation3D") {
      FixedLeaf(width: 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    },
    TreeCase("filters") {
      FixedLeaf(width: 20).blur(radius: 2).shadow(radius: 3, y: 1).brightness(0.1).contrast(2)
        .saturation(0.5).grayscale(1).hueRotation(.degrees(180)).colorInvert()
        .colorMultiply(.white).luminanceToAlpha().blendMode(.multiply).compositingGroup()
    },
    TreeCase("clips") {
      FixedLeaf(width: 20).clipped().clipShape(Circle()).cornerRadius(4)
    },
    TreeCase("mask") { FixedLeaf(width: 20).mask { Circle() } },
    TreeCase("border") { FixedLeaf(width: 20).border(.black, width: 2) },
    TreeCase("hidden") { FixedLeaf(width: 20).hidden() },
    TreeCase("identity") { FixedLeaf(width: 20).id(7) },
    TreeCase("zIndex") {
      ZStack {
        FixedLeaf(width: 20).zIndex(1)
        FixedLeaf(width: 30)
      }
    },
    TreeCase("fixedSize") {
      Color.black.fixedSize()
    },
    TreeCase("aspectRatioFit") { Color.black.aspectRatio(1, contentMode: .fit) },
    TreeCase("aspectRatioFill") { Color.black.aspectRatio(1, contentMode: .fill) },
    TreeCase("containerRelativeFrame") {
      Color.black.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 8)
    },
  ]

  static let shapes: [TreeCase] = [
    TreeCase("fillAndStroke") {
      Circle().fill(.red).stroke(.black, lineWidth: 2).frame(width: 20, height: 20)
    },
    TreeCase("strokeBorder") {
      RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 4)
        .frame(width: 40, height: 20)
    },
    TreeCase("trim") {
      Circle().trim(from: 0, to: 0.25).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
        .frame(width: 20, height: 20)
    },
    TreeCase("divider") {
      HStack {
        Color.black
        Divider()
        Color.black
      }
    },
    TreeCase("gradients") {
      VStack(spacing: 0) {
        LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        RadialGradient(colors: [.black, .white], center: .center, startRadius: 1, endRadius: 9)
        EllipticalGradient(colors: [.black, .white])
        AngularGradient(colors: [.black, .white], center: .center)
        Rectangle().fill(Color.blue.gradient)
      }
    },
    TreeCase("styles") {
      VStack(spacing: 0) {
        Rectangle().fill(.thinMaterial)
        Rectangle().fill(.red.opacity(0.5))
        Rectangle().fill(.black.secondary)
        Rectangle().fill(.black.shadow(.drop(radius: 2)))
        Rectangle().fill(.separator)
        Rectangle().fill(
          .linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
      }
    },
    TreeCase("containerRelativeShape") {
      ContainerRelativeShape().padding(6).containerShape(RoundedRectangle(cornerRadius: 20))
    },
    TreeCase("missingImage") { Image("nowhere") },
    TreeCase("symbol") { Image(systemName: "heart.fill").font(.body).foregroundStyle(.red) },
    TreeCase("resizableSymbol") {
      Image(systemName: "heart").resizable().scaledToFit().frame(width: 40, height: 40)
    },
  ]

  static let containers: [TreeCase] = [
    TreeCase("geometry") {
      HStack(spacing: 0) {
        FixedLeaf(width: 40)
        GeometryReader { proxy in
          let frame = proxy.frame(in: .global)
          let named = proxy.frame(in: .named("row"))
          Text(verbatim: "\(Int(proxy.size.width)) \(Int(frame.minX)) \(Int(named.minX))")
        }
      }
      .coordinateSpace(name: "row")
      .padding(10)
    },
    TreeCase("anchors") {
      HStack {
        FixedLeaf(width: 30).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
        FixedLeaf(width: 50)
      }
      .overlayPreferenceValue(BoundsKey.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.black.frame(width: proxy[anchor].width, height: proxy[anchor].height)
              .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
      }
    },
    TreeCase("viewThatFits") {
      ViewThatFits {
        FixedLeaf(width: 300)
        FixedLeaf(width: 150)
        FixedLeaf(width: 10)
      }
    },
    TreeCase("grid") {
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          FixedLeaf(width: 20)
          FixedLeaf(width: 40)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          FixedLeaf(width: 30)
          FixedLeaf(width: 10).gridColumnAlignment(.trailing)
        }
        GridRow { FixedLeaf(width: 60).gridCellColumns(2) }
      }
    },
    TreeCase("anyLayout") {
      AnyLayout(VStackLayout(alignment: .leading, spacing: 3))() {
        FixedLeaf(width: 20)
        FixedLeaf(width: 40)
      }
    },
    TreeCase("timeline") {
      TimelineView(.everyMinute) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSince1970))")
      }
    },
  ]
}

extension TreeCase {
  static let canvases: [TreeCase] = [
    TreeCase("paths") {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.stroke(
          Path(ellipseIn: CGRect(x: 5, y: 5, width: 20, height: 20)), with: .color(.red))
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
      }
      .foregroundStyle(.black)
    },
    TreeCase("state") {
      Canvas { context, size in
        var copy = context
        copy.opacity = 0.5
        copy.blendMode = .multiply
        copy.translateBy(x: 10, y: 20)
        copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
        copy.addFilter(.blur(radius: 2))
        copy.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .foreground)
        context.drawLayer { layer in
          layer.rotate(by: .degrees(90))
          layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .foreground)
        }
      }
    },
    TreeCase("content") {
      Canvas { context, size in
        context.draw(Text(verbatim: "Hi"), at: CGPoint(x: 100, y: 50))
        context.draw(Image(systemName: "heart"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
        if let leaf = context.resolveSymbol(id: "a") {
          context.draw(leaf, at: CGPoint(x: 50, y: 50), anchor: .topLeading)
        }
      } symbols: {
        FixedLeaf(width: 20).tag("a")
      }
    },
  ]
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

@MainActor
@Suite struct ModifierGoldenTests {
  @Test(arguments: [
    ("effects", TreeCase.effects), ("shapes", TreeCase.shapes),
    ("geometry", TreeCase.containers), ("canvases", TreeCase.canvases),
  ])
  func treesMatchGoldens(file: String, cases: [TreeCase]) throws {
    let text = try cases.map { item in
      let archive = try Placement().archive(item.view(), width: 200, height: 100, scale: 2)
      return "## \(item.name)\n" + archive.tree()
    }.joined(separator: "\n")
    try expectGolden(text, "\(file).txt")
  }
}
