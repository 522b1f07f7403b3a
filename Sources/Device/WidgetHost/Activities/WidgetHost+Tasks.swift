import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// Long-running intents: their Live Activities, and the button that stops them.
extension WidgetHost {
  /// Answers a question of an intent that runs longer than others.
  func answer(_ question: TaskQuestion, from id: ExtensionID) async -> HostAnswer {
    switch question {
    case .run(let task, let content): return await run(task, content, of: id)
    case .progress(let task, let content):
      guard let activity = activityEngine.activity(ofTask: task, of: id) else { return .done }
      let now = clock.now
      guard
        let decision = try? activityEngine.decision(onProgress: content, of: activity, at: now)
      else { return .done }
      // Not stored: no activity of a task outlives the host's process.
      activityEngine.apply(decision, at: now)
      flush()
      return .done
    case .end(let task):
      end(task, of: id, .finished)
      return .done
    }
  }

  /// Shows a task until it ends, or its process is gone: the answer is then cancelled.
  private func run(
    _ task: UUID, _ content: TaskContent, of id: ExtensionID
  ) async -> HostAnswer {
    guard isStarted, installed[id] != nil else {
      return .failure("the extension is not installed")
    }
    guard activities.tasks[task] == nil else { return .failure("the task runs already") }
    let number = numbers.next(.activity)
    let decision = activityEngine.decision(
      onTask: task, content, of: id, id: "a\(number)", at: clock.now)
    numbers[.activity] = number
    let stored = answer(storing: [.counter(.activity, number)]) { decision }
    guard case .done = stored else { return stored }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        activities.tasks[task] = continuation
        if Task.isCancelled { end(task, of: id, .processEnded) }
      }
    } onCancel: {
      Task { await self.end(task, of: id, .processEnded) }
    }
  }

  private func end(_ task: UUID, of id: ExtensionID, _ end: TaskEnd) {
    if let activity = activityEngine.activity(ofTask: task, of: id) {
      _ = answer { try activityEngine.decision(on: end, ofTask: activity, at: clock.now) }
    }
    activities.tasks.removeValue(forKey: task)?.resume(
      returning: end == .stopped ? .stopped : .done)
  }

  /// Stops the intent whose progress an activity shows. It ends as soon as the intent does.
  func stopTask(of activity: StoredActivity) {
    guard let task = activity.task else { return }
    end(task, of: activity.extension, .stopped)
  }

  private func answer(
    storing more: [StoreChange] = [], _ decision: () throws -> ActivityDecision
  ) -> HostAnswer {
    do {
      try commit(try decision(), with: more)
      return .done
    } catch {
      return .failure("\(error)")
    }
  }
}
