import json

from spdx_tools.spdx.parser.parse_anything import parse_file
from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document

import materials
import system
from release_case import EPOCH, ReleaseCase

DIGEST = "ab" * 32


class MaterialsTests(ReleaseCase):
    def write_document(self):
        document = materials.Materials("vitrine_0.1.0_amd64.deb", "0.1.0", DIGEST, EPOCH)
        document.add("DEPENDS_ON", [
            materials.debian_package("libc++1", "1:14.0-2+b1", "amd64", "bookworm"),
            materials.swift_toolchain("6.3.1")])
        document.add("CONTAINS", [
            materials.font("/share/Fonts/A b.ttf", DIGEST),
            materials.font("/share/Fonts/A-b.ttf", DIGEST)])
        path = self.folder / "vitrine.spdx.json"
        document.write(path)
        return path

    def test_document_is_valid(self):
        document = parse_file(str(self.write_document()))
        self.assertEqual(validate_full_spdx_document(document), [])

    def test_fonts_are_listed_with_their_folders(self):
        self.write("MaterialSymbolsRounded.ttf")
        self.write("truetype/inter-vf/Inter.var.ttf")
        self.write("fonts.sha256", f"# text\n{DIGEST}  truetype/inter-vf/Inter.var.ttf\n")
        self.assertEqual([entry["packageFileName"] for entry in system.fonts(self.folder)], [
            "/share/vitrine/Fonts/MaterialSymbolsRounded.ttf",
            "/share/vitrine/Fonts/truetype/inter-vf/Inter.var.ttf"])

    def test_missing_fonts_keep_a_release_from_being_made(self):
        self.write("fonts.sha256", f"{DIGEST}  truetype/inter-vf/Inter.var.ttf\n")
        self.write("truetype/inter-vf/Inter.var.ttf")
        with self.assertRaisesRegex(system.ReleaseError, "MaterialSymbolsRounded.ttf"):
            system.fonts(self.folder)
        self.write("MaterialSymbolsRounded.ttf")
        (self.folder / "truetype/inter-vf/Inter.var.ttf").unlink()
        with self.assertRaisesRegex(system.ReleaseError, "Inter.var.ttf"):
            system.fonts(self.folder)

    def test_fields(self):
        document = json.loads(self.write_document().read_text())
        packages = {package["name"]: package for package in document["packages"]}
        root = packages["vitrine_0.1.0_amd64.deb"]
        self.assertEqual(root["checksums"][0]["checksumValue"], DIGEST)
        self.assertEqual(packages["swift"]["versionInfo"], "6.3.1")
        self.assertEqual(
            packages["libc++1"]["externalRefs"][0]["referenceLocator"],
            "pkg:deb/debian/libc%2B%2B1@1%3A14.0-2%2Bb1?arch=amd64&distro=bookworm")
        self.assertEqual(len({package["SPDXID"] for package in document["packages"]}), 5)
        self.assertEqual(document["creationInfo"]["created"], "2023-11-14T22:13:20Z")
        kinds = [relation["relationshipType"] for relation in document["relationships"]]
        self.assertEqual(kinds, ["DESCRIBES"] + ["DEPENDS_ON"] * 2 + ["CONTAINS"] * 2)
