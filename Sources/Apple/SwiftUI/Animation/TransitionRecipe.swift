import ViewArchive

/// The steps of a transition, before the layout direction is known.
public struct _TransitionRecipe: Sendable {
  /// One difference between the removed and the visible view.
  enum Step: Sendable {
    case opacity, blur
    case move(Edge)
    case offset(CGSize)
    case scale(Double, UnitPoint)
  }

  /// The steps of an insertion or a removal, played together. Without steps, the change is
  /// immediate.
  struct Side: Sendable {
    var steps: [Step]
    var animation: Animation?
  }

  var insertion: Side
  var removal: Side

  init(insertion: [Step], removal: [Step]? = nil) {
    self.insertion = Side(steps: insertion)
    self.removal = Side(steps: removal ?? insertion)
  }

  static let identity = _TransitionRecipe(insertion: [])
  static let opacity = _TransitionRecipe(insertion: [.opacity])
  static let blur = _TransitionRecipe(insertion: [.blur, .opacity])
  static let slide = _TransitionRecipe(insertion: [.move(.leading)], removal: [.move(.trailing)])

  static func move(_ edge: Edge) -> _TransitionRecipe {
    _TransitionRecipe(insertion: [.move(edge)])
  }

  static func push(from edge: Edge) -> _TransitionRecipe {
    _TransitionRecipe(
      insertion: [.move(edge), .opacity], removal: [.move(edge.opposite), .opacity])
  }

  static func scale(_ scale: Double, _ anchor: UnitPoint) -> _TransitionRecipe {
    _TransitionRecipe(insertion: [.scale(scale, anchor)])
  }

  static func offset(_ offset: CGSize) -> _TransitionRecipe {
    _TransitionRecipe(insertion: [.offset(offset)])
  }

  static func asymmetric(
    _ insertion: _TransitionRecipe, _ removal: _TransitionRecipe
  ) -> _TransitionRecipe {
    var recipe = insertion
    recipe.removal = removal.removal
    return recipe
  }

  func combined(with other: _TransitionRecipe) -> _TransitionRecipe {
    func both(_ one: Side, _ other: Side) -> Side {
      // Bounds the archive's size; more steps than this cannot be distinguished.
      Side(
        steps: Array((one.steps + other.steps).prefix(8)),
        animation: other.animation ?? one.animation)
    }
    var recipe = self
    recipe.insertion = both(insertion, other.insertion)
    recipe.removal = both(removal, other.removal)
    return recipe
  }

  func animated(by animation: Animation?) -> _TransitionRecipe {
    var recipe = self
    recipe.insertion.animation = animation
    recipe.removal.animation = animation
    return recipe
  }
}

extension _TransitionRecipe.Side {
  func archived(isRightToLeft: Bool) -> TransitionMotion {
    TransitionMotion(
      steps: steps.map { $0.archived(isRightToLeft: isRightToLeft) }, timing: animation?.archived)
  }
}

extension _TransitionRecipe.Step {
  fileprivate func archived(isRightToLeft: Bool) -> TransitionStep {
    let forwards: Double = isRightToLeft ? -1 : 1
    return switch self {
    case .opacity: .opacity
    case .blur: .blur
    case .move(.leading): .move(x: -forwards, y: 0)
    case .move(.trailing): .move(x: forwards, y: 0)
    case .move(.top): .move(x: 0, y: -1)
    case .move(.bottom): .move(x: 0, y: 1)
    case .offset(let offset):
      .offset(x: Double(offset.width).bounded, y: Double(offset.height).bounded)
    case .scale(let factor, let anchor):
      .scale(
        factor.bounded, anchor: CGPoint(x: Double(anchor.x).bounded, y: Double(anchor.y).bounded))
    }
  }
}

extension Double {
  /// Clamped to distances and factors that a picture could show.
  fileprivate var bounded: Double { isFinite ? min(max(self, -10_000), 10_000) : 0 }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// `transition(_:)`.
struct _TransitionModifier {
  let recipe: _TransitionRecipe
}

extension _TransitionModifier: NodeModifier {
  typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let isRightToLeft = context.environment.layoutDirection == .rightToLeft
    let (recipe, outer) = (recipe, context.addingPlace("transition"))
    return MarkNode(content, context) { node in
      // A primitive view that draws has its own place. Any other node gets one that differs from
      // the places of the views inside it.
      var motion = node.motion ?? NodeMotion(place: outer.place.value, timings: outer.timings)
      motion.insertion = recipe.insertion.archived(isRightToLeft: isRightToLeft)
      motion.removal = recipe.removal.archived(isRightToLeft: isRightToLeft)
      node.motion = motion
    }
  }
}
