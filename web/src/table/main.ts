import { begin } from "../begin";
import { routeOf } from "../route";
import TablePage from "./TablePage.svelte";

const route = routeOf(location.pathname, location.search);
if (route.page === "table") begin(TablePage, { table: route.table, watch: route.watch }, true);
else location.replace("/");
