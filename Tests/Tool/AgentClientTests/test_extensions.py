"""Tools that work without a device: building, drawing, testing, simulating."""
import base64
import json
import shutil
import struct
import subprocess
import time

import anyio
from agent_case import TIME, TOOL, AgentCase, pictures, report, text
from mcp import MCPError
from stdio_server import StdioServer


def size(picture):
    """The width and height of a PNG file in Base64."""
    return struct.unpack(">II", base64.b64decode(picture.data)[16:24])


class ExtensionToolTests(AgentCase):
    async def test_list_and_render(self):
        async with self.client() as client:
            listed = (await self.call(client, "list", path="Quay")).structured_content
            self.assertEqual([widget["kind"] for widget in listed["widgets"]], ["Quay"])
            self.assertEqual(listed["activities"][0]["attributesType"], "FerryAttributes")
            drawn = await self.call(client, "render", path="Quay", kind="Quay", at=TIME)
            self.assertEqual(size(pictures(drawn)[0]), (316, 316))
            self.assertIn("Ferry in 10 min", text(drawn))
            value = report(drawn)
            self.assertEqual(value["size"], {"width": 158, "height": 158})
            self.assertFalse(value["isOld"])
            self.assertIn("Ferry in 10 min", value["tree"])
            self.assertIn(
                ("button", "Gate"), [(each["role"], each["label"]) for each in value["elements"]])
            again = await self.call(client, "render", path="Quay", kind="Quay", at=TIME)
            self.assertEqual(pictures(again)[0].data, pictures(drawn)[0].data)

    async def test_pictures_at_the_same_time_are_current(self):
        async with self.client() as client:
            await self.call(client, "list", path="Quay")
            results = []

            async def render():
                results.append(await self.call(client, "render", path="Quay", kind="Quay", at=TIME))

            async with anyio.create_task_group() as group:
                for _ in range(12):
                    group.start_soon(render)
            self.assertEqual(
                {(pictures(each)[0].data, report(each)["isOld"]) for each in results},
                {(pictures(results[0])[0].data, False)})

    async def test_render_activity_and_options(self):
        async with self.client() as client:
            island = await self.call(
                client, "render", path="Quay", activity="FerryAttributes",
                presentation="expanded", scale=1)
            self.assertEqual(report(island)["scale"], 1)
            dark = await self.call(
                client, "render", path="Quay", kind="Quay", at=TIME, scheme="dark",
                typeSize="accessibility1", entry=2)
            self.assertIn("Ferry in 30 min", text(dark))
            self.assertIn(
                "has 4 entries",
                await self.failure(client, "render", path="Quay", kind="Quay", entry=9))

    async def test_timeline_and_simulation(self):
        async with self.client() as client:
            timeline = (await self.call(
                client, "timeline", path="Quay", kind="Quay", at=TIME)).structured_content
            self.assertEqual([entry["offset"] for entry in timeline["entries"]],
                             [0, 3600, 7200, 10800])
            days = await self.call(
                client, "simulate", path="Quay", start="2026-03-05", place=["Quay:small"])
            summary = days.structured_content
            self.assertEqual(summary["placements"][0]["kind"], "Quay")
            self.assertIn("summary", text(days))
            self.assertIn(summary["report"], text(days))
            pages, uri = "", summary["report"]
            while uri:
                parts = (await client.read_resource(uri)).contents
                pages += parts[0].text
                note = parts[1].text if len(parts) > 1 else ""
                uri = note.partition("next: ")[2]
            whole = json.loads(pages)
            self.assertEqual(len(whole["ledger"]), summary["rows"])
            link = next(part for part in days.content if part.type == "resource_link")
            self.assertIn("ledger", (await client.read_resource(link.uri)).contents[0].text)

    async def test_new_extension_builds_and_is_not_overwritten(self):
        async with self.client() as client:
            created = await self.call(client, "new", kind="widget", name="Pier", path="Quay")
            folder = self.work.project / "Pier"
            self.addCleanup(shutil.rmtree, folder)
            self.assertEqual(created.structured_content["folder"], str(folder))
            self.assertIn("PierWidget.swift", text(created))
            drawn = await self.call(client, "render", path="Quay/Pier", kind="PierWidget")
            self.assertEqual(len(pictures(drawn)), 1)
            for arguments, expected in [
                ({"kind": "control", "name": "Pier", "path": "Quay"}, "it exists already"),
                ({"kind": "control", "name": "../Pier"}, "such as Pier"),
                ({"kind": "door", "name": "Pier"}, "widget, control, activity"),
                ({"kind": "widget", "name": "Pier", "path": "/tmp"}, "outside of the folders"),
                ({"kind": "widget"}, 'the parameter "name" is missing'),
            ]:
                with self.subTest(arguments=arguments):
                    self.assertIn(expected, await self.failure(client, "new", **arguments))

    async def test_doctor(self):
        async with self.client() as client:
            checks = (await self.call(client, "doctor", path="Quay")).structured_content["checks"]
            states = {check["name"]: check["state"] for check in checks}
            for name in ["swift", "frameworks", "libraries", "fonts", "cache", "project"]:
                self.assertEqual(states[name], "ok", checks)
            self.assertIn("device", states)

    async def test_picture_budget(self):
        folder = str(self.work.folder / "work")
        server = StdioServer(TOOL, self.work.environment, folder, "--picture-budget", "20000")
        self.addCleanup(server.process.kill)
        server.initialize()
        server.send(server.request(
            1, "tools/call", name="previews", arguments={"path": "Quay"}))
        content = server.message()["result"]["content"]
        picture = next(part for part in content if part["type"] == "image")
        self.assertLessEqual(len(picture["data"]), 20_000)
        self.assertIn("to fit the result. In full: vitrine://results/1", str(content))
        self.assertEqual(server.end(), 0)

    async def test_frames(self):
        async with self.client("--editor") as client:
            drawn = await self.call(
                client, "frames", path="Quay", at=TIME, kinds=True, variants="scheme=dark",
                filter="QuayWidgets.swift")
            subjects = report(drawn)["subjects"]
            self.assertEqual(
                [(each["id"], each["form"], each["entries"], len(each["dates"]))
                 for each in subjects],
                [("Quay", "systemSmall", 2, 2), ("Quay-small", "systemSmall", 4, 4),
                 ("FerryAttributes-lock", "lock", 1, 0),
                 ("FerryAttributes-compact", "compact", 1, 0),
                 ("FerryAttributes-minimal", "minimal", 1, 0),
                 ("FerryAttributes-expanded", "expanded", 1, 0)])
            self.assertEqual((subjects[1]["file"], subjects[1]["kind"]),
                             ("QuayWidgets.swift", "Quay"))
            self.assertEqual(
                [each["frames"][0]["picture"] for each in subjects],
                list(range(len(pictures(drawn)))))
            frame = subjects[1]["frames"][0]
            self.assertEqual(size(pictures(drawn)[frame["picture"]]), (316, 316))
            self.assertIn("Gate", [each["label"] for each in frame["elements"]])
            one = report(await self.call(
                client, "frames", path="Quay", at=TIME, kinds=True, entries=3, id="Quay-small")
            )["subjects"]
            self.assertEqual([each["id"] for each in one], ["Quay-small"])
            self.assertEqual([(each["panel"], each["entry"]) for each in one[0]["frames"]],
                             [(panel, entry) for panel in ("light", "dark") for entry in range(3)])
            self.assertIn("from 1 to 60", await self.failure(
                client, "frames", path="Quay", entries=61))
            self.assertIn("from 1 to 60", await self.failure(
                client, "frames", path="Quay", entries=1.5))
            self.assertIn('"Nope" for id', await self.failure(
                client, "frames", path="Quay", id="Nope"))
            nothing = await self.call(client, "frames", path="Quay", filter="Other.swift")
            self.assertEqual(report(nothing)["subjects"], [])
        async with self.client() as client:
            self.assertNotIn("frames", {tool.name for tool in (await client.list_tools()).tools})

    async def test_previews(self):
        async with self.client() as client:
            drawn = await self.call(
                client, "previews", path="Quay", variants="type-size=large:xxxLarge")
            self.assertEqual(len(pictures(drawn)), 1)
            self.assertIn("Quay", text(drawn))
            self.assertEqual(report(drawn)["previews"][0]["name"], "Quay")
            listed = await self.call(client, "previews", path="Quay", picture=False)
            self.assertEqual(pictures(listed), [])

    async def test_crash_of_a_preview_is_reported_with_its_stack(self):
        self.work.edit("\\(entry.minutes) min", "\\(60 / (entry.minutes - 5)) min")
        async with self.client() as client:
            listed = await self.call(client, "previews", path="Quay")
            self.assertEqual(listed.structured_content["failures"], 1)
            self.assertIn("] crashed: SIG", text(listed))

    async def test_references(self):
        async with self.client() as client:
            first = (await self.call(client, "test", path="Quay", update=True)).structured_content
            self.assertEqual((first["tests"], first["recorded"]), (4, 4))
            second = (await self.call(client, "test", path="Quay")).structured_content
            self.assertEqual((second["passed"], second["failed"]), (4, 0))
            self.work.edit('Text("Ferry in', 'Text("Boat in')
            third = await self.call(client, "test", path="Quay")
            self.assertEqual(report(third)["failed"], 4)
            self.assertIn('was "Ferry in 5 min"', text(third))
            self.assertGreaterEqual(len(pictures(third)), 3)
            folder = self.work.project.parent
            for git in [["init", "--quiet"], ["add", "Quay"],
                        ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit",
                         "--quiet", "--message=a"]]:
                subprocess.run(["git", *git], check=True, cwd=folder, capture_output=True)
            self.addCleanup(shutil.rmtree, folder / ".git")
            unchanged = await self.call(client, "test", path="Quay", changedSince="HEAD")
            self.assertEqual(report(unchanged)["tests"], 0)
            self.assertIn("left out Quay with 4 references", text(unchanged))
            unknown = await self.call(client, "test", path="Quay", changedSince="v9")
            self.assertEqual(report(unknown)["tests"], 4)
            self.assertIn("all tests are drawn: ", text(unknown))

    async def test_audit(self):
        async with self.client() as client:
            audit = await self.call(client, "audit", path="Quay", kinds=True)
            self.assertGreater(audit.structured_content["pictures"], 10)
            target = next(
                finding for finding in audit.structured_content["findings"]
                if finding["rule"] == "tap-target")
            self.assertEqual((target["severity"], target["subject"]), ("warning", "Quay"))
            self.assertIn("the button “Gate” is a small tap target", text(audit))
            self.assertIn(
                "tap-target", await self.failure(client, "audit", path="Quay", rule=["tap"]))

    async def test_audit_and_pictures_use_processes_of_their_own(self):
        gate = {"stringUnit": {"state": "translated", "value": "Tor"}}
        table = self.work.project / "Localizable.xcstrings"
        table.write_text(json.dumps(
            {"sourceLanguage": "en", "version": "1.0",
             "strings": {"Gate": {"localizations": {"de": gate}}}}))
        self.addCleanup(table.unlink)
        async with self.client() as client:
            picture = {"path": "Quay", "kind": "Quay", "locale": "de_DE", "at": TIME}
            first = await self.call(client, "render", **picture)
            audit = await self.call(
                client, "audit", path="Quay", kinds=True, rule=["translation"])
            self.assertIn("is not translated in de_DE", text(audit))
            second = await self.call(client, "render", **picture)
            self.assertEqual(report(second), report(first))

    async def test_errors_of_the_compiler_are_structured(self):
        self.work.edit("VStack {", "VStuck {")
        async with self.client() as client:
            built = (await self.call(client, "build", path="Quay")).structured_content
            problem = built["targets"][0]["problems"][0]
            self.assertFalse(built["succeeded"])
            self.assertEqual(problem["name"], "QuayWidgets.swift")
            self.assertIn("VStuck", problem["message"])
            self.assertIn(
                "cannot find 'VStuck'", await self.failure(client, "render", path="Quay"))
            found = (await self.call(client, "check", path="Quay")).structured_content
            self.assertFalse(found["wouldBuild"])


