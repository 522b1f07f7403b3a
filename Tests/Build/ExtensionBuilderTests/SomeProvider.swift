/// The source of a provider with one entry, for widgets in tests. It needs WidgetKit.
let someProvider = """
  struct SomeEntry: TimelineEntry { var date: Date }
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> SomeEntry { SomeEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (SomeEntry) -> Void) {
      completion(SomeEntry(date: .now))
    }
    func getTimeline(
      in context: Context, completion: @escaping (Timeline<SomeEntry>) -> Void
    ) {
      completion(Timeline(entries: [SomeEntry(date: .now)], policy: .never))
    }
  }
  """
