/** How every page begins: lettering, colours, the reader's language, and the page itself. */

import "@fontsource-variable/saira/wdth.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount, type Component } from "svelte";
import App from "./App.svelte";
import { look } from "./look/theme.svelte";
import { paceStyles } from "./motion/pace";
import { renewed } from "./net/renewed";
import { speaker } from "./text/index.svelte";

/** Show a page as soon as there are words for it; one that is `early` waits for them itself. */
export function begin<Props extends Record<string, unknown>>(page: Component<Props>, props: Props, early = false): void {
  paceStyles();
  look.begin();
  addEventListener("vite:preloadError", () => void renewed());
  const target = document.getElementById("app");
  if (target) mount(App, { target, props: { page: page as Component, props, early, words: speaker.begin() } });
}
