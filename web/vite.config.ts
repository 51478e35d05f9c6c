import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// A server that runs beside `vite dev`, for work on the client: `starboard serve --port 8123`.
const SERVER = "http://127.0.0.1:8123";

/** A chunk with anything of a game in it carries the game's name, so that its weight can be told from what all share. */
function chunkName({ moduleIds }: { moduleIds: string[] }): string {
  const game = moduleIds.map((id) => /\/src\/games\/([\w-]+)\//.exec(id)?.[1]).find(Boolean);
  return game ? `assets/games/${game}/[name]-[hash].js` : "assets/[name]-[hash].js";
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    assetsDir: "assets",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no font or style that is not a file
    target: "es2022",
    cssTarget: ["chrome125", "firefox125", "safari18"],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node", css: { include: [/\.css/] } },
});
