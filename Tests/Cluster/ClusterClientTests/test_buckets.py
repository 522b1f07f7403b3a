"""The buckets of a cluster have the layout of NATS: its own client reads and writes them."""
import asyncio
import base64
import hashlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import unittest

import nats
from nats.js.errors import KeyNotFoundError, NoKeysError

ROOT = pathlib.Path(__file__).resolve().parents[3]
TOOL = pathlib.Path(os.environ.get("VITRINE_TOOL", ROOT / ".build" / "debug" / "vitrine"))
SERVER = shutil.which("nats-server") or "/usr/sbin/nats-server"
SWEEP = ["--kinds", "Lunch", "--families", "small,medium", "--at", "2026-03-05T11:45"]


class ClusterCase(unittest.IsolatedAsyncioTestCase):
    """Has a nats-server that `vitrine cluster check` has prepared, and a connection to it."""

    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="vitrine-buckets-"))
        log = cls.folder / "server.log"
        cls.server = subprocess.Popen(
            [SERVER, "--addr", "127.0.0.1", "--port", "-1", "-js", "-sd", cls.folder / "store",
             "--log", log])
        cls.addClassCleanup(cls.stop)
        deadline = time.monotonic() + 30
        address = None
        while address is None:
            if time.monotonic() > deadline or cls.server.poll() is not None:
                raise RuntimeError(f"nats-server did not start: {log.read_text()}")
            time.sleep(0.05)
            text = log.read_text() if log.exists() else ""
            address = re.search(r"client connections on (127\.0\.0\.1:\d+)", text)
        cls.url = f"nats://{address[1]}"
        cls.vitrine("cluster", "check", cls.url, "--storage", "1")

    @classmethod
    def stop(cls):
        cls.server.terminate()
        cls.server.wait()
        shutil.rmtree(cls.folder)

    @classmethod
    def vitrine(cls, *arguments):
        run = subprocess.run(
            [TOOL, *map(str, arguments)], cwd=cls.folder, capture_output=True, text=True)
        if run.returncode != 0:
            raise AssertionError(f"{arguments}: {run.stderr}")
        return run.stdout

    async def asyncSetUp(self):
        # The tests wait for commands, which asyncio would report.
        asyncio.get_running_loop().slow_callback_duration = 600
        self.client = await nats.connect(self.url)
        self.streams = self.client.jetstream()

    async def asyncTearDown(self):
        await self.client.close()


class KeyValueTests(ClusterCase):
    async def test_keys_in_both_directions(self):
        bucket = await self.streams.key_value("vitrine-keys")
        with self.assertRaises(NoKeysError):
            await bucket.keys()
        self.vitrine("push", "key", "add", "--cluster", self.url, "--key-id", "KEY1234567")
        self.vitrine("push", "key", "add", "--cluster", self.url, "--key-id", "KEY7654321")
        self.assertEqual(sorted(await bucket.keys()), ["KEY1234567", "KEY7654321"])

        self.vitrine("push", "key", "remove", "KEY1234567", "--cluster", self.url)
        with self.assertRaises(KeyNotFoundError):
            await bucket.get("KEY1234567")
        # What the client writes, the tool reads.
        entry = await bucket.get("KEY7654321")
        await bucket.put("KEY1111111", entry.value.replace(b"KEY7654321", b"KEY1111111"))
        await bucket.delete("KEY7654321")
        listed = self.vitrine("push", "key", "list", "--cluster", self.url)
        self.assertIn("KEY1111111", listed)
        self.assertNotIn("KEY7654321", listed)


class ObjectTests(ClusterCase):
    def sweep(self, name):
        """The folder of a sweep that a new worker has drawn."""
        output = self.folder / name
        environment = dict(os.environ, XDG_CACHE_HOME=str(self.folder / f"cache-{name}"))
        worker = subprocess.Popen(
            [TOOL, "worker", "--cluster", self.url, "--jobs", "1"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self.vitrine(
                "sweep", ROOT / "Examples" / "Everyday", *SWEEP, "--cluster", self.url, "-o",
                output)
        finally:
            worker.terminate()
            worker.wait()
        return output

    async def contents(self, bucket):
        """All objects of a bucket, each of which has to have the hash that is its name."""
        objects = await self.streams.object_store(bucket)
        found = {}
        for description in await objects.list():
            data = (await objects.get(description.name)).data
            digest = hashlib.sha256(data).digest()
            self.assertEqual(description.name, digest.hex())
            self.assertEqual(
                description.digest, "SHA-256=" + base64.urlsafe_b64encode(digest).decode())
            self.assertEqual(description.size, len(data))
            found[description.name] = data
        return found

    async def test_pictures_and_extensions(self):
        output = self.sweep("first")
        pictures = await self.contents("vitrine-pictures")
        files = [*output.glob("pictures/*/*.png"), *output.glob("trees/*/*.txt")]
        self.assertGreater(len(files), 4)
        for file in files:
            data = file.read_bytes()
            self.assertEqual(hashlib.sha256(data).hexdigest(), file.stem)
            # The files of a task are one object.
            self.assertTrue(any(data in whole for whole in pictures.values()), file)

        (name, bundle), = (await self.contents("vitrine-bundles")).items()
        # The same extension, stored by the client: workers take it from there.
        objects = await self.streams.object_store("vitrine-bundles")
        await objects.delete(name)
        stored = await objects.put(name, bundle)
        again = self.sweep("second")
        self.assertEqual((await objects.get_info(name)).nuid, stored.nuid)
        self.assertEqual(
            sorted(file.name for file in again.glob("pictures/*/*.png")),
            sorted(file.name for file in output.glob("pictures/*/*.png")))


if __name__ == "__main__":
    unittest.main()
