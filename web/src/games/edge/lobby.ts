/** Edge in the lobby. */

import "./skin.css";
import type { LobbyCard } from "../room";
import Art from "./lobby/Art.svelte";
import Emblem from "./lobby/Emblem.svelte";
import Form from "./lobby/Form.svelte";

export const card: LobbyCard = { Emblem, Art, Form };
