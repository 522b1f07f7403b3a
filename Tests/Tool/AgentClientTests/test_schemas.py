"""Results of commands and tools are as `docs/schemas` says."""
import json

import anyio
import jsonschema
from agent_case import ROOT, TIME, AgentCase, Workplace, report
from schema_case import Commands

FOLDER = ROOT / "docs" / "schemas"


class SchemaTests(AgentCase):
    @classmethod
    def setUpClass(cls):
        # The commands leave projects behind.
        cls.work = Workplace()
        cls.addClassCleanup(cls.work.close)
        cls.schemas = {}
        for file in FOLDER.glob("*.json"):
            schema = json.loads(file.read_text())
            jsonschema.Draft202012Validator.check_schema(schema)
            cls.schemas[schema["title"]] = jsonschema.Draft202012Validator(schema)

    def check(self, origin, result):
        with self.subTest(origin=origin):
            self.assertIn(result.get("schema"), self.schemas)
            errors = self.schemas[result["schema"]].iter_errors(result)
            self.assertEqual([f"{each.json_path}: {each.message}" for each in errors], [])

    def names(self, results):
        return {result["schema"].removeprefix("vitrine.").split("/")[0] for _, result in results}

    async def test_results(self):
        results = []
        await anyio.to_thread.run_sync(Commands(self.work, results).all)
        results += await self.tools()
        for origin, result in results:
            self.check(origin, result)
        known = {file.stem for file in FOLDER.glob("*.json")}
        self.assertEqual(known - self.names(results), set())

    async def tools(self):
        """The results of all tools that have a structured one."""
        results = []
        async with self.client("--editor") as client:
            async def call(name, /, **arguments):
                value = report(await self.call(client, name, **arguments))
                results.append((name, value))
                return value

            for name in ["check", "build", "list", "previews", "audit", "doctor", "simulate"]:
                await call(name, path="Quay")
            await call("build", path="Broken")
            await call("new", kind="control", name="Switch")
            await call("frames", path="Quay", kinds=True, at=TIME)
            await call("render", path="Quay", kind="Quay", at=TIME)
            await call("render", path="Quay", activity="FerryAttributes", presentation="expanded")
            await call("timeline", path="Quay", kind="Quay", at=TIME)
            await call("test", path="Quay", update=True)
            self.work.edit('Text("Ferry in', 'Text("Boat in')
            await call("test", path="Quay")
            id = (await call("place", kind="Quay", path="Quay"))["placement"]["id"]
            for name in ["gallery", "placements", "clock", "device", "log", "shortcut"]:
                await call(name)
            await call("log", output=True)
            await call("install", path="Quay")
            await call("configure", placement=id)
            await call("tap", placement=id)
            await call("tap", placement=id, label="Gate")
            await call("explain", id=id)
            await call("doctor", id=id)
            started = await call(
                "activity", action="start", id="Quay", attributes={"name": "Hamburg"},
                content={"delay": 2}, token=True)
            listed = await call("activity", action="list")
            payload = {"aps": {
                "timestamp": 4102444800, "event": "update", "content-state": {"delay": 7}}}
            await call("schema", path="Quay")
            await call("schema", path="Quay", language="go")
            await call("push_lint", payload=payload)
            await call("push_send", token=listed["activities"][0]["pushToken"], payload=payload)
            await call("activity", action="end", id=started["id"])
            await call("remove", placement=id)
            tools = {tool.name for tool in (await client.list_tools()).tools}
        # These answer with a picture or with text.
        self.assertEqual(
            tools - {name for name, _ in results}, {"screenshot", "compatibility"})
        return results
