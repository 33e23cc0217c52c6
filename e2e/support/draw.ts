import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { itemsIn } from '@borlette/shared/contract/request';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { unique } from './names.ts';
import type { Api } from './test.ts';

export interface OpenDraw {
	/** Name of the tirage; no other test has it. */
	name: string;
	/** The date of it that sells today. */
	instanceId: string;
}

export const COMPANY_ZONE = 'America/Port-au-Prince';

/**
 * A zone whose day is the company's and ends no sooner than in eleven hours, so that a draw at its end
 * sells for the whole test at whatever time the tests run.
 */
function roomyZone(): string {
	const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: COMPANY_ZONE });
	return Number(hour.format(new Date())) < 12 ? COMPANY_ZONE : 'Pacific/Honolulu';
}

/** A draw of this test's own, which sells to the end of its day. */
export async function openDraw(api: Api): Promise<OpenDraw> {
	const name = unique('Tirage ');
	const [info] = itemsIn(await api(infoTirageApi.list, { query: {} }));
	if (!info) throw new Error('The demo has no catalogue of draws.');
	const { id } = await api(tirageApi.create, {
		body: {
			info_tirage_id: info.id,
			name,
			timezone: roomyZone(),
			draw_time: '23:59',
			days: [1, 2, 3, 4, 5, 6, 7],
			cutoff_minutes: 0,
		},
	});
	const dates = await api(tirageInstanceApi.list, { query: { tirage_id: id, sort: 'draw_at' } });
	return { name, instanceId: (itemsIn(dates)[0] as { id: string }).id };
}
