/** How every page begins: lettering, colours, the reader's language, and the page itself. */

import "@fontsource-variable/saira/wdth.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount, type Component } from "svelte";
import App from "./App.svelte";
import { remember, remembered } from "./look/memory";
import { look } from "./look/theme.svelte";
import { paceStyles } from "./motion/pace";
import { speaker } from "./text/index.svelte";

/** Show a page as soon as there are words for it; one that is `early` waits for them itself. */
export function begin<Props extends Record<string, unknown>>(page: Component<Props>, props: Props, early = false): void {
  paceStyles();
  look.begin();
  addEventListener("vite:preloadError", () => void renewed());
  const target = document.getElementById("app");
  if (target) mount(App, { target, props: { page: page as Component, props, early, words: speaker.begin() } });
}

const RENEWED = "renewed";
/** Milliseconds within which a page is not loaded twice. */
const ONCE_IN = 60_000;

/** Milliseconds between two looks whether a server that was away is back. */
const AWAY = 2_000;

/** A part of the page is not to be had: the page is loaded again as soon as a server answers, newer or the same. */
async function renewed(): Promise<void> {
  if (Date.now() - Number(remembered(RENEWED)) < ONCE_IN) return;
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return void setTimeout(renewed, AWAY);
  remember(RENEWED, String(Date.now()));
  location.reload();
}
