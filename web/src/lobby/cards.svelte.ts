/** What games bring to the lobby, each loaded once somebody looks at that game. */

import { lobbyCardOf } from "../games/cards";
import type { LobbyCard } from "../games/room";

const NOTHING: LobbyCard = {};

class Cards {
  private found = $state.raw<Record<string, LobbyCard>>({});
  private readonly asked = new Set<string>();

  of(game: string): LobbyCard {
    if (!this.asked.has(game)) {
      this.asked.add(game);
      void lobbyCardOf(game).then((card) => (this.found = { ...this.found, [game]: card }));
    }
    return this.found[game] ?? NOTHING;
  }
}

export const cards = new Cards();
