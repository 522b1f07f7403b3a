/** SVG paths on a grid of 24 by 24, drawn with round strokes. */
const strokes = {
  plus: "M12 5v14M5 12h14",
  minus: "M6 12h12",
  close: "M7 7l10 10M17 7L7 17",
  check: "M5.5 12.5l4.2 4.2L18.5 8",
  copy: "M10 9h8.5a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H10a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM15 6V5a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1H6",
  left: "M14.5 6L8.5 12l6 6",
  right: "M9.5 6l6 6-6 6",
  up: "M6 14.5l6-6 6 6",
  down: "M6 9.5l6 6 6-6",
  move: "M12 4v16M4 12h16M9.5 6.5L12 4l2.5 2.5M9.5 17.5L12 20l2.5-2.5M6.5 9.5L4 12l2.5 2.5M17.5 9.5L20 12l-2.5 2.5",
  search: "M10.8 17a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.4zM15.4 15.4L20 20",
  lock: "M7 11V8.5a5 5 0 0 1 10 0V11M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11z",
  unlock: "M7 11V8.5a5 5 0 0 1 9.6-2M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11z",
  home: "M8 3.5h8a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2zM9.5 8h1.5M13 8h1.5M9.5 12h5M10.5 17.5h3",
  today: "M6.5 5.5h11a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2zM4.5 9.5h15M8.5 3.5v3M15.5 3.5v3M8 13h3v3H8z",
  turned: "M4.5 7h15a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM5.5 10.5v3",
  standBy: "M5.5 6.5h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7.5 10h3.5v4H7.5zM14 10h2.5M14 14h2.5",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1",
  moon: "M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z",
  theme: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 4v16M12 8h6.9M12 12h8M12 16h6.9",
  hinge: "M12 5.5v13M12 5.5l-7.5 2v9l7.5 2 7.5-2v-9z",
  rotate: "M7 9.5h7a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19v-8A1.5 1.5 0 0 1 7 9.5zM9.5 5.5H15a4.5 4.5 0 0 1 4.5 4.5v2.5M17.3 10.3l2.2 2.2 2.2-2.2",
  reload: "M19 12a7 7 0 1 1-2.2-5.1L19 9M19 4.5V9h-4.5",
  pencil: "M5 19l.8-3.8L15.6 5.4a1.6 1.6 0 0 1 2.3 0l.7.7a1.6 1.6 0 0 1 0 2.3L8.8 18.2z",
  trash: "M5 7h14M9.5 7V5h5v2M7 7l.8 12h8.4L17 7",
  push: "M12 20v-8M12 12a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM8.2 14.2a5.2 5.2 0 1 1 7.6 0M5.4 16.9a9 9 0 1 1 13.2 0",
  console: "M5.5 5h13a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5zM7.5 9.5L10 12l-2.5 2.5M12.5 15h4",
  controls: "M8 5.5h8a3.5 3.5 0 0 1 0 7H8a3.5 3.5 0 0 1 0-7zM8 9h.1M8 14.5h8a3 3 0 0 1 0 6H8a3 3 0 0 1 0-6zM16 17.5h.1",
  gear: "M4 8h9M17 8h3M4 16h3M11 16h9M15 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM9 18.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  question: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.7 9.5a2.4 2.4 0 1 1 3.3 2.2c-.6.3-1 .8-1 1.5v.4M12 16.6v.1",
  keyboard: "M5 6.5h14a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16V8A1.5 1.5 0 0 1 5 6.5zM7 10h.1M10.3 10h.1M13.6 10h.1M16.9 10h.1M8.5 14h7",
  record: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  previews: "M4.5 5.5h6v6h-6zM13.5 5.5h6v6h-6zM4.5 14.5h6v4h-6zM13.5 14.5h6v4h-6z",
  camera: "M8.5 6.5l1-2h5l1 2H19a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V8A1.5 1.5 0 0 1 5 6.5zM12 15.8a3.4 3.4 0 1 0 0-6.8 3.4 3.4 0 0 0 0 6.8z",
  wifi: "M3.5 10a12.5 12.5 0 0 1 17 0M6.8 13.4a7.8 7.8 0 0 1 10.4 0M10.2 16.9a2.8 2.8 0 0 1 3.6 0",
  warning: "M12 4.5l8.3 14.3H3.7zM12 10.2v4M12 16.6v.1",
  link: "M10 14a3.6 3.6 0 0 0 5.1 0l3-3a3.6 3.6 0 0 0-5.1-5.1l-1 1M14 10a3.6 3.6 0 0 0-5.1 0l-3 3A3.6 3.6 0 0 0 11 18.1l1-1",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2",
  widgets: "M5.5 4.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM14.5 4.5h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1zM5.5 13.5h13a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1z",
};

const fills = {
  play: "M8 5.6c0-.9 1-1.5 1.8-1l9 6.4c.7.5.7 1.5 0 2l-9 6.4c-.8.5-1.8-.1-1.8-1z",
  pause: "M8.2 5h1.6c.7 0 1.2.5 1.2 1.2v11.6c0 .7-.5 1.2-1.2 1.2H8.2c-.7 0-1.2-.5-1.2-1.2V6.2C7 5.5 7.5 5 8.2 5zM14.2 5h1.6c.7 0 1.2.5 1.2 1.2v11.6c0 .7-.5 1.2-1.2 1.2h-1.6c-.7 0-1.2-.5-1.2-1.2V6.2c0-.7.5-1.2 1.2-1.2z",
};

const namespace = "http://www.w3.org/2000/svg";

/** Creates an icon. It is hidden from assistive technology: the button has the label. */
export function icon(name) {
  const svg = pathIcon(strokes[name] ?? fills[name] ?? "");
  if (name in fills) svg.classList.add("icon-filled");
  return svg;
}

/** Creates an icon from a path, like those of `strokes`. */
export function pathIcon(d) {
  const svg = document.createElementNS(namespace, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", d);
  svg.append(path);
  return svg;
}

export function setIcon(button, name) {
  const shown = button.querySelector("svg");
  if (shown?.dataset.icon === name) return;
  const next = icon(name);
  next.dataset.icon = name;
  if (shown) shown.replaceWith(next);
  else button.prepend(next);
}
