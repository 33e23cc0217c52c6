import type { Permission } from '@borlette/shared/contract';
import type { LimitRule, PrimeTarget } from '@borlette/shared/contract/regle';

/** Where a row can be opened, and with which code. */
export interface RowLink {
	readonly to: string;
	readonly permission: Permission;
}

const CONFIGURATION = '/dashboard/borlette-configuration';
const LIMITS: Record<LimitRule, [folder: string, permission: Permission]> = {
	limit_game: ['limite-game', 'change_typegame'],
	limit_game_agent: ['limite-game-per-agent', 'change_typegameagent'],
	limit_boule: ['limite-boule', 'change_typeboule'],
	limit_boule_agent: ['limite-boule-per-agent', 'change_typebouleagent'],
};
export function limitLink(rule: LimitRule, id: string): RowLink {
	const [folder, permission] = LIMITS[rule];
	return { to: `${CONFIGURATION}/${folder}/${id}/edit`, permission };
}

/** undefined: no page shows the prime of a surcussale. */
export function primeLink(target: PrimeTarget, id: string): RowLink | undefined {
	const primes = '/dashboard/tirage/configuration';
	if (target === 'surcussale') return undefined;
	if (target === 'general') return { to: `${primes}/generale`, permission: 'view_tauxtirage' };
	const type = target === 'tirage' ? 'tirage' : 'agent';
	return { to: `${primes}/${type}/${id}/edit`, permission: 'change_agenttauxtirage' };
}

export const agentLink = (id: string): RowLink => ({
	to: `/dashboard/agent/${id}/edit`,
	permission: 'change_agent',
});
export const tirageLink = (id: string): RowLink => ({
	to: `/dashboard/tirage/${id}/edit`,
	permission: 'change_tirage',
});
export const optionLink = (id: string): RowLink => ({
	to: `/dashboard/borlette/lotto/${id}/edit`,
	permission: 'change_lotto',
});
export const blocksLink = (numbers: string): RowLink => ({
	to: `/dashboard/borlette/blocage-boule?is_active=true&q=${encodeURIComponent(numbers)}`,
	permission: 'view_bouleblock',
});
