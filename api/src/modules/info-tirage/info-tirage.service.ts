import type { BodyOf } from '@borlette/shared/contract';
import type { InfoTirage, infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { records } from '../../http/records.ts';
import { requireZone } from '../../http/zones.ts';
import { findInfoTirage } from './info-tirage.sql.ts';

type New = BodyOf<typeof infoTirageApi.create>;
type Change = BodyOf<typeof infoTirageApi.update>;

export const infoTirages = records<InfoTirage, New, Change>({
	type: 'info-tirage',
	table: 'info_tirages',
	labelOf: ({ name }) => name,
	find: findInfoTirage,
	check: ({ db }, { timezone }, before) => requireZone(db, timezone, before?.timezone),
	columnsOf: ({ name, state, slot, colour, timezone, draw_time, days }) => ({
		name,
		state,
		slot,
		colour,
		timezone,
		draw_time,
		days: [...days].sort(),
	}),
});
