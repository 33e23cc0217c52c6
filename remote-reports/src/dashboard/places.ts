import type { Permission } from '@borlette/shared/contract';
import { useCan } from '@borlette/shared/session';

/** Pages of other remotes that figures lead to, with the code each takes. */
const PLACES = {
	agents: { path: '/dashboard/agent/list', permission: 'view_agent' },
	draws: { path: '/dashboard/tirage/list', permission: 'view_tirage' },
	winners: { path: '/dashboard/borlette/list-fiches-gagnants', permission: 'view_fiche_win' },
	report: { path: '/dashboard/rapports/root', permission: 'view_report_vente' },
	agentReport: { path: '/dashboard/rapports/agent', permission: 'view_report_agent' },
	exposure: { path: '/dashboard/borlette/statistiques', permission: 'view_statistique' },
	results: { path: '/dashboard/tirage/lots-gagnants', permission: 'view_lot_gagnant_partiel' },
	blocks: { path: '/dashboard/borlette/blocage-boule', permission: 'view_bouleblock' },
} as const satisfies Record<string, { path: string; permission: Permission }>;
export type Place = keyof typeof PLACES;

/** Address of a page; undefined for who may not go there. */
export function usePlace(place: Place): string | undefined {
	const { path, permission } = PLACES[place];
	return useCan(permission) ? path : undefined;
}
