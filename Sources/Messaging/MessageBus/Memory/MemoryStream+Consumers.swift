extension MemoryStream {
  /// Throws `BusError.conflict` for a consumer that JetStream would reject.
  func check(
    _ consumer: ConsumerConfiguration, name: String
  ) throws(BusError) {
    guard configuration.retention == .workQueue else { return }
    guard consumer.acknowledges, consumer.start == .all else {
      throw .conflict(
        name,
        reason: "a consumer of a work queue must deliver all messages and require acknowledgements")
    }
    let pattern = consumer.subject ?? ">"
    let isTaken = consumers.values.contains {
      Subject.overlap($0.configuration.subject ?? ">", pattern)
    }
    if isTaken {
      throw .conflict(name, reason: "another consumer of the work queue has its subject")
    }
  }
}
