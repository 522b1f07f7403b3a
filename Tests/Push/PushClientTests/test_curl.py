import json
import subprocess
import time
import unittest

import jwt

from client_case import TEAM, ClientCase, ExtraMistakes


class CurlTests(ExtraMistakes, ClientCase, unittest.TestCase):
    def push(self, token, payload, *, topic=None, key="good", team=TEAM, collapse=None):
        gateway = self.gateway
        with open(gateway.key_file(key)) as file:
            bearer = jwt.encode(
                {"iss": team, "iat": int(time.time())}, file.read(), algorithm="ES256",
                headers={"kid": gateway.keys[key]},
            )
        headers = [
            f"authorization: bearer {bearer}",
            "apns-push-type: liveactivity",
            f"apns-topic: {topic or gateway.bundle + '.push-type.liveactivity'}",
        ]
        if collapse:
            headers.append(f"apns-collapse-id: {collapse}")
        command = [
            "curl", "--silent", "--show-error", "--http2", "--cacert", gateway.certificate,
            "--write-out", "\n%{http_version} %{http_code}", "--data-binary", "@-",
        ]
        for header in headers:
            command += ["--header", header]
        command.append(f"https://localhost:{gateway.port}/3/device/{token}")
        answer = subprocess.run(
            command, input=json.dumps(payload), capture_output=True, text=True, check=True
        )
        body, status = answer.stdout.rsplit("\n", 1)
        version, code = status.split()
        self.assertEqual(version, "2")
        if code == "200":
            self.assertEqual(body, "")
            return None
        return json.loads(body)["reason"]


if __name__ == "__main__":
    unittest.main()
