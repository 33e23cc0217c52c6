import { RATES } from '@borlette/shared/contract/prime';
import { IDS } from './ids.ts';

/** Cases of `http/access.test.ts` for the calls of `modules/administration.ts`. */
export const ADMINISTRATION_PUBLIC: readonly string[] = ['POST /api/contact'];

/** Writes that need no chosen company. */
export const ADMINISTRATION_ELSEWHERE: readonly string[] = [
	'POST /api/generals/releases/promote',
	'POST /api/generals/releases/rollback',
	'POST /api/generals/releases/kill',
	'POST /api/generals/releases/remove',
	'PUT /api/generals/releases/rights',
	'POST /api/generals/countries',
	'PUT /api/generals/countries',
	'PUT /api/generals/country-flag',
	'DELETE /api/generals/delete-country',
	'POST /api/generals/compagnies',
	'PUT /api/generals/compagnies',
	'DELETE /api/generals/delete-company',
	'POST /api/generals/tirage-auto',
	'POST /api/generals/tirage-auto/apercu',
	'POST /api/generals/facturations',
	'POST /api/generals/official-results',
	'POST /api/generals/lotgagnant',
	'POST /api/generals/lotgagnant/officiels',
	'PUT /api/generals/lotgagnant',
	'POST /api/generals/result-sources',
	'PUT /api/generals/result-sources',
	'DELETE /api/generals/result-sources',
	'POST /api/generals/result-sources/try',
	'PUT /api/companies/password',
	'PUT /api/user/auth/password',
	'DELETE /api/user/auth/sessions',
	'DELETE /api/user/auth/other-sessions',
	'POST /api/user/auth/two-factor',
	'PUT /api/user/auth/two-factor',
	'DELETE /api/user/auth/two-factor',
	'POST /api/user/auth/recovery-codes',
];

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
	'GET /api/companies/lotto/:optionId': { params: { optionId: IDS.lottoA } },
	'PUT /api/companies/lotto': {
		body: { id: IDS.lottoA, version: 1, name: 'A', colour: '#000000', position: 1 },
	},
	'DELETE /api/companies/lotto': { body: { id: IDS.lottoA } },
	...limitCases('type-games', 'typeGameId', IDS.typeGameA, {}),
	...limitCases('type-boules', 'typeBouleId', IDS.typeBouleA, { boule: null }),
	...limitCases('type-games-agent', 'typeGameAgentId', IDS.typeGameAgentA, {
		agent_id: IDS.agentB,
	}),
	...limitCases('type-boules-agent', 'typeBouleAgentId', IDS.typeBouleAgentA, {
		agent_id: IDS.agentB,
		boule: null,
	}),
	...primeCases('tirage', IDS.primeTirageA),
	...primeCases('agent', IDS.primeAgentA),
	...primeCases('surcussale', IDS.primeSurcussaleA),
	'PUT /api/companies/agent-password': { body: { id: IDS.agentA, password: 'a long password' } },
	'DELETE /api/companies/two-factor': { body: { id: IDS.supervisorA, identity: 'document' } },
	'PUT /api/companies/office-password': { body: { id: IDS.adminA, password: 'a long password' } },
	'PUT /api/companies/supervisor-password': {
		body: { id: IDS.supervisorA, password: 'a long password' },
	},
	// Sign-ins have no known id: no id but one's own is found.
	'DELETE /api/user/auth/sessions': { body: { id: IDS.unknown } },
	'GET /api/companies/user-permissions/:userId': { params: { userId: IDS.supervisorA } },
	'PUT /api/companies/user-permissions': { body: { id: IDS.supervisorA, version: 1, perms: [] } },
	'GET /api/generals/facturations/:factuId': { params: { factuId: IDS.invoiceA } },
	'GET /api/generals/facturations/:factuId/pdf': { params: { factuId: IDS.invoiceA } },
};

function limitCases(name: string, param: string, id: string, more: object) {
	const path = `/api/companies/${name}`;
	const bounds = { min_stake: null, max_stake: null, limite: 100 };
	return {
		[`GET ${path}/:${param}`]: { params: { [param]: id } },
		[`PUT ${path}`]: {
			body: { id, version: 1, game: 'lotto5', tirage_id: null, ...bounds, ...more },
		},
		[`DELETE ${path}`]: { body: { id } },
	};
}

function primeCases(kind: string, id: string) {
	const path = `/api/companies/prime-${kind}`;
	const rates = Object.fromEntries(RATES.map((rate) => [rate, null]));
	return {
		[`GET ${path}/:configurationId`]: { params: { configurationId: id } },
		[`PUT ${path}`]: { body: { id, version: 1, ...rates } },
		[`DELETE ${path}`]: { body: { id } },
	};
}

/** Calls of the provider that name a row: nobody of a company gets as far as a row. */
export const PROVIDER_ROWS: readonly string[] = [
	'GET /api/generals/releases/journal/:channel',
	'GET /api/generals/contact-messages/:messageId',
	'GET /api/generals/result-sources/:sourceId',
	'PUT /api/generals/result-sources',
	'DELETE /api/generals/result-sources',
	'GET /api/generals/countries/:paysId',
	'PUT /api/generals/countries',
	'PUT /api/generals/country-flag',
	'DELETE /api/generals/delete-country',
	'GET /api/generals/compagnies/:companyId',
	'PUT /api/generals/compagnies',
	'DELETE /api/generals/delete-company',
	'GET /api/companies/historics-payment/:paymentId',
	'PUT /api/companies/historics-payment',
	'DELETE /api/companies/historics-payment',
];
