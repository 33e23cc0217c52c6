import type { Shaped } from '../../src/contract/shape.ts';

/** Why something offered does not do for what is needed, in English, beginning with the place. */
export type Misfit = string | undefined;

/**
 * @param offered what is there now
 * @param needed what the build was made with, without the parts that it does not name
 * @param isCall it is a call of the API, not an export of a door
 */
export function misfitOf(offered: Shaped, needed: Shaped, isCall?: boolean): Misfit;
