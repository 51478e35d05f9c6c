/** Vanguard in the lobby. */

import "./skin.css";
import type { LobbyCard } from "../room";
import Art from "./lobby/Art.svelte";
import Emblem from "./lobby/Emblem.svelte";

export const card: LobbyCard = { Emblem, Art };
