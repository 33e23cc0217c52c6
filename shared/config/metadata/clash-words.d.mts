import type { Place } from './places.d.mts';
import type { Problem } from './problems.d.mts';
export function clashProblem(clash: Place & { readonly rival?: Place }): Problem;
