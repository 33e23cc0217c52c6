import type { BodyOf } from '@borlette/shared/contract';
import type { Tirage, tirageApi } from '@borlette/shared/contract/tirage';
import { planInstances, unplanInstances } from '../../engine/instances.sql.ts';
import { records } from '../../http/records.ts';
import { requireReferences } from '../../http/references.ts';
import { requireZone } from '../../http/zones.ts';
import { findTirage } from './tirage.sql.ts';

type New = BodyOf<typeof tirageApi.create>;
type Change = BodyOf<typeof tirageApi.update>;

export const tirages = records<Tirage, New, Change>({
	type: 'tirage',
	table: 'tirages',
	block: 'block_tirage',
	labelOf: ({ name }) => name,
	find: findTirage,
	columnsOf: ({ info_tirage_id, name, timezone, draw_time, days, cutoff_minutes }) => ({
		info_tirage_id,
		name,
		timezone,
		draw_time,
		days: [...days].sort(),
		cutoff_minutes,
	}),
	async check(context, { info_tirage_id, timezone }, before) {
		await requireReferences(context, { info_tirage_id });
		await requireZone(context.db, timezone, before?.timezone);
	},
	/** Dates that were sold on keep their times; the others follow the changed schedule. */
	async after({ db, companyId }, id) {
		await unplanInstances(db, companyId, id);
		await planInstances(db, companyId, id);
	},
	beforeRemoval: ({ db, companyId }, id) => unplanInstances(db, companyId, id),
});
