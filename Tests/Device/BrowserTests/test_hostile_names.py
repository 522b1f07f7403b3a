"""Names, texts and links of an extension that try to become a part of the page."""
import re
from pathlib import Path

from playwright.sync_api import expect

from device_case import DeviceCase

IMAGE = "<img src=x onerror=\"document.title='run'\">"
SCRIPT = "</b><script>document.title='run'</script>"
# Embeddings, overrides, isolates and control characters.
HIDDEN = re.compile("[\u202a-\u202e\u2066-\u2069\x00-\x08\x0b-\x1f]")


class HostileNameTests(DeviceCase):
    extensions = [Path(__file__).parent / "Fixtures" / "Hostile"]

    def check(self):
        """Nothing of the extension has become an element, an attribute of one, or a script."""
        found = self.page.evaluate("""
            () => {
              const attributes = [...document.querySelectorAll("*")].flatMap((element) =>
                [...element.attributes].map(({ name, value }) => [element.tagName, name, value]));
              return {
                title: document.title,
                images: document.querySelectorAll("img[src='x']").length,
                scripts: document.querySelectorAll("script:not([src])").length,
                handlers: attributes.filter(([, name]) => name.startsWith("on")),
                links: attributes.filter(([, name, value]) =>
                  ["href", "src", "action"].includes(name) && /^\\s*javascript:/i.test(value)),
                texts: [document.body.innerText, ...attributes
                  .filter(([, name]) => /^(aria-label|title|alt)$/.test(name))
                  .map(([, , value]) => value)],
              };
            }""")
        self.assertNotEqual(found["title"], "run")
        self.assertEqual((found["images"], found["scripts"]), (0, 0))
        self.assertEqual((found["handlers"], found["links"]), ([], []))
        for text in found["texts"]:
            self.assertIsNone(HIDDEN.search(text), text)

    def test_gallery(self):
        self.page.get_by_role("button", name="Add Widget").first.click()
        card = self.page.get_by_role("dialog", name="Widgets").locator(".gallery-card").first
        expect(card).to_contain_text(f"{IMAGE}gnp[31m")
        self.check()
        card.click()
        expect(self.page.get_by_text(SCRIPT, exact=False).first).to_be_visible()
        self.check()

    def test_widget(self):
        placement = self.place("Hostile", "systemSmall", extension="Hostile")
        self.picture(placement)
        self.check()
        address = self.page.url
        self.widget(placement).click()
        expect(self.page.locator(".toast")).to_contain_text("javascript:")
        self.check()
        self.assertEqual(self.page.url, address)
        self.widget(placement).click(button="right")
        expect(self.page.get_by_role("menu").or_(self.page.get_by_role("dialog"))).to_be_visible()
        self.check()

    def test_control(self):
        self.device.run("addControl", extension="Hostile", kind="HostileControl")
        self.page.keyboard.press("c")
        expect(self.page.get_by_role("button", name=SCRIPT).first).to_be_visible()
        self.check()
