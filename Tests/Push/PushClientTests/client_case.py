"""The tests for every client: the life cycle of an activity, and the errors for ten mistakes."""

from gateway_probe import GatewayProbe, now

STATE = {"health": 0.5, "event": "A gelatinous cube"}
TEAM = "TEAM123456"


class ClientCase:
    """A mixin. `push` sends with one client and returns None or APNs' reason."""

    @classmethod
    def setUpClass(cls):
        cls.gateway = GatewayProbe()

    @classmethod
    def tearDownClass(cls):
        cls.gateway.close()

    def push(self, token, payload, *, topic=None, key="good", team=TEAM, collapse=None):
        raise NotImplementedError

    # The life cycle of an activity

    def deliver(self, token, aps):
        self.assertIsNone(self.push(self.gateway.tokens[token], {"aps": aps}))
        verdict = self.gateway.verdict()
        self.assertEqual(verdict["outcome"], "delivered")
        self.assertEqual(verdict["event"], aps["event"])
        self.assertEqual(verdict["status"], 200)

    def test_start_update_end(self):
        self.deliver(
            "start",
            {
                "timestamp": now(),
                "event": "start",
                "content-state": STATE,
                "attributes-type": "AdventureAttributes",
                "attributes": {"hero": "Power Panda"},
                "alert": {"title": "Adventure", "body": "It begins", "sound": "default"},
            },
        )
        self.deliver(
            "update",
            {"timestamp": now(), "event": "update", "content-state": STATE, "relevance-score": 9},
        )
        self.deliver(
            "update",
            {
                "timestamp": now(),
                "event": "end",
                "content-state": STATE,
                "dismissal-date": now() + 60,
            },
        )

    # Ten mistakes

    def mistake(self, reason, token, payload=None, **options):
        token = self.gateway.tokens.get(token, token)
        update = {"aps": {"timestamp": now(), "event": "update", "content-state": STATE}}
        found = self.push(token, payload or update, **options)
        self.assertEqual(found, reason)
        verdict = self.gateway.verdict()
        self.assertEqual(verdict["reason"], reason)
        self.assertTrue(verdict["sentence"])

    def test_unknown_token(self):
        self.mistake("BadDeviceToken", "ab" * 32)

    def test_token_that_is_not_hexadecimal(self):
        self.mistake("BadDeviceToken", "not-a-token")

    def test_token_of_another_app(self):
        self.mistake("DeviceTokenNotForTopic", "other")

    def test_token_of_widgets(self):
        self.mistake("DeviceTokenNotForTopic", "widgets")

    def test_token_of_the_other_environment(self):
        self.mistake("BadDeviceToken", "production")

    def test_topic_without_its_suffix(self):
        self.mistake("BadTopic", "update", topic=self.gateway.bundle)

    def test_unknown_key(self):
        self.mistake("InvalidProviderToken", "update", key="unknown")

    def test_key_of_another_team(self):
        self.mistake("InvalidProviderToken", "update", team="TEAM999999")

    def test_key_of_another_app(self):
        self.mistake("TopicDisallowed", "update", key="topic")

    def test_body_too_large(self):
        self.mistake("PayloadTooLarge", "update", {"aps": {"event": "end", "pad": "x" * 4096}})


class ExtraMistakes:
    """Tests for clients that have a separate error for each of these."""

    def test_ended_activity(self):
        self.mistake("ExpiredToken", "ended")

    def test_key_of_the_other_environment(self):
        self.mistake("BadEnvironmentKeyIdInToken", "update", key="production")

    def test_collapse_id_too_long(self):
        self.mistake("BadCollapseId", "update", collapse="x" * 65)


