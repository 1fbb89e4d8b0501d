// What the choices of light look like.

import type { Light } from "../state/settings.svelte";
import type { IconName } from "./Icon.svelte";

export const LIGHT_ICONS: Record<Light, IconName> = { auto: "auto", light: "sun", dark: "moon" };
