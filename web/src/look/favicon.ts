/** The sign in the browser's tab: lit while it is this person's watch, hollow while it is not. */

const LIT = "/favicon.svg";
const HOLLOW =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"><circle r="15.5" fill="#0b1113"/>' +
      '<g fill="none" stroke="#ede8db" stroke-width="1.5"><circle r="13.5"/><path d="M0 0V-15.5"/>' +
      '<path d="M0 0V-10.5A10.5 10.5 0 0 1 9.7 4.02z" stroke-width="1"/></g></svg>',
  );

export function showFavicon(lit: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = lit ? LIT : HOLLOW;
}
