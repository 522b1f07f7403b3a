import json
import unittest

import pyapns_client
from pyapns_client import APNSClient

from client_case import TEAM, ClientCase, ExtraMistakes


class Notification:
    """A notification with any body, in the form that the client expects."""

    def __init__(self, payload, headers):
        self.payload = payload
        self.headers = headers

    def get_headers(self):
        return self.headers

    def get_json_data(self):
        return json.dumps(self.payload).encode()


class PyapnsClientTests(ExtraMistakes, ClientCase, unittest.TestCase):
    def push(self, token, payload, *, topic=None, key="good", team=TEAM, collapse=None):
        gateway = self.gateway

        class Client(APNSClient):
            BASE_URLS = {APNSClient.MODE_DEV: f"https://localhost:{gateway.port}"}

            @staticmethod
            def _get_exception_class(reason):
                # The client does not know all reasons.
                return type(reason, (pyapns_client.APNSDeviceException,), {})

        headers = {
            "apns-topic": topic or gateway.bundle + ".push-type.liveactivity",
            "apns-push-type": "liveactivity",
            "apns-priority": "10",
        }
        if collapse:
            headers["apns-collapse-id"] = collapse
        client = Client(
            mode=APNSClient.MODE_DEV, root_cert_path=gateway.certificate,
            auth_key_path=gateway.key_file(key), auth_key_id=gateway.keys[key], team_id=team,
        )
        try:
            client.push(Notification(payload, headers), token)
            return None
        except pyapns_client.APNSException as error:
            return type(error).__name__
        finally:
            client.close()


class PyapnsClientNamesTests(unittest.TestCase):
    def test_known_reason_has_own_error(self):
        error = APNSClient._get_exception_class("BadDeviceToken")
        self.assertEqual(error.__name__, "BadDeviceTokenException")


if __name__ == "__main__":
    unittest.main()
