/** A page that no longer fits its server. */

import { remember, remembered } from "../look/memory";

const RENEWED = "renewed";
/** Milliseconds within which a page is not loaded twice. */
const ONCE_IN = 60_000;

/** Milliseconds between two looks whether a server that was away is back. */
const AWAY = 2_000;

/** The page is of another release than the server, or a part of it is not to be had: it is loaded again as soon as a
 * server answers, newer or the same. */
export async function renewed(): Promise<void> {
  if (Date.now() - Number(remembered(RENEWED)) < ONCE_IN) return;
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return void setTimeout(renewed, AWAY);
  remember(RENEWED, String(Date.now()));
  location.reload();
}
