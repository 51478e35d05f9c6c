import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// A server that runs beside `vite dev`, for work on the client: `starboard serve --port 8123`.
const SERVER = "http://127.0.0.1:8123";

/** A chunk with anything of a game in it carries the game's name, so that its weight can be told from what all share. */
function chunkName({ moduleIds }: { moduleIds: string[] }): string {
  const game = moduleIds.map((id) => /\/src\/games\/([\w-]+)\//.exec(id)?.[1]).find(Boolean);
  return game ? `assets/games/${game}/[name]-[hash].js` : "assets/[name]-[hash].js";
}

/** The pages: tables have one of their own, so that a browser fetches what a table needs at once, and nothing else. */
const PAGES = { index: "index.html", table: "table.html" };

/** What every page needs is one script, and so are the small things that many zones share. Most of what a table
 * fetches for later is two: what lies on the table when something is told or pointed at, and the small things that open
 * over it. */
const TOLD = /\/src\/(telling\/(Strip|Meaning|CardUp|Banner|Lens)|zones\/hex\/(BeatMarks|Brackets|Perils|Pointers))\b/;
const SHEETS = /\/src\/table\/(OptionMenu|Popover|HelpSheet|CardSheet|ThingSheet|WhyNot|Consult|Result|People|CopyLink)\b/;
const GROUPS = [
  { name: "base", test: /node_modules|\/src\/(look\/(?!Token)|(text|net|motion)\/)|\/src\/(begin|App|route|games\/index)\b/ },
  { name: "parts", test: /\/src\/zones\/(\w+\.ts|Die|Heading|Things|hex\/(board|view|hands|Controls))|\/src\/table\/(names|prose|seats|Round|facts)\b/ },
  { name: "told", test: TOLD, includeDependenciesRecursively: false },
  { name: "sheets", test: SHEETS, includeDependenciesRecursively: false },
];

/** What the server does in earnest: the page of a table for its addresses. */
const tablePages: Plugin = {
  name: "table-pages",
  configureServer: ({ middlewares }) => {
    middlewares.use((request: { url?: string }, _response, next) => {
      if (/^\/(table|watch)\//.test(request.url ?? "")) request.url = "/table.html";
      next();
    });
  },
};

export default defineConfig({
  plugins: [svelte(), tablePages],
  build: {
    outDir: "dist",
    assetsDir: "assets",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no font or style that is not a file
    target: "es2022",
    cssTarget: ["chrome125", "firefox125", "safari18"],
    modulePreload: { polyfill: false },
    manifest: true, // which script needs which others: a test weighs what opens a page
    rolldownOptions: { input: PAGES, output: { chunkFileNames: chunkName, codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node", isolate: false, css: { include: [/\.css/] } },
});
