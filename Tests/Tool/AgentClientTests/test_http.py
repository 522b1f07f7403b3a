"""The same tools over HTTP, at /mcp of `vitrine serve`."""
import contextlib
import json
import re
import subprocess
import time
import urllib.error
import urllib.request

import anyio
from agent_case import TIME, TOOL, AgentCase, pictures, text
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client

ADDRESS = re.compile(r"(http://127\.0\.0\.1:\d+)/\?token=([0-9a-f]+)")


class HTTPTests(AgentCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.serve, cls.origin, cls.token = cls.start("served")

    @classmethod
    def start(cls, state):
        """Serves a device; returns its process, its origin and its token."""
        process = subprocess.Popen(
            [TOOL, "serve", cls.work.project, "--port", "0", "--push-port", "off", "--empty",
             "--state", cls.work.folder / state],
            env=cls.work.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        return process, *ADDRESS.search(process.stdout.readline()).groups()

    @classmethod
    def tearDownClass(cls):
        cls.serve.terminate()
        cls.serve.wait(60)
        cls.serve.stdout.close()

    @contextlib.asynccontextmanager
    async def web_client(self, mode="auto"):
        headers = {"Authorization": f"Bearer {self.token}"}
        async with create_mcp_http_client(headers=headers) as http:
            transport = streamable_http_client(f"{self.origin}/mcp", http_client=http)
            async with Client(transport, mode=mode) as client:
                yield client

    def request(self, body, method="POST", **headers):
        """Sends one request; returns the status, the headers and the JSON of the response."""
        request = urllib.request.Request(
            f"{self.origin}/mcp", body and json.dumps(body).encode(), method=method,
            headers={"Content-Type": "application/json", "Authorization": f"Bearer {self.token}",
                     "Accept": "application/json, text/event-stream", **headers})
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                data = response.read()
                return response.status, response.headers, json.loads(data) if data else None
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers, json.loads(error.read())

    async def test_both_eras(self):
        for mode, version in [("auto", "2026-07-28"), ("legacy", "2025-11-25")]:
            with self.subTest(mode=mode):
                async with self.web_client(mode) as client:
                    self.assertEqual(client.protocol_version, version)
                    drawn = await self.call(client, "render", kind="Quay", at=TIME)
                    self.assertEqual(len(pictures(drawn)), 1)
                    documents = (await client.list_resources()).resources
                    self.assertGreater(len(documents), 10)

    async def test_tools_act_on_the_served_device(self):
        async with self.web_client() as client:
            placed = await self.call(client, "place", kind="Quay")
            id = placed.structured_content["placement"]["id"]
            listed = subprocess.run(
                [TOOL, "placements", "--state", self.work.folder / "served"], text=True,
                env=self.work.environment, capture_output=True)
            self.assertIn(f"{id} ", listed.stdout)
            await self.call(client, "remove", placement=id)

    async def test_progress_and_cancellation(self):
        for mode, old, new in [("auto", "Gate closed", "Shut"), ("legacy", "Shut", "Barred")]:
            with self.subTest(mode=mode):
                await self.cancel_build(mode, old, new)

    async def cancel_build(self, mode, old, new):
        reports = []

        async def progress(done, total, message):
            reports.append(message)

        self.work.edit(old, new)
        self.work.hold.touch()
        async with self.web_client(mode) as client:
            with anyio.fail_after(30):
                async with anyio.create_task_group() as group:
                    group.start_soon(
                        lambda: client.call_tool("build", {}, progress_callback=progress))
                    while "compiling Quay …" not in reports:
                        await anyio.sleep(0.02)
                    while not self.work.compilers():
                        await anyio.sleep(0.02)
                    compiler = self.work.compilers()[-1]
                    group.cancel_scope.cancel()
                while self.work.is_running(compiler):
                    await anyio.sleep(0.02)

    def test_end_of_the_device_ends_builds(self):
        serve, origin, token = self.start("short")
        self.addCleanup(serve.stdout.close)
        self.work.edit("Gate closed", "Locked")
        self.work.hold.touch()
        call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {
            "name": "build", "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}}}
        client = subprocess.Popen(
            ["curl", "-s", f"{origin}/mcp", "-H", f"Authorization: Bearer {token}",
             "-H", "Content-Type: application/json", "-d", json.dumps(call)],
            stdout=subprocess.DEVNULL)
        limit = time.monotonic() + 30
        while not self.work.compilers() and time.monotonic() < limit:
            time.sleep(0.02)
        compiler = self.work.compilers()[-1]
        self.assertTrue(self.work.is_running(compiler))
        serve.terminate()
        self.assertEqual(serve.wait(30), 0)
        self.assertFalse(self.work.is_running(compiler))
        client.wait(30)

    def test_access(self):
        ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
        for headers, status in [
            ({"Authorization": "Bearer 00"}, 401), ({"Host": "example.com"}, 403),
            ({"Origin": "https://example.com"}, 403), ({"Content-Type": "text/plain"}, 415),
            ({"Mcp-Session-Id": "unknown"}, 404), ({}, 200),
        ]:
            with self.subTest(headers=headers):
                self.assertEqual(self.request(ping, **headers)[0], status)
        self.assertEqual(self.request(None, "GET")[0], 405)

    def test_session(self):
        start = {"jsonrpc": "2.0", "id": 1, "method": "initialize",
                 "params": {"protocolVersion": "2025-06-18"}}
        status, headers, answer = self.request(start)
        self.assertEqual((status, answer["result"]["protocolVersion"]), (200, "2025-06-18"))
        session = {"Mcp-Session-Id": headers["Mcp-Session-Id"]}
        noted = {"jsonrpc": "2.0", "method": "notifications/initialized"}
        self.assertEqual(self.request(noted, **session)[0], 202)
        listing = {"jsonrpc": "2.0", "id": 2, "method": "tools/list"}
        self.assertGreater(len(self.request(listing, **session)[2]["result"]["tools"]), 20)
        self.assertEqual(self.request(listing)[2]["error"]["code"], -32600)
        self.assertEqual(self.request(None, "DELETE", **session)[0], 200)
        self.assertEqual(self.request(listing, **session)[0], 404)

    def test_session_begins_with_a_progress_token(self):
        start = {"jsonrpc": "2.0", "id": 1, "method": "initialize",
                 "params": {"protocolVersion": "2025-06-18", "_meta": {"progressToken": 1}}}
        status, headers, answer = self.request(start)
        self.assertEqual((status, answer["result"]["protocolVersion"]), (200, "2025-06-18"))
        self.assertTrue(headers["Mcp-Session-Id"])

    async def test_paths_outside_are_refused(self):
        async with self.web_client() as client:
            self.assertIn(
                "outside of the folders", await self.failure(client, "list", path="/etc"))
            self.assertIn("Quay", text(await self.call(client, "list")))
