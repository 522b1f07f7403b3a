import { texts } from "../app/texts.js";
import { h, setHidden, setText } from "../dom/dom.js";
import { copiedFact, createFacts } from "../panels/facts.js";
import { curlLine } from "./push-tokens.js";

/** How a server reaches the gateway: its address, its certificate and a command for curl. */
export function createPushGateway(app) {
  const t = texts.composer.gateway;
  const facts = createFacts(app);
  const problem = h("p", { class: "quiet", hidden: true });
  const hint = h("p", { class: "quiet" });
  const element = h("details", { class: "push-gateway" },
    h("summary", { text: t.title }), problem, facts.element, hint);
  let gateway = null;

  function report(text) {
    setText(problem, text);
    setHidden(problem, !text);
    setHidden(hint, Boolean(text));
  }

  return {
    element,
    /** - `listing`: The token of the command; undefined if there is none. */
    async update(listing) {
      try {
        gateway ??= await app.attempt({ command: "pushGateway" });
      } catch (error) {
        // A device in a cluster has no gateway.
        report(error.message);
        return;
      }
      report("");
      setText(hint, listing ? t.sign : t.unsigned);
      facts.update([
        copiedFact(t.address, `https://localhost:${gateway.port}`),
        copiedFact(t.certificate, gateway.certificate),
        copiedFact(t.command, curlLine(gateway, listing)),
      ]);
    },
  };
}
