import type { Permission } from '@borlette/shared/contract';
import type { ReportFigures, ReportRow } from '@borlette/shared/contract/rapport';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

interface Place {
	readonly path: string;
	readonly permission: Permission;
	readonly title: MessageDescriptor;
}
const SOLD: Place = {
	path: '/dashboard/borlette/list-fiches',
	permission: 'view_fichevente',
	title: messages.drillVente,
};
const WON: Place = {
	path: '/dashboard/borlette/list-fiches-gagnants',
	permission: 'view_fiche_win',
	title: messages.drillGain,
};
const VOIDED: Place = {
	path: '/dashboard/borlette/list-fiches-supprimer',
	permission: 'view_fiche_delete',
	title: messages.drillDeleted,
};

/** The fiches behind a figure: a page of another remote, known by its address alone. */
export const DRILLS: Readonly<Partial<Record<keyof ReportFigures, Place>>> = {
	fiches: SOLD,
	vente: SOLD,
	fiches_gagnantes: WON,
	gain: WON,
	paid: WON,
	deleted_fiches: VOIDED,
};

export interface Asked {
	readonly start_date: string;
	readonly end_date: string;
	readonly filters: Readonly<Record<string, unknown>>;
}

const PLACES = ['tirage_id', 'surcussale_id', 'agent_id'] as const;

/**
 * The filters of a list of fiches for a row of a report: its own place and day, and for the rest what
 * the report was filtered by. undefined: no filter of fiches says it, as with a whole supervisor.
 */
export function fichesOf(row: ReportRow, { start_date, end_date, filters }: Asked) {
	if (row.supervisor_id && !row.agent_id) return undefined;
	const query = new URLSearchParams({
		start_date: row.draw_date ?? start_date,
		end_date: row.draw_date ?? end_date,
	});
	for (const place of PLACES) {
		const id = row[place] ?? filters[place];
		if (id) query.set(place, String(id));
	}
	return query.toString();
}

/** What these days alone have, whoever sold. */
export const daysOf = ({ start_date, end_date }: Asked): string =>
	new URLSearchParams({ start_date, end_date }).toString();
