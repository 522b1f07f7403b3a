import Foundation

/// `ObservableObject` with Foundation only, and a class that Objective-C could see.
@objcMembers final class Model: NSObject, ObservableObject {
  @Published var count = 0
  @objc(total) dynamic var sum = 0

  @objc func add(_ progress: Progress) {
    progress.fileTotalCount = 3
    count += progress.fileTotalCount ?? 0
  }

  func counts(after start: some Publisher<Void, Never>) -> some Publisher<Int, Never> {
    $count.drop(untilOutputFrom: start)
  }
}

@objc protocol Countable {
  @objc func count() -> Int
}
