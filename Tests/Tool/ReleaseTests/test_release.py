import os

from release_case import ReleaseCase


class ReleaseTests(ReleaseCase):
    def test_missing_build_is_an_error(self):
        output = self.folder / "page"
        run = self.run_script("release", "--built", self.folder, "--output", output)
        self.assertEqual(run.returncode, 1)
        self.assertEqual(
            run.stderr, f"release: {self.folder.resolve()}/vitrine not found; run make build\n")
        self.assertEqual(list(self.folder.iterdir()), [])

    def test_failed_release_leaves_the_former_one(self):
        former = self.write("page/SHA256SUMS", "former")
        for name in ("vitrine", "libVitrineFrameworks.so", "libVitrineTesting.so"):
            self.write(f"built/{name}", "#!/bin/sh\necho vitrine 0.1.0\n", executable=True)
        run = self.run_script(
            "release", "--built", self.folder / "built", "--output", former.parent,
            "--without-image")
        self.assertEqual(run.returncode, 1)
        self.assertTrue(run.stderr.startswith("release: "), run.stderr)
        self.assertEqual(former.read_text(), "former")
        self.assertEqual(
            sorted(path.name for path in self.folder.iterdir()), ["built", "page"])


class IdentityTests(ReleaseCase):
    """An installed tool that `make run` may use, and what makes it unusable."""

    def setUp(self):
        super().setUp()
        for name in ("vitrine", "libVitrineFrameworks.so", "libVitrineMacros.so"):
            self.write(f"lib/vitrine/{name}", name, executable=True)
        (self.folder / "bin").mkdir()
        (self.folder / "bin/vitrine").symlink_to("../lib/vitrine/vitrine")
        self.library = self.folder / "lib/vitrine"
        built = self.folder / "built"
        self.library.rename(built)
        self.run_script("build-identity", "begin", built)
        self.run_script("build-identity", "record", built)
        built.rename(self.library)

    def find(self):
        path = os.pathsep.join(
            folder for folder in os.environ["PATH"].split(os.pathsep)
            if not os.path.exists(f"{folder}/vitrine"))
        return self.run_script(
            "build-identity", "find", self.folder, **{**os.environ, "PATH": path})

    def test_matching_tool_is_found(self):
        run = self.find()
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(run.stdout, f"{(self.library / 'vitrine').resolve()}\n")
        self.assertIn("which is built from these sources", run.stderr)

    def test_tool_of_other_sources_is_not_used(self):
        self.change("sources ", "sources 0")
        run = self.find()
        self.assertEqual((run.returncode, run.stdout), (1, ""))
        self.assertIn("it is built from other sources", run.stderr)

    def test_tool_of_another_compiler_is_not_used(self):
        self.change("compiler Swift", "compiler Older Swift")
        run = self.find()
        self.assertEqual((run.returncode, run.stdout), (1, ""))
        self.assertIn("it is built with another compiler", run.stderr)

    def test_tool_without_an_identity_is_not_used(self):
        (self.library / "identity").unlink()
        self.assertIn("it has no identity", self.find().stderr)

    def test_changed_files_are_not_used(self):
        self.write("lib/vitrine/libVitrineFrameworks.so", "other")
        run = self.find()
        self.assertEqual((run.returncode, run.stdout), (1, ""))
        self.assertIn("its files have changed", run.stderr)

    def change(self, old, new):
        identity = self.library / "identity"
        identity.write_text(identity.read_text().replace(old, new))
