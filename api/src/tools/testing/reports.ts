import type { Endpoint } from '@borlette/shared/contract';
import {
	type ReportGroup,
	type ReportPage,
	type ReportRow,
	rapportApi,
} from '@borlette/shared/contract/rapport';
import { type RawBuilder, sql } from 'kysely';
import { IDS, type Person } from './ids.ts';
import type { RawFigures } from './mixed-sales.ts';
import type { TestApi } from './test-api.ts';

/** The column of a row that holds what it is of. */
export const KEY: Record<ReportGroup, keyof ReportRow> = {
	agent: 'agent_id',
	surcussale: 'surcussale_id',
	tirage: 'tirage_id',
	date: 'draw_date',
};
/** The same in `rawFigures`. */
export const RAW_KEY: Record<ReportGroup, RawBuilder<unknown>> = {
	agent: sql`f.agent_id`,
	surcussale: sql`f.surcussale_id`,
	tirage: sql`l.tirage_id`,
	date: sql`f.draw_date`,
};
export const OF_A = sql<boolean>`f.company_id = ${IDS.companyA}::uuid`;

type Caller = Person | { token: string };

/** Reads reports; one that is refused fails the test. */
export function reportReader(api: TestApi) {
	const read = async (as: Caller, endpoint: Endpoint, query: object): Promise<unknown> => {
		const { status, body } = await api.call(as, endpoint, { query } as never);
		expect(status).toBe(200);
		return body;
	};
	return {
		rows: async (as: Caller, query: object, endpoint: Endpoint = rapportApi.vente) =>
			(await read(as, endpoint, query)) as ReportRow[],
		page: async (as: Caller, query: object, endpoint: Endpoint = rapportApi.vente) =>
			(await read(as, endpoint, { limit: 200, ...query })) as ReportPage,
	};
}

/** A row as `rawFigures` gives it; its balances must follow from its other figures. */
export function plain(key: string, row: Omit<RawFigures, 'key'> & Partial<ReportRow>): RawFigures {
	const pp = row.vente - row.gain;
	expect([row.pp_sans_commission, row.pp_avec_commission, row.balance_finale]).toEqual([
		pp,
		pp - row.commission,
		pp - row.commission - row.commission_surcussale,
	]);
	return {
		key,
		fiches: row.fiches,
		fiches_gagnantes: row.fiches_gagnantes,
		deleted_fiches: row.deleted_fiches,
		vente: row.vente,
		gain: row.gain,
		paid: row.paid,
		commission: row.commission,
		commission_surcussale: row.commission_surcussale,
	};
}

const inOrder = (rows: RawFigures[]) => rows.sort((a, b) => (a.key < b.key ? -1 : 1));

export const byKey = (found: ReportRow[], group: ReportGroup) =>
	inOrder(found.map((row) => plain(String(row[KEY[group]]), row)));

export const byAgentAnd = (found: ReportRow[], group: ReportGroup) =>
	inOrder(found.map((row) => plain(`${row.agent_id} ${row[KEY[group]]}`, row)));
