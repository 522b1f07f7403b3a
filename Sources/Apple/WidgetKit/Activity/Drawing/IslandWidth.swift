import HostLink
import NoticeCatalog
import ViewArchive

/// Finds text in the compact Island that takes all the width, because it follows the clock.
enum IslandWidth {
  /// The share of the width beyond which the Island looks expanded.
  private static let share = 0.8

  static func notice(of archive: ViewArchive, _ form: ActivityForm) -> String? {
    guard [.compactLeading, .compactTrailing, .minimal].contains(form.presentation),
      form.width > 0,
      archive.dynamicDates.contains(where: { $0.frame.width > form.width * share })
    else { return nil }
    return NoticeKind.islandWidth.notice(
      "Text that follows the clock takes all the width of \(form.presentation.rawValue), "
        + "\(Int(archive.size.width.rounded())) points.")
  }
}