class BuildTests(AgentCase):
    """What happens while the compiler runs."""

    async def until(self, condition):
        with anyio.fail_after(60):
            while not condition():
                await anyio.sleep(0.02)

    async def test_pictures_while_a_build_runs(self):
        async with self.client() as client:
            await self.call(client, "render", path="Quay", kind="Quay", at=TIME)
            self.work.edit('"Ferry in', '"Boat in')
            self.work.hold.touch()
            reports = []

            async def progress(done, total, message):
                reports.append((done, message))

            async with anyio.create_task_group() as group:
                group.start_soon(lambda: self.call(client, "build", progress, path="Quay"))
                await self.until(self.work.compilers)
                old = await self.call(client, "render", path="Quay", kind="Quay", at=TIME)
                self.assertTrue(report(old)["isOld"])
                self.assertIn("Ferry in", text(old))
                self.assertIn("being built", text(old))
                self.work.hold.unlink()
            new = await self.call(client, "render", path="Quay", kind="Quay", at=TIME)
            self.assertFalse(report(new)["isOld"])
            self.assertIn("Boat in", text(new))
            self.assertIn("compiling Quay …", [message for _, message in reports])
            self.assertEqual([done for done, _ in reports], sorted({done for done, _ in reports}))

    async def test_lists_wait_for_a_build_that_runs(self):
        async with self.client() as client:
            await self.call(client, "list", path="Quay")
            self.work.edit("[.systemSmall]", "[.systemSmall, .systemMedium]")
            self.work.hold.touch()
            listings = []

            async def list_kinds():
                listings.append(await self.call(client, "list", path="Quay"))

            async with anyio.create_task_group() as group:
                group.start_soon(lambda: self.call(client, "build", path="Quay"))
                await self.until(self.work.compilers)
                group.start_soon(list_kinds)
                old = await self.call(client, "render", path="Quay", kind="Quay", at=TIME)
                self.assertTrue(report(old)["isOld"])
                self.work.hold.unlink()
            families = listings[0].structured_content["widgets"][0]["families"]
            self.assertEqual(families, ["systemSmall", "systemMedium"])

    def test_cancelling_ends_the_compiler(self):
        server = StdioServer(TOOL, self.work.environment, str(self.work.folder / "work"))
        self.addCleanup(server.process.kill)
        server.initialize()
        self.work.edit('"Gate"', '"Gates"')
        self.work.hold.touch()
        server.send(server.request(1, "tools/call", name="build", arguments={"path": "Quay"}))
        wait(self.work.compilers)
        process = self.work.compilers()[-1]
        cancel = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}
        server.send(cancel, cancel, server.request(2, "ping"))
        self.assertEqual(server.message()["id"], 2)
        wait(lambda: not self.work.is_running(process))
        # The end of the client ends a build as well.
        server.send(server.request(3, "tools/call", name="build", arguments={"path": "Quay"}))
        wait(self.work.compilers)
        process = self.work.compilers()[-1]
        self.assertEqual(server.end(), 0)
        wait(lambda: not self.work.is_running(process))

    async def test_timeout_of_the_client_cancels(self):
        async with self.client() as client:
            await self.call(client, "list", path="Quay")
            self.work.edit("Gate closed", "Gate shut")
            self.work.hold.touch()
            with self.assertRaises(MCPError):
                await client.call_tool("build", {"path": "Quay"}, read_timeout_seconds=0.5)
            self.work.hold.unlink(missing_ok=True)
            built = await self.call(client, "build", path="Quay")
            self.assertTrue(built.structured_content["succeeded"])


def wait(condition):
    limit = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < limit, "nothing happened in 60 s"
        time.sleep(0.02)

