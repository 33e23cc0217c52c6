import { IDS } from './ids.ts';

/** Cases of `http/access.test.ts` for the calls of `modules/administration.ts`. */
export const ADMINISTRATION_PUBLIC: readonly string[] = ['POST /api/contact'];

/** Writes that need no chosen company. */
export const ADMINISTRATION_ELSEWHERE: readonly string[] = [];

const { infoTirageA, generaleA, messageA } = IDS;

/** Input that names a row of company A and is right otherwise. */
export const ADMINISTRATION_ROWS: Record<string, object> = {
	'GET /api/companies/info-tirage/:infoTirageId': { params: { infoTirageId: infoTirageA } },
	'PUT /api/companies/info-tirage': {
		body: {
			id: infoTirageA,
			version: 1,
			name: 'A',
			state: 'A',
			slot: 'midi',
			colour: '#000000',
			timezone: 'America/New_York',
			draw_time: '10:00',
			days: [1],
		},
	},
	'DELETE /api/companies/info-tirage': { body: { id: infoTirageA } },
	'GET /api/companies/generale/:generaleId': { params: { generaleId: generaleA } },
	'PUT /api/companies/generale': {
		body: {
			id: generaleA,
			version: 1,
			name: 'A',
			zone: '',
			responsible: '',
			phone: null,
			commission: 0,
		},
	},
	'DELETE /api/companies/generale': { body: { id: generaleA } },
	'GET /api/companies/messages/:messageId': { params: { messageId: messageA } },
	'PUT /api/companies/messages': {
		body: {
			id: messageA,
			version: 1,
			title: 'A',
			body: 'A',
			surcussale_id: null,
			agent_id: null,
			starts_at: '2026-01-01T00:00:00Z',
			ends_at: null,
		},
	},
	'DELETE /api/companies/messages': { body: { id: messageA } },
};

/** Calls of the provider that name a row: nobody of a company gets as far as a row. */
export const PROVIDER_ROWS: readonly string[] = [];
