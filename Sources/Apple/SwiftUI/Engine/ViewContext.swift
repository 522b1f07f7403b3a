import ViewArchive

/// What a view receives from the views around it while it creates its nodes.
///
/// A context is a value. Modifiers and containers change a copy and pass it to the views inside, so
/// changes never reach siblings. `environment` is the part that author code can read; the rest is
/// the engine's own. All contexts of one evaluation have the same `session`.
///
/// Two properties identify a view:
/// - `place` is its structural identity. It is the same in every process, so a surface can match
///   views of two archives by it (`NodeMotion`).
/// - `path` is the chain of composite view types above it. It is valid within one process only;
///   `StateStore` uses it to find a view's state in the second evaluation.
public struct _ViewContext {
  public var environment: EnvironmentValues
  let session: RenderSession
  /// The axis of the stack that directly contains the view; nil outside stacks.
  var stackAxis: Axis?
  /// The names of the symbol effects that apply to the view, outermost first; nil if
  /// `symbolEffectsRemoved(_:)` removes them.
  var symbolEffects: [String]? = []
  /// Collects the texts and symbols of a control's label; nil outside such labels.
  var labelRecorder: LabelRecorder?
  /// The number of composite views above this one.
  private(set) var depth = 0
  /// The number of type-erased views above this one.
  private var erasedDepth = 0
  /// A hash of the view's position in blocks, the branches of conditions, and the identities from
  /// `ForEach` and `id(_:)`.
  private(set) var place = PlaceHash()
  /// The `animation` modifiers around the view, innermost first.
  var timings: [ValueTiming] = []
  /// A hash of the types of the composite views above this one.
  private(set) var path = 0

  init(environment: EnvironmentValues, session: RenderSession) {
    self.environment = environment
    self.session = session
  }

  /// The context inside a composite view of type `type`. Beyond the maximum depth, adds a notice
  /// and returns nil.
  @MainActor
  func descending<T>(into type: T.Type) -> _ViewContext? {
    guard depth < Self.maximumDepth else {
      session.notice(
        "\(type) is nested more than \(Self.maximumDepth) views deep, probably because its body "
          + "contains itself. It is not drawn.")
      return nil
    }
    var inner = self
    inner.depth += 1
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(ObjectIdentifier(type))
    inner.path = hasher.finalize()
    return inner
  }

  /// The context inside a type-erased view. Beyond the maximum depth, adds a notice and returns
  /// nil: types limit the depth of all other primitive views.
  @MainActor
  func descendingIntoErased() -> _ViewContext? {
    guard erasedDepth < Self.maximumDepth else {
      session.notice(
        "AnyView is nested more than \(Self.maximumDepth) views deep. The inner views are not drawn."
      )
      return nil
    }
    var inner = self
    inner.erasedDepth += 1
    return inner
  }

  /// The context of one child: `place` extended by the child's position, branch or identity.
  func addingPlace(_ name: some StringProtocol) -> _ViewContext {
    var inner = self
    inner.place.add(name)
    return inner
  }

  /// The context of a container's content. `axis` is the container's stack axis, or nil if it is
  /// not a stack.
  @MainActor
  func insideContainer(_ axis: Axis?) -> _ViewContext {
    var inner = self
    inner.stackAxis = axis
    // A change of the environment would create the nodes of subviews again.
    if environment.collectsSections { inner.environment.collectsSections = false }
    return inner
  }

  /// The motion of a primitive view that draws.
  @MainActor var leafMotion: NodeMotion {
    NodeMotion(
      place: place.value, content: environment.explicitContentTransition?.archived,
      timings: timings)
  }

  /// More levels than any real widget has, but few enough not to overflow a thread's stack.
  static let maximumDepth = 400
}
