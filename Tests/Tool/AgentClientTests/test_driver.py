"""The API for test drivers, against a device and against docs/driver.openapi.json."""
import concurrent.futures
import http.client
import json
import subprocess
import sys
import time
import urllib.parse

import jsonschema
from agent_case import EXAMPLES, ROOT, TOOL, AgentCase, Workplace

DOCUMENT = json.loads((ROOT / "docs" / "driver.openapi.json").read_text())
WAITS = 8
PANTRY = ROOT / "Tests" / "Tool" / "EndToEndTests" / "Fixtures" / "Pantry"


class DriverTests(AgentCase):
    @classmethod
    def setUpClass(cls):
        cls.work = Workplace()
        cls.addClassCleanup(cls.work.close)
        cls.work.edit(
            'Button("Gate", intent: OpenGate())',
            'Button("Gate", intent: OpenGate())\n'
            '        .accessibilityIdentifier("gate").accessibilityHint("Opens or closes it")')
        cls.process = subprocess.Popen(
            [TOOL, "serve", cls.work.project, EXAMPLES / "Household", EXAMPLES / "Bakery", PANTRY,
             "--port", "0", "--push-port", "off", "--empty", "--json", "--state",
             cls.work.folder / "driven"],
            env=cls.work.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        cls.addClassCleanup(cls.stop)
        text = ""
        while not text.endswith("\n}\n"):
            line = cls.process.stdout.readline()
            assert line, "vitrine serve has ended"
            text += line
        page = urllib.parse.urlsplit(json.loads(text)["page"])
        cls.address = page.netloc
        cls.token = urllib.parse.parse_qs(page.query)["token"][0]
        # The statuses, and the members of each schema, that answers have had.
        cls.statuses = set()
        cls.members = {}

    @classmethod
    def stop(cls):
        cls.process.terminate()
        cls.process.wait(60)
        cls.process.stdout.close()

    # Requests.

    def request(self, method, path, body=None, **headers):
        """The status, the headers and the data of an answer."""
        connection = http.client.HTTPConnection(self.address, timeout=90)
        try:
            connection.request(
                method, path, json.dumps(body) if isinstance(body, dict) else body,
                {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}",
                 **headers})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def send(self, name, body=None, status=200, query="", **headers):
        """An answer that is as the document says."""
        path = DOCUMENT["paths"][f"/{name}"]
        method = "post" if "post" in path else "get"
        if method == "post" and body is None:
            body = {}
        found, answered, data = self.request(
            method.upper(), f"/api/driver/{name}{query}", body, **headers)
        self.assertEqual(found, status, f"{name} {body}: {data[:500]}")
        response = path[method]["responses"].get(str(status))
        self.assertIsNotNone(response, f"{name}: {status} is not in the document")
        if "$ref" in response:
            response = self.resolved(response)
        self.statuses.add(status)
        for header in response.get("headers", {}):
            self.assertIn(header, answered)
        media = answered["Content-Type"].split(";")[0]
        schema = response["content"][media]["schema"]
        if media != "application/json":
            return data
        value = json.loads(data)
        if name != "openapi.json":
            self.check(value, schema, f"{name} {status}")
        return value

    def resolved(self, schema):
        value = DOCUMENT
        for part in schema["$ref"].removeprefix("#/").split("/"):
            value = value[part]
        return value

    def check(self, value, schema, origin):
        whole = {**schema, "components": DOCUMENT["components"]}
        errors = jsonschema.Draft202012Validator(whole).iter_errors(value)
        self.assertEqual(
            [f"{origin}: {each.json_path}: {each.message}" for each in errors], [])
        self.note(value, schema, "")

    def note(self, value, schema, name):
        """Notes the members of a value. All of them have to be in the schema."""
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            schema = self.resolved(schema)
        for member, inner in (value.items() if isinstance(value, dict) else []):
            self.assertIn(member, schema["properties"], name)
            self.members.setdefault(name, set()).add(member)
            self.note(inner, schema["properties"][member], f"{name}.{member}")
        for element in value if isinstance(value, list) else []:
            self.note(element, schema["items"], name)

    def command(self, name, **fields):
        status, _, data = self.request("POST", "/api", {"command": name, **fields})
        self.assertEqual(status, 200, data)
        return json.loads(data)["result"]

    def place(self, extension, kind, family="systemSmall"):
        placed = self.command("place", extension=extension, kind=kind, family=family)
        id = placed["placement"]["id"]
        self.addCleanup(self.command, "remove", placement=id)
        self.send("wait", {"id": f"{id}/0"})
        return id

    def surface(self):
        return self.send("elements")["screen"]["surface"]

    def setUp(self):
        self.send("press", {"button": "home"})

    # Tests.

    def test_document_is_served(self):
        self.assertEqual(self.send("openapi.json"), DOCUMENT)
        jsonschema.Draft202012Validator.check_schema(
            {"$defs": DOCUMENT["components"]["schemas"]})

    def test_routes_and_fields_are_those_of_the_document(self):
        for path, methods in DOCUMENT["paths"].items():
            for method in ["get", "post"]:
                with self.subTest(path=path, method=method):
                    status, _, _ = self.request(method.upper(), f"/api/driver{path}", b"{}")
                    self.assertEqual(status != 405, method in methods)
        self.assertEqual(self.request("GET", "/api/driver/other")[0], 404)
        for path, methods in DOCUMENT["paths"].items():
            if path == "/openapi.json":
                continue
            with self.subTest(path=path):
                if "post" in methods:
                    content = methods["post"]["requestBody"]["content"]["application/json"]
                    known = set(content["schema"]["properties"])
                    answer = self.send(path[1:], {"bogus": 1}, 422)
                else:
                    known = {each["name"] for each in methods["get"]["parameters"]}
                    answer = self.send(path[1:], status=422, query="?bogus=1")
                self.assertEqual(answer["error"]["code"], "unknownField")
                listed = answer["error"]["message"].split("available: ")[1].split(";")[0]
                self.assertEqual(set(listed.split(", ")), known)

    def test_values_of_fields_are_those_of_the_document(self):
        for path, methods in DOCUMENT["paths"].items():
            if "post" not in methods:
                continue
            content = methods["post"]["requestBody"]["content"]["application/json"]
            required = {"direction": "up", "text": "a", "button": "home"}
            for name, field in content["schema"]["properties"].items():
                with self.subTest(path=path, field=name):
                    others = {key: value for key, value in required.items()
                              if key in content["schema"].get("required", []) and key != name}
                    wrong = 1 if field["type"] in ["string", "boolean"] else "a"
                    answer = self.send(path[1:], {**others, name: wrong}, 422)
                    self.assertIn(answer["error"]["code"], ["badField", "missingField"])
                    if "enum" in field:
                        listed = answer["error"]["message"]
                        other = self.send(path[1:], {**others, name: "bogus"}, 422)
                        listed = other["error"]["message"].split("one of: ")[1]
                        self.assertEqual(listed.split(", "), field["enum"])

    def test_refusals(self):
        self.send("tap", b"[", 400)
        self.send("tap", {}, 422)
        self.send("tap", {"label": "x"}, 401, Authorization="Bearer 00")
        self.send("tap", {"label": "x"}, 403, Origin="https://example.com")
        self.send("tap", {"label": "x" * (64 << 10)}, 413)
        self.send("tap", {"label": "x"}, 415, **{"Content-Type": "text/plain"})
        self.send("open", {"app": "Missing"}, 404)
        self.send("press", {"button": "action"}, 422)
        self.send("elements", status=422, query="?page=7")
        self.send("elements", status=422, query="?surface=desktop")

    def test_widget(self):
        id = self.place("Quay", "Quay")
        screen = self.send("elements")
        gate = next(each for each in screen["elements"] if each.get("identifier") == "gate")
        self.assertEqual((gate["role"], gate["hint"]), ("button", "Opens or closes it"))
        widget = next(each for each in screen["elements"] if each["id"] == id)
        for low, high, size in [("x", "x", "width"), ("y", "y", "height")]:
            self.assertLessEqual(widget["frame"][low], gate["frame"][low])
            self.assertLessEqual(
                gate["frame"][high] + gate["frame"][size],
                widget["frame"][high] + widget["frame"][size])
        self.send("tap", {"identifier": "gate"})
        self.send("wait", {"label": "Gate open", "in": id})
        # The same button by its place on the screen.
        self.send("tap", {"x": gate["frame"]["x"] + 2, "y": gate["frame"]["y"] + 2})
        self.send("wait", {"label": "Gate closed", "in": id})
        self.assertEqual(self.send("tap", {"x": -5, "y": 0})["outcome"], "nothing")
        other = self.place("Quay", "Quay")
        answer = self.send("tap", {"label": "gate"}, 409)["error"]
        self.assertEqual(
            [each["id"].split("/")[0] for each in answer["candidates"]], [id, other])
        self.assertEqual(self.send("tap", {"label": "Bridge"}, 404)["error"]["code"], "notFound")

    def test_form(self):
        id = self.place("Household", "Lamp")
        self.send("long-press", {"id": id})
        self.assertEqual(self.surface(), "form")
        self.send("tap", {"label": "Lamp"})
        self.send("tap", {"label": "Reading Lamp"})
        self.send("type", {"label": "Show", "text": "Power"})
        self.send("type", {"text": "0.5"})
        self.send("wait", {"label": "Price per kWh", "value": "0.5"})
        for text in ["much", "7"]:
            answer = self.send("type", {"label": "Price per kWh", "text": text}, 422)
            self.assertEqual(answer["error"]["code"], "badValue")
        self.send("type", {"label": "Lamp", "text": "Chandelier"}, 422)
        self.send("tap", {"label": "Done"})
        self.assertEqual(self.surface(), "home")
        self.send("wait", {"label": "Reading Lamp", "in": id})
        light = self.send("tap", {"label": "Light"})["element"]
        self.send("wait", {"id": light["id"], "isOn": not light["isOn"]})
        answer = self.send("type", {"label": "Light", "text": "on"}, 422)
        self.assertEqual(answer["error"]["code"], "notEditable")

    def test_system(self):
        self.send("open", {"surface": "controlCenter"})
        self.send("type", {"label": "Volume", "text": "30"})
        self.send("press", {"button": "volumeUp"})
        self.send("wait", {"label": "Volume", "value": "36"})
        self.send("tap", {"label": "Wi-Fi"})
        self.send("wait", {"label": "Wi-Fi", "isOn": False})
        self.send("tap", {"label": "Wi-Fi"})
        self.send("tap", {"label": "Timer"})
        self.assertTrue(self.send("wait", {"id": "module.timer"})["element"]["value"])
        self.send("tap", {"label": "Timer"})
        self.send("tap", {"label": "Brightness"}, 422)
        self.send("swipe", {"direction": "up"})
        self.assertEqual(self.surface(), "home")
        self.send("swipe", {"direction": "right"})
        self.assertEqual(self.surface(), "today")
        self.send("swipe", {"direction": "left"})
        self.send("swipe", {"direction": "left"}, 422)
        self.send("press", {"button": "lock"})
        screen = self.send("elements")["screen"]
        self.assertEqual((screen["surface"], screen["isLocked"]), ("lock", True))
        self.send("open", {"surface": "today"}, 409)
        self.send("swipe", {"direction": "up"})
        self.assertEqual(self.surface(), "home")
        picture = self.send("screenshot", query="?surface=lock&scale=1")
        self.assertEqual(picture[:4], b"\x89PNG")

    def start_activity(self):
        return self.run_tool(
            "activity", "start", "Quay", "--attributes", '{"name":"Hamburg"}', "--content",
            '{"delay":2}')["id"]

    def test_activity(self):
        started = self.start_activity()
        self.send("wait", {"id": f"{started}.compactTrailing/0"})
        self.send("long-press", {"id": f"{started}.compactTrailing"})
        self.send("wait", {"label": "Hamburg", "in": started})
        self.send("swipe", {"direction": "up"})
        self.send("press", {"button": "lock"})
        self.send("wait", {"label": "Hamburg: 2 min late"})
        self.send("swipe", {"id": f"{started}.lockScreen", "direction": "left"})
        self.send("wait", {"id": f"{started}.lockScreen", "isGone": True})
        # A surface that is gone is closed.
        self.send("press", {"button": "home"})
        started = self.start_activity()
        self.send("open", {"surface": "island"})
        self.assertEqual(self.surface(), "island")
        self.run_tool("activity", "end", started, "--dismissal", "now")
        self.send("wait", {"id": f"{started}.expanded", "isGone": True})
        self.assertEqual(self.surface(), "home")

    def run_tool(self, *arguments):
        ended = subprocess.run(
            [TOOL, *arguments, "--json", "--state", self.work.folder / "driven"], text=True,
            capture_output=True, env=self.work.environment)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        return json.loads(ended.stdout) if ended.stdout else None

    def test_app_and_shortcut(self):
        self.send("tap", {"label": "Bakery"})
        screen = self.send("elements")
        self.assertEqual(screen["screen"]["surface"], "app")
        self.assertTrue(screen["screen"]["app"])
        self.send("swipe", {"direction": "up"})
        self.send("press", {"button": "home"})
        self.assertEqual(self.surface(), "home")
        opened = self.send("open", {"app": "Bakery", "url": "bakery://oven"})
        self.assertEqual((opened["outcome"], opened["link"]), ("opened", "bakery://oven"))
        self.send("press", {"button": "home"})
        self.run_tool("shortcut", "Oven")
        ids = [each["id"] for each in self.send("elements")["elements"]]
        self.assertEqual({each.split("/")[0].split(".")[0] for each in ids}, {"snippet"})
        self.send("tap", {"label": "Done"})
        self.send("wait", {"id": "snippet.done", "isGone": True})

    def test_inputs_of_app(self):
        """Text fields, pickers and sliders of an app take text."""
        self.send("open", {"app": "Pantry"})
        self.send("tap", {"label": "Plum"})
        roles = {each["label"]: each["role"] for each in self.send("elements")["elements"]}
        self.assertEqual(
            [roles[each] for each in ["Sugar", "Note", "Level", "More"]],
            ["picker", "textField", "slider", "button"])
        for label, text, value in [
            ("Note", "sour", "sour"), ("Sugar", "much", "Much"), ("Level", "80", "80%"),
        ]:
            self.send("type", {"label": label, "text": text})
            self.send("wait", {"label": label, "value": value})
        self.assertIn("available: None, Some, Much", self.send(
            "type", {"label": "Sugar", "text": "honey"}, 422)["error"]["message"])
        self.send("wait", {"label": "Sugar", "value": "Much"})
        self.send("type", {"label": "Level", "text": "much"}, 422)
        self.send("tap", {"label": "Sugar"})
        options = [each for each in self.send("elements")["elements"] if each.get("isSelected")]
        self.assertEqual([each["label"] for each in options], ["Much"])
        self.send("tap", {"label": "None"})
        self.send("tap", {"label": "Note"})
        self.send("type", {"text": "sweet"})
        self.send("wait", {"label": "Note", "value": "sweet"})
        self.send("press", {"button": "home"})

    def test_companion(self):
        """A locked phone does not hide what a watch shows."""
        self.run_tool("device", "--on", "watch", "device=watch-49mm")
        placed = self.run_tool(
            "place", "Lamp", "--on", "watch", "--recommendation", "1")["placement"]["id"]
        self.send("press", {"button": "lock"})
        surface = next(
            each["placement"]["place"] for each in self.command("state")["placements"]
            if each["placement"]["id"] == placed)
        name = "face" if "face" in json.dumps(surface) else "smartStack"
        self.send("open", {"surface": name})
        screen = self.send("elements")
        self.assertEqual(screen["screen"]["surface"], name)
        self.assertIn(placed, [each["id"] for each in screen["elements"]])
        status, _, _ = self.request("GET", "/api/driver/screenshot")
        self.assertEqual(status, 200)
        self.send("press", {"button": "home"})

    def test_screenshot_waits_for_placed_widget(self):
        placed = self.command("place", extension="Household", kind="Lamp", family="systemSmall")
        self.addCleanup(self.command, "remove", placement=placed["placement"]["id"])
        status, _, _ = self.request("GET", "/api/driver/screenshot")
        self.assertEqual(status, 200)
        shown = {each["shown"] for each in self.command("state")["placements"]}
        self.assertFalse(shown & {"nothing", "placeholder"})

    def test_waiting(self):
        start = time.monotonic()
        answer = self.send("wait", {"label": "Nothing", "timeout": 0.3}, 504)
        self.assertEqual(answer["error"]["code"], "timedOut")
        self.assertLess(time.monotonic() - start, 5)
        with concurrent.futures.ThreadPoolExecutor() as pool:
            late = pool.submit(self.send, "wait", {"label": "Light", "timeout": 30})
            time.sleep(0.2)
            self.assertFalse(late.done())
            self.place("Household", "Lamp")
            self.assertEqual(late.result()["element"]["label"], "Light")

    def test_flood(self):
        """More requests than there is room for are refused, and others are still answered."""
        with concurrent.futures.ThreadPoolExecutor(max_workers=64) as pool:
            waits = [
                pool.submit(self.request, "POST", "/api/driver/wait",
                            {"label": "Nothing", "timeout": 3}) for _ in range(WAITS)]
            time.sleep(1)
            answer = self.send("wait", {"label": "Nothing"}, 429)
            self.assertEqual(answer["error"]["code"], "busy")
            self.send("elements")
            pictures = [
                pool.submit(self.request, "GET", "/api/driver/screenshot?scale=4")
                for _ in range(40)]
            status, _, _ = self.request("GET", "/api/state")
            self.assertEqual(status, 200)
            found = {each.result()[0] for each in pictures}
            self.assertLessEqual(found, {200, 429})
            self.assertEqual({each.result()[0] for each in waits}, {504})

    def test_example(self):
        ended = subprocess.run(
            [sys.executable, EXAMPLES / "Household" / "drive.py", TOOL], text=True,
            capture_output=True, env=self.work.environment)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertIn("the light is on", ended.stdout)

    def test_zz_everything_in_the_document_was_answered(self):
        """Runs last: tests run in the order of their names."""
        statuses = {int(each) for each in DOCUMENT["components"]["responses"]} | {200}
        # No sample fails on request.
        self.assertEqual(statuses - self.statuses, {502})
        for name, schema in DOCUMENT["components"]["schemas"].items():
            with self.subTest(schema=name):
                self.assertEqual(set(schema["properties"]), self.members.get(name))
