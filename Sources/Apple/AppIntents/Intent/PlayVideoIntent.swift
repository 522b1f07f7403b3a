/// Plays a video that the user names to Siri. There is no Siri here.
public protocol PlayVideoIntent: SystemIntent {
  static var supportedCategories: [VideoCategory] { get }
  var term: String { get set }
}

extension PlayVideoIntent {
  public static var openAppWhenRun: Bool { true }
}

public enum VideoCategory: String, AppEnum {
  case movies, tv, freeform

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Video Category" }
  public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
    [.movies: "Movies", .tv: "TV", .freeform: "Videos"]
  }
}
