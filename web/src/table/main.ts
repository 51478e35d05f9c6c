import { begin } from "../begin";
import { routeOf } from "../route";
import TablePage from "./TablePage.svelte";

const route = routeOf(location.pathname, location.search);
/** What is played here, as the page itself says. */
const game = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content ?? "";
if (route.page === "table") begin(TablePage, { table: route.table, watch: route.watch, game }, true);
else location.replace("/");
