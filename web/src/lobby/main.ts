import { begin } from "../begin";
import { routeOf } from "../route";
import JoinPage from "./JoinPage.svelte";
import LobbyPage from "./LobbyPage.svelte";

const route = routeOf(location.pathname, location.search);
if (route.page === "join") begin(JoinPage, { invite: route.invite });
else begin(LobbyPage, {});
