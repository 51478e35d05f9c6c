/** Finds what a game brings of its own, by the name of its folder; a game that brings nothing has nothing here. */

import type { LobbyCard, Room } from "./room";

const rooms = import.meta.glob<Room>("./*/room.ts", { import: "room" });
const cards = import.meta.glob<LobbyCard>("./*/lobby.ts", { import: "card" });

export const roomOf = async (game: string): Promise<Room> => (await rooms[`./${game}/room.ts`]?.()) ?? {};
export const lobbyCardOf = async (game: string): Promise<LobbyCard> => (await cards[`./${game}/lobby.ts`]?.()) ?? {};
