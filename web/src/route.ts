/** The pages, by path: `/`, `/table/<id>`, `/join/<invite>`, `/watch/<id>?watch=<token>`. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string; watch: string }
  | { page: "join"; invite: string };

export function routeOf(path: string, query: string): Route {
  const [, page = "", id = ""] = path.split("/");
  const name = decodeURIComponent(id);
  if (page === "table" && name) return { page: "table", table: name, watch: "" };
  if (page === "watch" && name) return { page: "table", table: name, watch: new URLSearchParams(query).get("watch") ?? "" };
  if (page === "join" && name) return { page: "join", invite: name };
  return { page: "lobby" };
}

export const tablePath = (table: string) => `/table/${encodeURIComponent(table)}`;
export const joinPath = (invite: string) => `/join/${encodeURIComponent(invite)}`;
export const watchPath = (table: string, token: string) =>
  `/watch/${encodeURIComponent(table)}?watch=${encodeURIComponent(token)}`;
