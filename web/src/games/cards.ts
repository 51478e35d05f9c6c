/** Finds what a game brings to the lobby, by the name of its folder; a game that brings nothing has nothing here. */

import type { LobbyCard } from "./room";

const cards = import.meta.glob<LobbyCard>("./*/lobby.ts", { import: "card" });

export const lobbyCardOf = async (game: string): Promise<LobbyCard> => (await cards[`./${game}/lobby.ts`]?.()) ?? {};
