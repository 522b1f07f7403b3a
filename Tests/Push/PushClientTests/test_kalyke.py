import asyncio
import os
import unittest

from kalyke import LiveActivityApnsConfig, LiveActivityClient
from kalyke.exceptions import ApnsProviderException

from client_case import TEAM, ClientCase


class KalykeTests(ClientCase, unittest.TestCase):
    def push(self, token, payload, *, topic=None, key="good", team=TEAM, collapse=None):
        gateway = self.gateway
        os.environ["SSL_CERT_FILE"] = gateway.certificate

        class Client(LiveActivityClient):
            @property
            def _base_url(self):
                return f"https://localhost:{gateway.port}"

        class Config(LiveActivityApnsConfig):
            """Replaces the topic, because the client rejects topics without the suffix."""

            def make_headers(self):
                headers = super().make_headers()
                if topic:
                    headers["apns-topic"] = topic
                return headers

        client = Client(
            use_sandbox=True, team_id=team, auth_key_id=gateway.keys[key],
            auth_key_filepath=gateway.key_file(key),
        )
        config = Config(topic=gateway.bundle + ".push-type.liveactivity")
        try:
            asyncio.run(client.send_message(token, payload, config))
            return None
        except ApnsProviderException as error:
            return type(error).__name__


if __name__ == "__main__":
    unittest.main()
