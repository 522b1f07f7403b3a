import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation
import WidgetHost

/// Performs the actions of each visible picture's `PictureWatch`.
extension PageHub {
  /// A picture that at least one page shows.
  struct Watch {
    var schedule: PictureWatch
    /// The latest picture.
    var picture: WidgetPicture?
    var drawing: Task<Void, Never>?
    var alarm: Task<Void, Never>?
    /// The message about the latest failed drawing, until one succeeds.
    var reported: String?
    /// Distinguishes this watch from an earlier one with the same key whose tasks may still run.
    let number: Int

    /// The ids of everything that the picture of a surface shows; nil while that is not known.
    var shownIds: Set<ItemID>? { schedule.isDrawing ? nil : picture?.contents?.ids }
  }

  func watch(_ key: PictureKey) {
    watchCount += 1
    watches[key] = Watch(
      schedule: PictureWatch(interval: limits.pictureInterval), number: watchCount)
    advance(key) { $0.changed(at: .now) }
  }

  func unwatch(_ key: PictureKey) {
    let watch = watches.removeValue(forKey: key)
    watch?.drawing?.cancel()
    watch?.alarm?.cancel()
  }

  func redraw(where isAffected: (PictureItem) -> Bool) {
    for key in watches.keys where isAffected(key.item) {
      advance(key) { $0.changed(at: .now) }
    }
  }

  private func advance(
    _ key: PictureKey, _ transition: (inout PictureWatch) -> [PictureWatch.Action]
  ) {
    guard var watch = watches[key] else { return }
    for action in transition(&watch.schedule) {
      switch action {
      case .draw(let delay): watch.drawing = draw(key, number: watch.number, after: delay)
      case .setAlarm(let date): watch.alarm = alarm(key, number: watch.number, at: date)
      case .clearAlarm:
        watch.alarm?.cancel()
        watch.alarm = nil
      }
    }
    watches[key] = watch
  }

  private func draw(_ key: PictureKey, number: Int, after delay: Duration) -> Task<Void, Never> {
    Task {
      if delay > .zero { try? await Task.sleep(for: delay) }
      guard !Task.isCancelled, watches[key]?.number == number else { return }
      watches[key]?.schedule.begun()
      let picture: WidgetPicture
      do {
        picture = try await device.picture(key.item, key.scale)
        guard watches[key]?.number == number else { return }
      } catch {
        guard watches[key]?.number == number else { return }
        report(error, of: key, number: number)
        return advance(key) { $0.failed(at: .now) }
      }
      watches[key]?.reported = nil
      let before = watches[key]?.picture
      if before?.tag != picture.tag {
        cache.insert(picture.png, for: PictureCache.Key(item: key.item.id, tag: picture.tag))
      }
      if let symbol = picture.symbol, before?.symbol?.tag != symbol.tag {
        cache.insert(symbol.png, for: PictureCache.Key(item: key.item.id, tag: symbol.tag))
      }
      watches[key]?.picture = picture
      publish(picture, key: key)
      if let placements = picture.contents?.placements, placements != before?.contents?.placements {
        await device.viewed(placements)
        guard watches[key]?.number == number else { return }
      }
      advance(key) { $0.drawn(nextChange: picture.nextChange, at: .now) }
    }
  }

  /// Says once why an item keeps its last picture. Items that are not loaded yet are no problem.
  private func report(_ error: any Error, of key: PictureKey, number: Int) {
    let failure = DeviceAnswer.Failure(error)
    guard failure.code == "tooExpensive", watches[key]?.reported != failure.message else { return }
    watches[key]?.reported = failure.message
    publish(
      .failed(code: failure.code, message: "\(key.item.id): \(failure.message)"), key: key)
  }

  private func alarm(_ key: PictureKey, number: Int, at date: Date) -> Task<Void, Never> {
    Task {
      await device.wait(date)
      guard !Task.isCancelled, watches[key]?.number == number else { return }
      watches[key]?.alarm = nil
      advance(key) { $0.changed(at: .now) }
    }
  }
}
