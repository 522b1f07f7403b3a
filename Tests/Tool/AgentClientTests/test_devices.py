"""Tools that act on a device: the server's own one, and one that `vitrine serve` runs."""
import json
import re
import subprocess

from agent_case import EXAMPLES, TOOL, AgentCase, pictures, text


class OwnDeviceTests(AgentCase):
    async def test_widget_on_a_stopped_clock(self):
        async with self.client() as client:
            # Widgets reload at midnight, which must not be within the two hours below.
            await self.call(client, "clock", set="2026-03-05T09:00:00")
            placed = await self.call(client, "place", kind="Quay", path="Quay")
            self.assertEqual(placed.structured_content["placement"]["id"], "p1")
            self.assertIn("p1 shows entry 1 of 4", text(placed))
            clock = (await self.call(client, "clock")).structured_content
            self.assertEqual(clock["rate"], 0)
            await self.call(client, "clock", by="+2h")
            shown = (await self.call(client, "placements")).structured_content["placements"][0]
            self.assertEqual(shown["shown"], 2)
            explained = await self.call(client, "explain", id="p1")
            self.assertIn("Entry 3 of 4 is on screen", text(explained))
            await self.check_screenshot(client)
            await self.call(client, "remove", placement="p1")
            self.assertIn("not found", await self.failure(client, "explain", id="p1"))

    async def check_screenshot(self, client):
        """The picture is small, and the whole one is a resource."""
        shot = await self.call(client, "screenshot", scale=3)
        self.assertEqual(len(pictures(shot)), 1)
        self.assertLess(len(pictures(shot)[0].data), 200_000)
        self.assertIn("p1  Quay", text(shot))
        uri = re.search(r"In full: (\S+)\.", text(shot)).group(1)
        whole = (await client.read_resource(uri)).contents[0]
        self.assertGreater(len(whole.blob), 200_000)
        small = await self.call(client, "screenshot")
        self.assertIn("(393×852 pixels", text(small))

    async def test_tap_runs_the_intent(self):
        async with self.client() as client:
            placed = await self.call(client, "place", kind="Quay", path="Quay")
            id = placed.structured_content["placement"]["id"]
            before = await self.call(client, "tap", placement=id)
            labels = [element["label"] for element in before.structured_content["elements"]]
            self.assertIn("Gate closed", labels)
            self.assertIn("performed", text(
                await self.call(client, "tap", placement=id, label="Gate")))
            self.assertIn("Gate open", text(await self.call(client, "tap", placement=id)))

    async def test_configuration_and_settings(self):
        async with self.client(EXAMPLES / "Household") as client:
            placed = await self.call(
                client, "place", kind="Lamp", path=".", family="small", set={"lamp": "reading"})
            id = placed.structured_content["placement"]["id"]
            parameters = (await self.call(client, "configure", placement=id)).structured_content
            self.assertEqual(parameters["parameters"][0]["name"], "lamp")
            await self.call(client, "configure", placement=id, set={"lamp": "desk"})
            self.assertIn("Desk Lamp", text(await self.call(client, "tap", placement=id)))
            look = await self.call(client, "device", settings={"look": "tinted"})
            self.assertEqual(look.structured_content["look"], "tinted")
            self.assertIn(
                "did you mean look?",
                await self.failure(client, "device", settings={"lok": "tinted"}))

    async def test_activity_with_push(self):
        payload = {"aps": {
            "timestamp": 1, "event": "update", "content-state": {"delay": 7}}}
        async with self.client() as client:
            await self.call(client, "install", path="Quay")
            started = await self.call(
                client, "activity", action="start", id="Quay", attributes={"name": "Hamburg"},
                content={"delay": 2}, token=True)
            activity = started.structured_content
            listed = (await self.call(client, "activity", action="list")).structured_content
            token = listed["activities"][0]["pushToken"]
            good = await self.call(client, "push_lint", payload=payload, path="Quay")
            self.assertEqual(good.structured_content["problems"], [])
            wrong = await self.call(
                client, "push_lint", path="Quay",
                payload={"aps": {**payload["aps"], "content-state": {"delay": "x"}}})
            self.assertIn("content-state.delay", text(wrong))
            payload["aps"]["timestamp"] = 4102444800
            sent = await self.call(client, "push_send", token=token, payload=payload)
            self.assertEqual(sent.structured_content["outcome"], "delivered")
            listed = (await self.call(client, "activity", action="list")).structured_content
            self.assertEqual(listed["activities"][0]["content"], {"delay": 7})
            await self.call(client, "activity", action="end", id=activity["id"])
            self.assertIn(
                "apns-topic is missing", await self.failure(
                    client, "push_send", token="00", payload=payload))


    async def test_schema_of_pushes(self):
        async with self.client() as client:
            document = (await self.call(client, "schema", path="Quay")).structured_content["source"]
            self.assertIn("delay", json.dumps(json.loads(document)))
            types = await self.call(client, "schema", path="Quay", language="typescript")
            self.assertRegex(text(types), r"\bdelay\b")
            older = self.work.folder / "work" / "Quay" / "older.json"
            older.write_text(document.replace('"delay"', '"wait"'))
            changes = await self.call(client, "schema", path="Quay", check="Quay/older.json")
            self.assertIn("incompatible", json.dumps(changes.structured_content))
            older.write_text("{}")
            self.assertIn("vitrine schema", await self.failure(
                client, "schema", path="Quay", check="Quay/older.json"))
            older.unlink()


class ServedDeviceTests(AgentCase):
    async def test_tools_act_on_the_served_device(self):
        serve = subprocess.Popen(
            [TOOL, "serve", EXAMPLES / "Household", "--no-page", "--push-port", "off", "--empty"],
            env=self.work.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            serve.stdout.readline()
            async with self.client() as client:
                await self.call(client, "place", kind="Lamp", family="small")
                listed = subprocess.run(
                    [TOOL, "placements"], env=self.work.environment, capture_output=True, text=True)
                self.assertIn("Lamp", listed.stdout)
                serve.terminate()
                serve.wait(30)
                # Then the server starts its own.
                self.assertIn("no widgets placed", text(await self.call(client, "placements")))
        finally:
            serve.kill()
            serve.wait()
            serve.stdout.close()
