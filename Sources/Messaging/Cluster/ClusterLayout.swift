import MessageBus

/// The streams and buckets of a cluster, with their limits, as values.
///
/// docs/cluster.md explains them. `ClusterCheck` compares them with a server.
package struct ClusterLayout: Equatable, Sendable {
  /// The number of replicas of each stream, 1 to 5.
  package var replicas: Int
  /// The total storage of all streams, in bytes. A server reserves it for each replica.
  package var storage: Int

  package init(replicas: Int = 1, storage: Int = 4 << 30) {
    self.replicas = replicas
    self.storage = storage
  }

  /// All streams, and those of the buckets.
  package var streams: [ClusterStream] {
    [
      ClusterStream(
        "newest push of each device, topic and collapse id",
        StreamConfiguration(
          "VITRINE_PUSHES", subjects: ["vitrine.push.*.*.*.*"], discard: .new,
          maximumPerSubject: 1, maximumBytes: share(250), maximumAge: .days(30),
          replicas: replicas)),
      ClusterStream(
        "verdicts on pushes",
        StreamConfiguration(
          "VITRINE_VERDICTS", subjects: ["vitrine.verdict.*"], maximumBytes: share(50),
          maximumAge: .days(7), replicas: replicas)),
      ClusterStream(
        "newest broadcast of each channel",
        StreamConfiguration(
          "VITRINE_BROADCASTS", subjects: ["vitrine.broadcast.*.*"], maximumPerSubject: 1,
          maximumBytes: share(10), maximumAge: .days(30), replicas: replicas)),
      ClusterStream(
        "tasks of sweeps, until a worker acknowledges them",
        StreamConfiguration(
          SweepSubjects.tasks, subjects: [SweepSubjects.allTasks], retention: .workQueue,
          discard: .new, maximumBytes: share(50), replicas: replicas)),
      ClusterStream(
        "results of sweeps, until their sweep acknowledges them",
        StreamConfiguration(
          SweepSubjects.results, subjects: [SweepSubjects.allResults], retention: .workQueue,
          discard: .new, maximumBytes: share(90), maximumAge: .days(7), replicas: replicas)),
      values("vitrine-tokens", share(75), "push tokens of devices"),
      values("vitrine-devices", share(5), "groups of devices that were connected"),
      values("vitrine-keys", share(5), "keys that sign pushes"),
      values("vitrine-channels", share(10), "broadcast channels"),
      values("vitrine-sweeps", share(5), "sweeps and their progress"),
      // Coordinators upload a discarded extension again.
      objects(
        SweepSubjects.bundles, share(150), discard: .old, "newest extensions, by hash"),
      // Coordinators fetch pictures immediately. Discarded pictures are drawn again.
      objects(
        SweepSubjects.pictures, share(300), discard: .old, "newest pictures, by hash"),
    ]
  }

  private func values(_ name: String, _ bytes: Int, _ purpose: String) -> ClusterStream {
    ClusterStream(
      purpose, KeyValueBucket.stream(name, maximumBytes: bytes, replicas: replicas))
  }

  private func objects(
    _ name: String, _ bytes: Int, discard: StreamConfiguration.Discard = .new, _ purpose: String
  ) -> ClusterStream {
    ClusterStream(
      purpose,
      ObjectStore.stream(name, discard: discard, maximumBytes: bytes, replicas: replicas))
  }

  /// A share of the storage, in bytes. The shares of all streams add up to 1,000 thousandths.
  private func share(_ thousandths: Int) -> Int { storage / 1000 * thousandths }
}

/// A stream or bucket of a cluster.
package struct ClusterStream: Equatable, Sendable {
  /// The contents, in a few words.
  package var purpose: String
  /// The stream behind it; a bucket is a stream, too.
  package var configuration: StreamConfiguration

  init(_ purpose: String, _ configuration: StreamConfiguration) {
    self.purpose = purpose
    self.configuration = configuration
  }
}

extension Duration {
  fileprivate static func days(_ count: Int) -> Duration { .seconds(count * 24 * 60 * 60) }
}
