import { companyApi } from '@borlette/shared/contract/company';
import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { IDS } from '../tools/testing/ids.ts';
import { sendForm } from '../tools/testing/multipart.ts';
import { useTestApi } from '../tools/testing/test-api.ts';
import { isTimeZone } from './formats.ts';

const api = useTestApi();
/** Names of before 2005, which JavaScript's zones have kept and PostgreSQL's have not. */
const FORMER = ['US/Pacific-New', 'Canada/East-Saskatchewan'];

test.each(FORMER)(
	'no company and no draw is in %s, where the database knows no time',
	async (timezone) => {
		expect(isTimeZone(timezone)).toBe(true);
		const params = {
			companyId: IDS.companyA,
			tirageId: IDS.tirageA,
			infoTirageId: IDS.infoTirageA,
		};
		const company = (await api.call('root', companyApi.one, { params })).body;
		const { id, version, companyname, ref_code, country_id } = company;
		const tirage = (await api.call('adminA', tirageApi.one, { params })).body;
		const { info_tirage_id, name, draw_time, days, cutoff_minutes } = tirage;
		const entry = (await api.call('adminA', infoTirageApi.one, { params })).body;
		const { state, slot, colour } = entry;
		const answers = [
			await sendForm(api, await api.tokenOf('root'), companyApi.create, {
				...{ companyname: 'Ailleurs', ref_code: 'AIL', country_id, timezone },
				...{ username: 'ailleurs', password: 'a long password' },
			}),
			await api.call('root', companyApi.update, {
				body: { id, version, companyname, ref_code, country_id, currency: 'HTG', timezone },
			}),
			await api.call('adminA', tirageApi.update, {
				body: {
					...{ id: tirage.id, version: tirage.version, info_tirage_id, name, draw_time, days },
					...{ cutoff_minutes, timezone },
				},
			}),
			await api.call('adminA', infoTirageApi.update, {
				body: {
					...{ id: entry.id, version: entry.version, name: entry.name, state, slot, colour },
					...{ draw_time: entry.draw_time, days: entry.days, timezone },
				},
			}),
		];
		for (const { failure } of answers)
			expect(failure.fields).toEqual({ timezone: { code: 'format' } });
	},
);
