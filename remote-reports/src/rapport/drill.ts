import type { ReportFigures, ReportRow } from '@borlette/shared/contract/rapport';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import {
	agentPage,
	type Query,
	type ScreenRef,
	screenOf,
	supervisorPage,
	surcussalePage,
} from '@borlette/shared/screens';
import { messages } from './messages.ts';
import type { NameColumn } from './reports.ts';

interface Place {
	readonly to: ScreenRef<Query>;
	readonly title: MessageDescriptor;
}
const asked = (query: Query) => query;
const SOLD: Place = { to: screenOf('fiche.list', {}, asked), title: messages.drillVente };
const WON: Place = { to: screenOf('fiche.winning', {}, asked), title: messages.drillGain };
const VOIDED: Place = { to: screenOf('fiche.voided', {}, asked), title: messages.drillDeleted };

/** The fiches behind a figure: a page of another remote. */
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
export function fichesOf(
	row: ReportRow,
	{ start_date, end_date, filters }: Asked,
): Query | undefined {
	if (row.supervisor_id && !row.agent_id) return undefined;
	const query: Record<string, string> = {
		start_date: row.draw_date ?? start_date,
		end_date: row.draw_date ?? end_date,
	};
	for (const place of PLACES) {
		const id = row[place] ?? filters[place];
		if (id) query[place] = String(id);
	}
	return query;
}

/** What these days alone have, whoever sold. */
export const daysOf = ({ start_date, end_date }: Asked) => ({ start_date, end_date });

/** The page of whom a name column names; of an agent's own row the name leads to the agent's days. */
export function pageOf(row: ReportRow, name: NameColumn): ScreenRef<ReportRow> | undefined {
	if (name === 'agent_name') return agentPage;
	if (name === 'supervisor_name' || row.agent_id) return undefined;
	if (row.surcussale_id) return surcussalePage;
	return row.supervisor_id ? supervisorPage : undefined;
}

/** The report of one agent. */
export const OF_AGENT = screenOf('rapport.agent', {}, (query: Query) => query);
