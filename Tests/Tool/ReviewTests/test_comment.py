"""`script/review-comment` with a server in the place of GitHub and GitLab."""
import json
import os
import pathlib
import subprocess
import tempfile
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ROOT = pathlib.Path(__file__).resolve().parents[3]
MARK = "<!-- vitrine review -->"


class Forge:
    """Keeps comments. `status` is the answer to all requests, if it is set."""

    def __init__(self, comments=(), status=None):
        self.requests = []
        forge = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                forge.requests.append((self.command, self.path, json.loads(body or "null")))
                page = int(self.path.partition("&page=")[2] or 1)
                listed = list(comments)[(page - 1) * 100:page * 100]
                answer = json.dumps(listed if self.command == "GET" else {}).encode()
                self.send_response(status or 200)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)


        for method in ("GET", "POST", "PATCH", "PUT"):
            setattr(Handler, f"do_{method}", Handler.do)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class CommentTests(unittest.TestCase):
    def run_script(self, forge, system="github", event=None):
        self.addCleanup(forge.close)
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "comment.md").write_text(f"{MARK}\n### Two differ\n")
        event = {"pull_request": {"number": 7}} if event is None else event
        (folder / "event.json").write_text(json.dumps(event))
        self.summary = folder / "summary.md"
        environment = {
            "github": {
                "GITHUB_EVENT_PATH": str(folder / "event.json"), "GITHUB_API_URL": forge.address,
                "GITHUB_REPOSITORY": "boats/harbour", "GITHUB_TOKEN": "t",
                "GITHUB_STEP_SUMMARY": str(self.summary)},
            "gitlab": {
                "CI_API_V4_URL": f"{forge.address}/api/v4", "CI_PROJECT_ID": "boats/harbour",
                "CI_MERGE_REQUEST_IID": "7", "GITLAB_TOKEN": "t"},
            "none": {},
        }[system]
        return subprocess.run(
            [ROOT / "script/review-comment", folder / "comment.md"], capture_output=True,
            text=True, env={"PATH": os.environ["PATH"], **environment}, check=False)

    def test_first_comment(self):
        forge = Forge([{"id": 1, "body": "Nice"}, {"id": 2, "body": None}])
        run = self.run_script(forge)
        self.assertEqual((run.returncode, run.stdout), (0, "review-comment: wrote the comment\n"))
        method, path, value = forge.requests[-1]
        self.assertEqual((method, path), ("POST", "/repos/boats/harbour/issues/7/comments"))
        self.assertTrue(value["body"].startswith(MARK))
        self.assertIn("Two differ", self.summary.read_text())

    def test_updates_its_comment_on_a_later_page(self):
        others = [{"id": number, "body": "Nice"} for number in range(120)]
        forge = Forge([*others, {"id": 900, "body": f"{MARK}\r\nold"}])
        run = self.run_script(forge)
        self.assertEqual(run.stdout, "review-comment: updated the comment\n")
        self.assertEqual(
            forge.requests[-1][:2], ("PATCH", "/repos/boats/harbour/issues/comments/900"))

    def test_gitlab(self):
        forge = Forge([{"id": 5, "body": f"{MARK}\nold"}])
        run = self.run_script(forge, "gitlab")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(
            forge.requests[-1][:2],
            ("PUT", "/api/v4/projects/boats%2Fharbour/merge_requests/7/notes/5"))

    def test_fork_without_permission(self):
        run = self.run_script(Forge(status=403))
        self.assertEqual(run.returncode, 0)
        self.assertIn("may not write comments (403)", run.stdout)
        self.assertIn("Two differ", self.summary.read_text())

    def test_failures_are_reported(self):
        run = self.run_script(Forge(status=500))
        self.assertEqual(run.returncode, 1)
        self.assertIn("answers 500", run.stderr)

    def test_other_jobs(self):
        self.assertIn("has no pull request", self.run_script(Forge(), event={}).stdout)
        self.assertIn("no job of GitHub", self.run_script(Forge(), "none").stderr)


if __name__ == "__main__":
    unittest.main()
