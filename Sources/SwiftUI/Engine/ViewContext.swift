import ViewArchive

/// What a view is told while it makes its nodes.
public struct _ViewContext {
  public var environment: EnvironmentValues
  let session: RenderSession
  /// The axis of the stack that holds the view directly; nil outside stacks.
  var stackAxis: Axis?
  /// Of the symbols inside, by their names, the outermost first; nil where effects are removed.
  var symbolEffects: [String]? = []
  /// Where the views are a control's label.
  var labelRecorder: LabelRecorder?
  /// How many composite views lie above this one.
  private(set) var depth = 0
  /// Stands for where the view is in its author's source, the same in every process.
  private(set) var place = PlaceHash()
  /// Of the `animation` modifiers around the view, the innermost first.
  var timings: [ValueTiming] = []
  /// Stands for the types of the composite views above this one.
  private(set) var path = 0

  init(environment: EnvironmentValues, session: RenderSession) {
    self.environment = environment
    self.session = session
  }

  /// The context inside a composite view; nil, with a notice, where views nest without end.
  @MainActor
  func descending<T>(into type: T.Type) -> _ViewContext? {
    guard depth < Self.maximumDepth else {
      session.notice(
        "\(type) is nested more than \(Self.maximumDepth) views deep: its body probably contains "
          + "itself. It is not drawn.")
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

  /// The context of one of several views that could stand at this place.
  func placed(_ name: some StringProtocol) -> _ViewContext {
    var inner = self
    inner.place.add(name)
    return inner
  }

  /// What a view that draws by itself asks for.
  @MainActor var leafMotion: NodeMotion {
    NodeMotion(
      place: place.value, content: environment.askedContentTransition?.archived, timings: timings)
  }

  /// Deeper nesting than any widget has, and less than the stack of a thread bears.
  static let maximumDepth = 400
}
