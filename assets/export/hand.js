"use strict";
// Steps through the hand. Every text is set as text; nothing is read as markup and nothing is loaded.
(function () {
  const data = JSON.parse(document.getElementById("data").textContent);
  const svg = "http://www.w3.org/2000/svg";
  const el = (id) => document.getElementById(id);
  let at = 0;

  function picture(code) {
    const image = document.createElementNS(svg, "svg");
    image.setAttribute("class", "card");
    image.setAttribute("viewBox", "0 0 630 880");
    image.setAttribute("role", "img");
    image.setAttribute("aria-label", data.names[code]);
    const use = document.createElementNS(svg, "use");
    use.setAttribute("href", "#" + code);
    image.append(use);
    return image;
  }

  function list(codes, label) {
    const made = document.createElement("ul");
    made.className = "cards";
    if (label) made.setAttribute("aria-label", label);
    for (const code of codes) {
      const item = document.createElement("li");
      if (code) item.append(picture(code));
      made.append(item);
    }
    return made;
  }

  function labelled(text) {
    const made = document.createElement("p");
    made.className = "label";
    made.textContent = text;
    return made;
  }

  // Suit signs in their colours; a variation selector keeps them from becoming emoji.
  function write(target, text) {
    target.replaceChildren();
    for (const part of text.split(/([♠♣♦♥])/)) {
      if (data.colours[part] === undefined) { target.append(part); continue; }
      const sign = document.createElement("span");
      sign.className = data.colours[part];
      sign.textContent = part + "\uFE0E";
      target.append(sign);
    }
  }

  function show(step) {
    at = Math.min(Math.max(step, 0), data.steps.length - 1);
    const now = data.steps[at];
    now.hands.forEach((codes, seat) => {
      const place = el("seat-" + seat);
      place.classList.toggle("acts", now.seat === seat);
      const parts = [];
      if (now.up.length) {
        parts.push(labelled(data.words.face_down), list(now.down[seat]), labelled(data.words.face_up), list(now.up[seat]));
        parts.push(labelled(data.words.in_hand));
      }
      parts.push(list(codes, data.players[seat]));
      place.querySelector(".held").replaceChildren(...parts);
    });
    const trick = el("trick");
    trick.replaceChildren();
    now.trick.forEach(([seat, code], nth) => {
      const place = document.createElement("div");
      place.style.gridArea = data.places[seat];
      if (nth === now.trick.length - 1) place.className = "last";
      place.append(picture(code));
      trick.append(place);
    });
    const piles = [];
    for (const name of ["kitty", "stock", "discards"]) {
      if (now[name].length) piles.push(labelled(data.words[name]), list(now[name], data.words[name]));
    }
    el("piles").replaceChildren(...piles);
    trick.classList.toggle("hidden", now.trick.length === 0 && piles.length > 0);
    el("when").textContent = now.when;
    write(el("trump"), now.trump);
    write(el("what"), now.what);
    for (const name of ["why", "best"]) {
      el(name).classList.toggle("hidden", !now[name]);
      write(el(name), now[name] ? data.words[name] + ": " + now[name] : "");
    }
    const slider = el("place");
    slider.value = at;
    slider.setAttribute("aria-valuetext", now.when + ". " + now.what);
    for (const name of ["first", "trick_back", "back"]) el(name).disabled = at === 0;
    for (const name of ["on", "trick_on", "last"]) el(name).disabled = at === data.steps.length - 1;
  }

  function trick(way) {
    const stops = [0, ...data.tricks, data.steps.length - 1];
    return way > 0 ? stops.find((one) => one > at) ?? at : stops.findLast((one) => one < at) ?? 0;
  }

  const does = { first: () => show(0), trick_back: () => show(trick(-1)), back: () => show(at - 1),
    on: () => show(at + 1), trick_on: () => show(trick(1)), last: () => show(data.steps.length - 1) };
  for (const [name, act] of Object.entries(does)) el(name).addEventListener("click", act);
  el("place").addEventListener("input", (event) => show(Number(event.target.value)));
  const keys = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "trick_back", ArrowDown: "trick_on",
    PageUp: "trick_back", PageDown: "trick_on", Home: "first", End: "last" };
  el("stepping").addEventListener("keydown", (event) => {
    const name = keys[event.key];
    if (!name || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    does[name]();
  });
  el("place").max = data.steps.length - 1;
  el("stepping").classList.remove("hidden");
  show(0);
})();
