import { codesOf, type Endpoint } from '@borlette/shared/contract';
import { servesPart } from '@borlette/shared/contract/reach';
import type { Scope } from '../db/scope.ts';
import { ApiFailure } from '../errors.ts';

/** Whom a row concerns; neither: everybody. */
export interface Concerns {
	agent_id?: string | null | undefined;
	surcussale_id?: string | null | undefined;
}

/**
 * Throws `forbidden` when somebody who has a part of the house only would change what concerns
 * everybody. That agent and surcussale are of their part is for whoever finds them in the scope.
 */
export function refuseForEverybody(
	{ scope }: { scope: Scope },
	{ agent_id, surcussale_id }: Concerns = {},
): void {
	if (scope.supervisorId && !agent_id && !surcussale_id) throw new ApiFailure('forbidden');
}

/** Throws `forbidden` for a change by a code that reaches nothing in the hands of that person. */
export function refuseBeyondPart(endpoint: Endpoint, { scope }: { scope: Scope }): void {
	const codes = codesOf(endpoint);
	if (!scope.supervisorId || endpoint.method === 'GET' || codes.length === 0) return;
	if (!codes.some(servesPart)) throw new ApiFailure('forbidden');
}
