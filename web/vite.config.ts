import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// A server that runs beside `vite dev`, for work on the client: `starboard serve --port 8123`.
const SERVER = "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "dist",
    assetsDir: "assets",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no font or style that is not a file
    target: "es2022",
    cssTarget: ["chrome125", "firefox125", "safari18"],
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node", css: { include: [/tokens\.css/] } },
});
