import asyncio
import logging
import ssl
import unittest

from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsTLSClientProtocol

from client_case import TEAM, ClientCase, ExtraMistakes

logging.getLogger("aioapns").setLevel(logging.CRITICAL)


class AioapnsTests(ExtraMistakes, ClientCase, unittest.TestCase):
    def push(self, token, payload, *, topic=None, key="good", team=TEAM, collapse=None):
        gateway = self.gateway
        topic = topic or gateway.bundle + ".push-type.liveactivity"

        class Protocol(APNsTLSClientProtocol):
            APNS_SERVER = "localhost"
            APNS_PORT = gateway.port

        async def send():
            with open(gateway.key_file(key)) as file:
                client = APNs(
                    key=file.read(), key_id=gateway.keys[key], team_id=team, topic=topic,
                    ssl_context=ssl.create_default_context(cafile=gateway.certificate),
                )
            client.pool.protocol_class = Protocol
            request = NotificationRequest(
                token, payload, push_type=PushType.LIVEACTIVITY, priority=10,
                collapse_key=collapse, time_to_live=60,
            )
            result = await client.send_notification(request)
            client.pool.close()
            return None if result.is_successful else result.description

        return asyncio.run(send())

    def test_concurrent_pushes_on_one_connection(self):
        gateway = self.gateway

        class Protocol(APNsTLSClientProtocol):
            APNS_SERVER = "localhost"
            APNS_PORT = gateway.port

        async def send():
            with open(gateway.key_file("good")) as file:
                client = APNs(
                    key=file.read(), key_id=gateway.keys["good"], team_id=TEAM,
                    topic=gateway.bundle + ".push-type.liveactivity", max_connections=1,
                    ssl_context=ssl.create_default_context(cafile=gateway.certificate),
                )
            client.pool.protocol_class = Protocol
            payload = {"aps": {"timestamp": 1, "event": "update", "content-state": {}}}

            def request():
                return client.send_notification(
                    NotificationRequest(
                        gateway.tokens["update"], payload, push_type=PushType.LIVEACTIVITY
                    )
                )

            results = [await request()]
            results += await asyncio.gather(*[request() for _ in range(50)])
            client.pool.close()
            return results

        self.assertTrue(all(result.is_successful for result in asyncio.run(send())))
        for _ in range(51):
            self.assertEqual(gateway.verdict()["outcome"], "delivered")


if __name__ == "__main__":
    unittest.main()
