extension ContinuousClock.Instant {
  /// The seconds since then, with one decimal.
  package var secondsAgo: Double { (duration(to: .now) / .seconds(1) * 10).rounded() / 10 }
}
