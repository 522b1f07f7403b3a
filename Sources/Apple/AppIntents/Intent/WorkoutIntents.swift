/// Starts a workout, as the Action button of a watch does. A phone shows no suggestions.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  associatedtype WorkoutStyle: AppValue
  static var suggestedWorkouts: [Self] { get }
  var workoutStyle: WorkoutStyle { get set }
  init(style: WorkoutStyle)
}

extension StartWorkoutIntent {
  public static var openAppWhenRun: Bool { true }

  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }

  /// Has no effect: nothing shows suggestions.
  public static func invalidateSuggestedWorkouts() {}
}

public protocol PauseWorkoutIntent: SystemIntent {}

public protocol ResumeWorkoutIntent: SystemIntent {}
