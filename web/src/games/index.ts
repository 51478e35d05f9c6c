/** Finds the room that a game brings of its own, by the name of its folder; a game that brings none has an empty one. */

import type { Room } from "./room";

const rooms = import.meta.glob<Room>("./*/room.ts", { import: "room" });

export const roomOf = async (game: string): Promise<Room> => (await rooms[`./${game}/room.ts`]?.()) ?? {};
