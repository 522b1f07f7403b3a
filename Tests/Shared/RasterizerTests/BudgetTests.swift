import Foundation
import Rasterizer
import Testing
import ViewArchive

@Suite struct BudgetTests {
  private let size = 158.0

  /// The circles of an extension that exhausts the host: each has a wide blur and a wide shadow.
  private func circles(_ count: Int, offset: Double = 0) -> ViewArchive {
    Sample.archive(
      size, size, scale: 3,
      (0..<count).map { index in
        var circle = Sample.fill(
          Sample.rect(Double(index) * offset, 0, size, size), .color(Sample.color(0xFF3B30, 0.1)),
          path: Sample.circle(size),
          effects: [
            .blur(radius: 40, opaque: false),
            .shadow(color: .black, radius: 50, x: 0, y: 0),
          ])
        // As in a `ForEach`.
        circle.identity = "\(index)"
        return circle
      })
  }

  /// Gradients, each masked by another one.
  private func masks(_ count: Int) -> ViewArchive {
    let fade = Paint.radialGradient(
      [.init(color: .black, location: 0), .init(color: .clear, location: 1)],
      center: CGPoint(x: size / 2, y: size / 2), startRadius: 0, endRadius: size / 2)
    let frame = Sample.rect(0, 0, size, size)
    return Sample.archive(
      size, size,
      (0..<count).map { _ in
        Sample.fill(frame, fade, effects: [.mask(Sample.fill(frame, fade))])
      })
  }

  private func picture(
    _ archive: ViewArchive, scale: Double = 3, budget: DrawingBudget = DrawingBudget()
  ) throws -> Picture {
    let rasterizer = try Rasterizer(fonts: .standard)
    rasterizer.budget = budget
    return try rasterizer.picture(
      of: archive, at: Sample.instant, options: DrawingOptions(scale: scale))
  }

  /// Equal content is blurred once. Without that, it takes more than a minute, and the standard
  /// budget is 10 s.
  @Test func equalBlursAreCheap() throws {
    _ = try picture(circles(1500))
  }

  @Test(arguments: [(1500, "blurs"), (3000, "gradients")])
  func workBeyondBudgetFails(count: Int, kind: String) throws {
    let archive = kind == "blurs" ? circles(count, offset: 0.05) : masks(count / 2)
    #expect(throws: RasterizerError.tooExpensive(count: count, of: kind)) {
      try picture(archive, budget: DrawingBudget(work: 2e8))
    }
  }

  @Test func timeBeyondBudgetFails() throws {
    #expect(throws: RasterizerError.tooExpensive(count: 1500, of: "blurs")) {
      try picture(circles(1500, offset: 0.05), budget: DrawingBudget(time: .milliseconds(20)))
    }
  }

  /// Each level doubles the drawing calls.
  @Test func nestedShadowsEnd() throws {
    let shadow = NodeEffect.shadow(color: .black, radius: 1, x: 0, y: 0)
    let archive = Sample.archive(
      20, 20,
      [
        Sample.fill(
          Sample.rect(0, 0, 20, 20), .color(.black), effects: Array(repeating: shadow, count: 60))
      ])
    do {
      _ = try picture(archive, budget: DrawingBudget(work: 1e8))
    } catch let error as RasterizerError {
      #expect(error == .tooExpensive(count: 60, of: "shadows"))
    }
  }

  @Test func messageNamesTheOperations() {
    let error = RasterizerError.tooExpensive(count: 1_234_500, of: "blurs")
    #expect(error.description.hasPrefix("too expensive to draw: 1,234,500 blurs."))
  }

  /// The cached layer of a node looks the same wherever an equal node lies.
  @Test func equalNodesLookTheSame() throws {
    let card = Sample.fill(
      Sample.rect(0, 0, 20, 20), .color(Sample.color(0x007AFF)),
      effects: [.shadow(color: .black, radius: 4, x: 0, y: 2)])
    var other = card
    other.frame.origin = CGPoint(x: 60, y: 30)
    var first = card
    first.frame.origin = CGPoint(x: 20, y: 30)
    let together = try picture(Sample.archive(100, 80, [first, other]), scale: 1).pixels
    let alone = try picture(Sample.archive(100, 80, [other]), scale: 1).pixels
    for y in 0..<80 {
      #expect(
        together[y * 100 + 50..<y * 100 + 100] == alone[y * 100 + 50..<y * 100 + 100])
    }
  }

  /// The step response of a Gaussian is the error function.
  @Test(arguments: [8.0, 23, 24, 60, 150])
  func wideBlursAreGaussian(deviation: Double) throws {
    let edge = Sample.fill(
      Sample.rect(-2000, -2000, 2300, 5000), .color(.black),
      effects: [.blur(radius: deviation, opaque: false)])
    let row = try picture(Sample.archive(600, 3, background: nil, [edge]), scale: 1).alphas[600...]
    for (x, alpha) in zip(0..<600, row) {
      let expected = 255 * (1 - erf((Double(x) + 0.5 - 300) / (deviation * 2.0.squareRoot()))) / 2
      #expect(abs(Double(alpha) - expected) < 6, "\(x): \(alpha), not \(expected)")
    }
  }
}
