"""Versions, lists, resources, and input that is not valid."""
import threading

import jsonschema
from agent_case import TOOL, AgentCase
from mcp import MCPError
from stdio_server import StdioServer


class HandshakeTests(AgentCase):
    async def test_newest_revision_without_handshake(self):
        async with self.client() as client:
            self.assertEqual(client.protocol_version, "2026-07-28")
            self.assertEqual(client.server_info.name, "vitrine")
            self.assertIn("render", client.instructions)

    async def test_revision_with_handshake(self):
        async with self.client(mode="legacy") as client:
            self.assertEqual(client.protocol_version, "2025-11-25")
            await client.session.send_ping()

    async def test_schemas_are_valid(self):
        async with self.client() as client:
            tools = (await client.list_tools()).tools
        self.assertGreater(len(tools), 20)
        for tool in tools:
            jsonschema.Draft202012Validator.check_schema(tool.input_schema)
            self.assertTrue(tool.title and tool.description, tool.name)
            self.assertFalse(tool.annotations.open_world_hint, tool.name)
            for name, schema in tool.input_schema["properties"].items():
                self.assertNotIn("--", schema.get("description", ""), f"{tool.name}.{name}")

    async def test_documents(self):
        async with self.client() as client:
            listed = {str(resource.uri) for resource in (await client.list_resources()).resources}
            self.assertIn("vitrine://docs/COMPATIBILITY.md", listed)
            self.assertIn("vitrine://docs/compatibility/document.md", listed)
            testing = await client.read_resource("vitrine://docs/testing.md")
            self.assertIn("vitrine test", testing.contents[0].text)
            templates = (await client.list_resource_templates()).resource_templates
            self.assertEqual(templates[0].uri_template, "vitrine://compatibility/{name}")
            rows = await client.read_resource("vitrine://compatibility/Gauge")
            self.assertIn("| `Gauge` |", rows.contents[0].text)
            for uri in ["vitrine://docs/../README.md", "vitrine://docs/%2e%2e/README.md",
                        "file:///etc/passwd", "vitrine://docs/"]:
                with self.assertRaises(MCPError):
                    await client.read_resource(uri)


class BadInputTests(AgentCase):
    def server(self):
        server = StdioServer(TOOL, self.work.environment, str(self.work.folder / "work"))
        self.addCleanup(server.process.kill)
        return server

    def test_bad_messages_are_answered_and_survived(self):
        server = self.server()
        server.initialize()
        server.send(b"{", b"[]", b"\xff\xfe", b"null", b"x" * (9 << 20), b"[" * 100_000)
        codes = [message["error"]["code"] for message in server.messages(6)]
        self.assertEqual(codes, [-32700, -32600, -32700, -32600, -32600, -32700])
        server.send(server.request(1, "ping"))
        self.assertEqual(server.message(), {"jsonrpc": "2.0", "id": 1, "result": {}})
        self.assertEqual(server.end(), 0)

    def test_half_message_is_no_message(self):
        server = self.server()
        server.process.stdin.write(b'{"jsonrpc":"2.0","id":1,"method":"ping"')
        server.process.stdin.flush()
        self.assertEqual(server.end(), 0)

    def test_client_that_is_gone_at_once(self):
        server = self.server()
        server.send(server.request(1, "initialize", protocolVersion="2025-11-25"))
        server.process.stdout.close()
        server.send(*[server.request(n, "tools/list") for n in range(2, 40)])
        server.process.stdin.close()
        self.assertEqual(server.process.wait(60), 0)

    def test_flood_is_answered_once_each(self):
        server = self.server()
        server.initialize()
        count = 2000
        # Written by another thread, because the server stops reading while nobody reads.
        calls = [server.request(n, "tools/call", name="compatibility", arguments={"name": "Gauge"})
                 for n in range(count)]
        writer = threading.Thread(target=lambda: server.send(*calls))
        writer.start()
        messages = server.messages(count)
        writer.join()
        self.assertEqual(sorted(message["id"] for message in messages), list(range(count)))
        refused = [message for message in messages if "error" in message]
        self.assertTrue(all(message["error"]["code"] == -32000 for message in refused))
        self.assertLess(len(refused), count)
        self.assertEqual(server.end(), 0)

    def test_batch_of_its_revision(self):
        server = self.server()
        server.initialize("2025-03-26")
        server.send([server.request(1, "ping"), server.request(2, "tools/call", name="clock")])
        self.assertEqual([answer["id"] for answer in server.message()], [1, 2])
        self.assertEqual(server.end(), 0)

    async def test_wrong_arguments_say_what_to_do(self):
        async with self.client() as client:
            for name, arguments, expected in [
                ("render", {"king": "Quay"}, "did you mean kind?"),
                ("render", {"kind": 3, "redacted": "yes"}, '"redacted" has the wrong type'),
                ("render", {"set": "a"}, "expected an object"),
                ("render", {"scale": 400}, "0.25 to 16"),
                ("render", {"at": "soon"}, "for at: expected"),
                ("list", {"path": "Missing"}, "Missing: not found"),
                ("tap", {}, 'the parameter "placement" is missing'),
                ("activity", {"action": "begin"}, "activity begin"),
                ("push_lint", {"payload": "{"}, "JSON"),
            ]:
                with self.subTest(name=name, arguments=arguments):
                    self.assertIn(expected, await self.failure(client, name, **arguments))

    async def test_unknown_tool_is_an_error_of_the_protocol(self):
        async with self.client() as client:
            with self.assertRaisesRegex(MCPError, "did you mean render"):
                await client.session.call_tool("rendr", {})

    async def test_paths_outside_are_refused(self):
        link = self.work.folder / "work" / "link"
        link.symlink_to("/etc")
        self.addCleanup(link.unlink)
        async with self.client() as client:
            for path in ["/etc", "..", "Quay/../../cache", "link", "link/passwd", "/", "~", "-",
                         str(self.work.folder / "workshop")]:
                with self.subTest(path=path):
                    reason = await self.failure(client, "list", path=path)
                    if path not in ("~", "-"):
                        self.assertIn("outside of the folders", reason)
            for name, arguments in [
                ("test", {"references": "/tmp"}), ("render", {"seed": "/etc"}),
                ("render", {"activity": "FerryAttributes", "content": "/etc/passwd"}),
                ("place", {"kind": "Quay", "path": "/etc"}),
                ("push_lint", {"payload": {}, "path": "/etc"}),
                ("render", {"stub": ["Charts=/etc/passwd"]}),
                ("activity", {"action": "start", "id": "Quay", "content": "@/etc/passwd"}),
            ]:
                with self.subTest(name=name, arguments=arguments):
                    reason = await self.failure(client, name, **arguments)
                    self.assertNotIn("root:", reason)
