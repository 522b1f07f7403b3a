import DeviceEngine
import PushValues
import Testing

/// Topics name the app, not the extension. Source: Apple's "Sending notification requests to APNs".
@Suite struct PushTopicTests {
  @Test(
    arguments: [
      ("com.example.brewer", nil),
      (
        "com.example.brewer.widgets",
        "The topic names the extension com.example.brewer.widgets, but topics name its app, "
          + "com.example.brewer."
      ),
      ("com.example", "The topic names the app com.example, but the token belongs to"),
    ] as [(String, String?)])
  func topicIsThatOfApp(topic: String, sentence: String?) {
    let facts = PushTokenFacts(
      .activityUpdate, extension: "com.example.brewer.widgets",
      bundleIdentifier: "com.example.brewer")
    let verdict = facts.problem([.activityUpdate], topic: topic, isInstalled: true)
    #expect(verdict?.outcome == (sentence == nil ? nil : .wrongTopic))
    #expect(verdict?.sentence.hasPrefix(sentence ?? "") ?? (sentence == nil))
  }
}
