extension FailurePage {
  static let style = """
    :root { --accent: light-dark(#0b57d0, #a8c7fa); }
    main { padding-bottom: 40vh; }
    h2 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
    kbd { font: inherit; padding: 0 .4em; border: 1px solid var(--line); border-radius: .3em; }
    .keys { font-size: .8rem; opacity: .8; margin: .5rem 0 1.5rem; }
    nav ol { list-style: none; padding: 0; margin: 0 0 2rem; display: grid; gap: .6rem;
      grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); }
    nav a { display: flex; gap: .75rem; align-items: center; padding: .6rem; height: 100%;
      box-sizing: border-box; color: inherit; text-decoration: none; background: var(--card);
      border: 1px solid var(--line); border-radius: .75rem; }
    nav a:hover, nav a:focus-visible { border-color: var(--accent); }
    nav img { width: 3.5rem; height: 3.5rem; object-fit: contain; flex: none; }
    nav span { overflow-wrap: anywhere; font-weight: 600; font-size: .9rem; min-width: 0; }
    nav small { display: block; font-weight: 400; opacity: .8; }
    section { scroll-margin: 1rem; outline-offset: 2px; }
    section:target, section:focus { border-color: var(--accent); outline: none; }
    .place { opacity: .8; font-size: .85rem; margin: 0 0 .75rem; }
    .summary { color: var(--error); font-weight: 600; margin: 0 0 .25rem; }
    section ul { margin: 0 0 1rem; padding-left: 1.2rem; font-size: .9rem; }
    fieldset { border: 0; padding: 0; margin: 0 0 .75rem; display: flex; gap: .4rem;
      flex-wrap: wrap; align-items: center; font-size: .9rem; }
    legend { position: absolute; clip-path: inset(50%); }
    fieldset label:has([type=radio]) { padding: .2rem .8rem; border: 1px solid var(--line);
      border-radius: 2rem; cursor: pointer; }
    fieldset label:has(:checked) { background: var(--accent); color: Canvas;
      border-color: transparent; }
    fieldset label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
    [type=radio] { position: absolute; opacity: 0; }
    .position { display: flex; gap: .5rem; align-items: center; margin-left: auto; }
    .stage { display: inline-grid; max-width: 100%; box-sizing: border-box; overflow: auto;
      padding: 1.25rem; border-radius: .75rem; background: #8c8c8c
      repeating-conic-gradient(#808080 0 25%, #989898 0 50%) 0 0 / 24px 24px; }
    figure { margin: 0; } img { display: block; max-width: 100%; }
    figcaption { display: none; width: max-content; color: #fff; background: #000a;
      padding: 0 .5em; border-radius: .3em; font-size: .8rem; margin-top: .4rem; }
    .stage > * { grid-area: 1 / 1; }
    .difference { visibility: hidden; }
    .divider { display: none; justify-self: start; width: 2px; background: #e6007a;
      box-shadow: 0 0 0 1px #fff8; margin-left: calc(var(--position, 50%) - 1px);
      pointer-events: none; }
    [data-mode=Sl] .stage { cursor: ew-resize; touch-action: none; user-select: none; }
    [data-mode=Sl] .divider { display: block; }
    [data-mode=Sl] .expected { clip-path: inset(0 calc(100% - var(--position, 50%)) 0 0); }
    [data-mode=Sl] .actual { clip-path: inset(0 0 0 var(--position, 50%)); }
    [data-mode=Ov] .actual { opacity: var(--position, 50%); }
    [data-mode=Di] .difference { visibility: visible; }
    [data-mode=Di] .expected, [data-mode=Di] .actual { visibility: hidden; }
    [data-mode=Si] .stage { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    [data-mode=Si] .difference { display: none; }
    [data-mode=Si] figcaption { display: block; }
    [data-mode=Si] .position, [data-mode=Di] .position { visibility: hidden; }
    """

  static let script = """
    const sections = [...document.querySelectorAll("section")];
    for (const pictures of document.querySelectorAll(".pictures")) {
      const stage = pictures.querySelector(".stage");
      const slider = pictures.querySelector("[type=range]");
      pictures.addEventListener("input", ({ target }) => {
        if (target.type === "radio") pictures.dataset.mode = target.value;
        else pictures.style.setProperty("--position", target.value + "%");
      });
      const drag = (event) => {
        if (pictures.dataset.mode !== "Sl" || !(event.buttons & 1)) return;
        const { left, width } = pictures.querySelector(".expected").getBoundingClientRect();
        slider.value = 100 * (event.clientX - left) / width;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      };
      stage.addEventListener("pointerdown", drag);
      stage.addEventListener("pointermove", drag);
    }
    const current = () => {
      const focused = document.activeElement.closest("section");
      if (focused) return sections.indexOf(focused);
      return sections.findIndex((section) => "#" + section.id === location.hash);
    };
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const step = { j: 1, k: -1 }[event.key.toLowerCase()];
      if (step) {
        const next = Math.min(Math.max(current() + step, 0), sections.length - 1);
        sections[next].focus({ preventScroll: true });
        sections[next].scrollIntoView({ block: "start" });
      }
      const section = sections[Math.max(current(), 0)];
      const mode = section?.querySelectorAll("[type=radio]")[event.key - 1];
      if (mode) mode.click();
      const slider = section?.querySelector("[type=range]");
      const move = { ArrowLeft: -2, ArrowRight: 2 }[event.key];
      if (move && slider && document.activeElement === section) {
        slider.value = Number(slider.value) + move;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        event.preventDefault();
      }
    });
    """
}
