/** Which component draws a zone of each kind. */

import type { Component } from "svelte";
import type { ZoneKind } from "../protocol";
import type { ZoneProps } from "../table/facts";
import PlainHexMap from "./PlainHexMap.svelte";

export const zoneComponents = { hexmap: PlainHexMap } as Record<ZoneKind, Component<ZoneProps>>;
