import type { Endpoint, Permission } from '@borlette/shared/contract';
import { passwordApi } from '@borlette/shared/contract/account';
import { agentApi } from '@borlette/shared/contract/agent';
import { alertsApi } from '@borlette/shared/contract/alerts';
import { profileApi } from '@borlette/shared/contract/auth';
import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { companyApi } from '@borlette/shared/contract/company';
import { ficheApi } from '@borlette/shared/contract/fiche';
import { generaleApi } from '@borlette/shared/contract/generale';
import { infoTirageApi } from '@borlette/shared/contract/info-tirage';
import {
	typeBoulesAgentApi,
	typeBoulesApi,
	typeGamesAgentApi,
	typeGamesApi,
} from '@borlette/shared/contract/limite';
import { lottoApi } from '@borlette/shared/contract/lotto';
import { messagesApi } from '@borlette/shared/contract/messages';
import { officeApi } from '@borlette/shared/contract/office';
import {
	primeAgentApi,
	primeApi,
	primeSurcussaleApi,
	primeTirageApi,
	RATES,
} from '@borlette/shared/contract/prime';
import { REACH, type Reach, type Whose, WRITING_CODES } from '@borlette/shared/contract/reach';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { transactionApi } from '@borlette/shared/contract/transaction';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf, theRow } from '../db/rows.ts';
import { inScope } from '../db/scope.ts';
import { IDS, PASSWORD } from '../tools/testing/ids.ts';
import { bindDevices, openDraw, sell } from '../tools/testing/selling.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi();
const fiches = {} as Record<'own' | 'colleague', string>;
const colleague = {} as Record<'message' | 'block' | 'limit' | 'prime', string>;
const own = {} as typeof colleague;

beforeAll(async () => {
	await bindDevices(api.owner);
	await sql`DELETE FROM boules_block`.execute(api.owner);
	const draw = await openDraw(api.owner, 1);
	fiches.own = (await sell(api.db, draw, [{}])).ref_code;
	fiches.colleague = (await sell(api.db, draw, [{}], { agentId: IDS.otherAgentA })).ref_code;
	for (const [rows, agent] of [
		[own, IDS.agentA],
		[colleague, IDS.otherAgentA],
	] as const) {
		const idOf = async (insert: RawBuilder<{ id: string }>) => (await theRow(api.owner, insert)).id;
		rows.message = await idOf(sql`INSERT INTO messages
			(company_id, title, body, agent_id, starts_at, created_by)
			VALUES (${IDS.companyA}, 'A', 'A', ${agent}, now(), 'Test') RETURNING id`);
		rows.block = await idOf(sql`INSERT INTO boules_block
			(company_id, boule, agent_id, start_date, created_by)
			VALUES (${IDS.companyA}, '31', ${agent}, '2026-01-01', 'Test') RETURNING id`);
		rows.limit = await idOf(sql`INSERT INTO limits (company_id, kind, agent_id, game, limite)
			VALUES (${IDS.companyA}, 'game', ${agent}, 'lotto3', 900) RETURNING id`);
		rows.prime = await idOf(sql`INSERT INTO primes (company_id, agent_id, tirage_id)
			VALUES (${IDS.companyA}, ${agent}, ${IDS.tirageA}) RETURNING id`);
	}
});

/** A call by a code, on something of somebody's. */
interface Try {
	code: Permission;
	whose: Whose;
	endpoint: Endpoint;
	/** Input, with the row's id where it needs its version. */
	input: () => object;
	/** Table and row whose version goes into the body. */
	row?: readonly [table: string, id: () => string];
}

const NO_BOUNDS = { min_stake: null, max_stake: null, limite: 77, tirage_id: null };
const NO_RATES = Object.fromEntries(RATES.map((rate) => [rate, null]));
const GENERAL = {
	...{ borlette1: 51, borlette2: 20, borlette3: 10, mariage: 1000, mariage_gratuit: 1000 },
	...{ lotto3: 500, lotto4: 5000, lotto5: 25000, confirmed: true },
};
const MESSAGE = { title: 'B', body: 'B', starts_at: '2026-01-01T00:00:00Z', ends_at: null };
const ALERT = {
	...{ name: 'B', about: 'result_missing', threshold: null, channels: ['email'] },
	...{ people: [IDS.adminA], quiet_from: null, quiet_to: null },
};
const BRANCH = { city: '', address: '', phone: null, supervisor_id: IDS.supervisorA };
const AGENT = {
	...{ first_name: 'A', last_name: 'B', phone: '+50937112233', commission: 0, device_id: '' },
};
const CATALOGUE = {
	...{ name: 'Nouveau', state: 'A', slot: 'midi', colour: '#000000', days: [1] },
	...{ timezone: 'America/New_York', draw_time: '10:00' },
};
const person = { first_name: 'A', last_name: 'B', phone: null };

const tryOf = (
	code: Permission,
	whose: Whose,
	endpoint: Endpoint,
	body: object | (() => object),
	row?: Try['row'],
): Try => ({
	code,
	whose,
	endpoint,
	input: () => ({ body: typeof body === 'function' ? body() : body }),
	...(row && { row }),
});
const at = (table: string, id: string) => [table, () => id] as const;

/** By each code, on what there is of each of whose. */
const TRIES: readonly Try[] = [
	tryOf('change_user_info', 'self', profileApi.update, { first_name: 'A', last_name: 'B' }),
	tryOf('change_password', 'self', passwordApi.own, {
		old_password: PASSWORD,
		password: 'a long password',
	}),
	...(['change_supervisor', 'block_sup'] as const).flatMap((code) =>
		(['self', 'colleague'] as const).map((whose) => {
			const id = whose === 'self' ? IDS.supervisorA : IDS.otherSupervisorA;
			const body = { id, ...person, commission: 5_000, is_active: true };
			return tryOf(code, whose, supervisorApi.update, body, at('supervisors', id));
		}),
	),
	tryOf('change_password_sup', 'self', passwordApi.supervisor, {
		id: IDS.supervisorA,
		password: 'a long password',
	}),
	tryOf('change_password_sup', 'colleague', passwordApi.supervisor, {
		id: IDS.otherSupervisorA,
		password: 'a long password',
	}),
	tryOf('add_supervisor', 'house', supervisorApi.create, {
		...person,
		commission: 0,
		username: 'new-one',
		password: 'a long password',
	}),
	...(['change_office', 'block_office'] as const).map((code) =>
		tryOf(
			code,
			'house',
			officeApi.update,
			{ id: IDS.adminA, ...person, is_active: false },
			at('users', IDS.adminA),
		),
	),
	tryOf('change_password_office', 'house', passwordApi.office, {
		id: IDS.adminA,
		password: 'a long password',
	}),
	tryOf('add_alert', 'house', alertsApi.create, ALERT),
	tryOf('change_alert', 'house', alertsApi.update, { id: IDS.unknown, version: 1, ...ALERT }),
	tryOf('add_office', 'house', officeApi.create, {
		...person,
		username: 'new-one',
		password: 'a long password',
		template: 'controle',
	}),
	tryOf(
		'change_surcussale',
		'own',
		surcussaleApi.update,
		{ id: IDS.surcussaleA, name: 'J', commission: 0, ...BRANCH },
		at('surcussales', IDS.surcussaleA),
	),
	tryOf(
		'block_suc',
		'own',
		surcussaleApi.update,
		{ id: IDS.surcussaleA, name: 'J', commission: 0, is_active: true, ...BRANCH },
		at('surcussales', IDS.surcussaleA),
	),
	tryOf(
		'change_surcussale',
		'colleague',
		surcussaleApi.update,
		{ id: IDS.otherSurcussaleA, name: 'J', commission: 0, ...BRANCH },
		at('surcussales', IDS.otherSurcussaleA),
	),
	tryOf('add_surcussale', 'own', surcussaleApi.create, { name: 'Own', commission: 0, ...BRANCH }),
	tryOf('add_surcussale', 'colleague', surcussaleApi.create, {
		name: 'Theirs',
		commission: 0,
		...BRANCH,
		supervisor_id: IDS.otherSupervisorA,
	}),
	...(['change_agent', 'block_agent'] as const).flatMap((code) => [
		tryOf(
			code,
			'own',
			agentApi.update,
			{ id: IDS.agentA, ...AGENT, surcussale_id: IDS.surcussaleA, is_active: true },
			at('agents', IDS.agentA),
		),
		tryOf(
			code,
			'colleague',
			agentApi.update,
			{ id: IDS.otherAgentA, ...AGENT, surcussale_id: IDS.surcussaleA, is_active: true },
			at('agents', IDS.otherAgentA),
		),
	]),
	tryOf('add_agent', 'own', agentApi.create, {
		...AGENT,
		surcussale_id: IDS.surcussaleA,
		username: 'one-more',
		password: 'a long password',
	}),
	tryOf('add_agent', 'colleague', agentApi.create, {
		...AGENT,
		surcussale_id: IDS.otherSurcussaleA,
		username: 'another',
		password: 'a long password',
	}),
	tryOf('change_password_agent', 'own', passwordApi.agent, {
		id: IDS.agentA,
		password: 'a long password',
	}),
	tryOf('change_password_agent', 'colleague', passwordApi.agent, {
		id: IDS.otherAgentA,
		password: 'a long password',
	}),
	tryOf('add_wallettransaction', 'own', transactionApi.create, {
		agent_id: IDS.agentA,
		kind: 'deposit',
		amount: 5,
		note: '',
	}),
	tryOf('add_wallettransaction', 'colleague', transactionApi.create, {
		agent_id: IDS.otherAgentA,
		kind: 'deposit',
		amount: 5,
		note: '',
	}),
	...(['own', 'colleague'] as const).flatMap((whose) => [
		tryOf('delete_fiche', whose, ficheApi.update, () => ({
			ref_code: fiches[whose],
			action: 'void',
			reason: 'A',
		})),
		tryOf('reactivate_fiche', whose, ficheApi.update, () => ({
			ref_code: fiches[whose],
			action: 'reactivate',
		})),
		tryOf('pay_fiche', whose, ficheApi.update, () => ({ ref_code: fiches[whose], action: 'pay' })),
	]),
	...(['own', 'colleague', 'house'] as const).map((whose) =>
		tryOf('add_apppromote', whose, messagesApi.create, {
			...MESSAGE,
			surcussale_id: null,
			agent_id: agentOf(whose),
		}),
	),
	tryOf(
		'change_apppromote',
		'own',
		messagesApi.update,
		() => ({ id: own.message, ...MESSAGE, surcussale_id: null, agent_id: IDS.agentA }),
		['messages', () => own.message],
	),
	tryOf(
		'change_apppromote',
		'colleague',
		messagesApi.update,
		() => ({ id: colleague.message, ...MESSAGE, surcussale_id: null, agent_id: IDS.agentA }),
		['messages', () => colleague.message],
	),
	tryOf(
		'change_apppromote',
		'house',
		messagesApi.update,
		{ id: IDS.messageA, ...MESSAGE, surcussale_id: null, agent_id: IDS.agentA },
		at('messages', IDS.messageA),
	),
	tryOf('change_apppromote', 'house', messagesApi.remove, { id: IDS.messageA }),
	...(['own', 'colleague', 'house'] as const).map((whose) =>
		tryOf('add_bouleblock', whose, boulesBlockApi.create, {
			boules: ['44'],
			tirage_id: null,
			agent_id: agentOf(whose),
			start_date: '2026-01-01',
			end_date: null,
			reason: '',
		}),
	),
	tryOf('block_boule', 'own', boulesBlockApi.update, () => ({ id: own.block, is_active: false }), [
		'boules_block',
		() => own.block,
	]),
	tryOf(
		'block_boule',
		'colleague',
		boulesBlockApi.update,
		() => ({ id: colleague.block, is_active: false }),
		['boules_block', () => colleague.block],
	),
	tryOf('change_agenttauxtirage', 'house', primeApi.update, GENERAL, [
		'primes',
		() => generalPrime,
	]),
	tryOf(
		'change_agenttauxtirage',
		'house',
		primeTirageApi.update,
		{ id: IDS.primeTirageA, ...NO_RATES },
		at('primes', IDS.primeTirageA),
	),
	tryOf('change_agenttauxtirage', 'house', primeTirageApi.remove, { id: IDS.primeTirageA }),
	tryOf(
		'change_agenttauxtirage',
		'own',
		primeAgentApi.update,
		{ id: IDS.primeAgentA, ...NO_RATES, lotto3: 400 },
		at('primes', IDS.primeAgentA),
	),
	tryOf(
		'change_agenttauxtirage',
		'own',
		primeSurcussaleApi.update,
		{ id: IDS.primeSurcussaleA, ...NO_RATES, lotto3: 400 },
		at('primes', IDS.primeSurcussaleA),
	),
	tryOf(
		'change_agenttauxtirage',
		'colleague',
		primeAgentApi.update,
		() => ({ id: colleague.prime, ...NO_RATES }),
		['primes', () => colleague.prime],
	),
	tryOf('add_agenttauxtirage', 'house', primeTirageApi.create, {
		tirage_id: IDS.tirageA,
		...NO_RATES,
	}),
	tryOf('add_agenttauxtirage', 'colleague', primeAgentApi.create, {
		agent_id: IDS.otherAgentA,
		tirage_id: null,
		...NO_RATES,
	}),
	tryOf('add_agenttauxtirage', 'colleague', primeSurcussaleApi.create, {
		surcussale_id: IDS.otherSurcussaleA,
		...NO_RATES,
	}),
	...limitTries('typegame', typeGamesApi, IDS.typeGameA, {}),
	...limitTries('typeboule', typeBoulesApi, IDS.typeBouleA, { boule: '123' }),
	...agentLimitTries(
		'typegameagent',
		'block_limite_game_agent',
		typeGamesAgentApi,
		IDS.typeGameAgentA,
		{},
	),
	...agentLimitTries(
		'typebouleagent',
		'block_limite_boule_agent',
		typeBoulesAgentApi,
		IDS.typeBouleAgentA,
		{ boule: '321' },
	),
	tryOf(
		'block_limite_game',
		'house',
		typeGamesApi.update,
		{ id: IDS.typeGameA, game: 'lotto5', is_active: false, ...NO_BOUNDS },
		at('limits', IDS.typeGameA),
	),
	tryOf(
		'block_limite_boule',
		'house',
		typeBoulesApi.update,
		{ id: IDS.typeBouleA, game: 'lotto5', boule: null, is_active: false, ...NO_BOUNDS },
		at('limits', IDS.typeBouleA),
	),
	...(['change_lotto', 'block_option'] as const).map((code) =>
		tryOf(
			code,
			'house',
			lottoApi.update,
			{
				id: IDS.lottoA,
				name: 'Boul',
				colour: '#000000',
				position: 1,
				blocked_surcussales: [IDS.surcussaleA],
			},
			at('lotto_options', IDS.lottoA),
		),
	),
	...(['add_lotto', 'option_plus'] as const).map((code) =>
		tryOf(code, 'house', lottoApi.create, {
			game: 'lotto5',
			option: 3,
			name: 'X',
			colour: '#000000',
			position: 1,
		}),
	),
	...(['change_tirage', 'block_tirage'] as const).map((code) =>
		tryOf(
			code,
			'house',
			tirageApi.update,
			{
				id: IDS.tirageA,
				info_tirage_id: IDS.infoTirageA,
				name: 'T',
				timezone: 'America/New_York',
				draw_time: '10:00',
				days: [1],
				cutoff_minutes: 5,
				is_active: false,
			},
			at('tirages', IDS.tirageA),
		),
	),
	tryOf('add_tirage', 'house', tirageApi.create, {
		info_tirage_id: IDS.infoTirageA,
		name: 'U',
		timezone: 'America/New_York',
		draw_time: '10:00',
		days: [1],
		cutoff_minutes: 5,
	}),
	tryOf('add_infotirage', 'house', infoTirageApi.create, CATALOGUE),
	tryOf(
		'change_infotirage',
		'house',
		infoTirageApi.update,
		{ id: IDS.infoTirageA, ...CATALOGUE },
		at('info_tirages', IDS.infoTirageA),
	),
	tryOf('add_generale', 'house', generaleApi.create, {
		name: 'N',
		zone: '',
		responsible: '',
		phone: null,
		commission: 9,
	}),
	tryOf(
		'change_generale',
		'house',
		generaleApi.update,
		{ id: IDS.generaleA, name: 'N', zone: '', responsible: '', phone: null, commission: 9 },
		at('generales', IDS.generaleA),
	),
	tryOf('change_logo', 'house', companyApi.changeLogo, {}),
];

function agentOf(whose: Whose): string | null {
	return { self: null, house: null, own: IDS.agentA, colleague: IDS.otherAgentA }[whose];
}

function limitTries(
	name: 'typegame' | 'typeboule',
	calls: typeof typeGamesApi | typeof typeBoulesApi,
	id: string,
	more: object,
): Try[] {
	const body = { game: 'lotto3', ...NO_BOUNDS, ...more };
	return [
		tryOf(`add_${name}`, 'house', calls.create, body),
		tryOf(`change_${name}`, 'house', calls.update, { id, ...body }, at('limits', id)),
		tryOf(`change_${name}`, 'house', calls.remove, { id }),
	];
}

function agentLimitTries(
	name: 'typegameagent' | 'typebouleagent',
	block: Permission,
	calls: typeof typeGamesAgentApi | typeof typeBoulesAgentApi,
	id: string,
	more: object,
): Try[] {
	const body = (agent_id: string) => ({ agent_id, game: 'lotto3', ...NO_BOUNDS, ...more });
	return [
		tryOf(`add_${name}`, 'colleague', calls.create, { ...body(IDS.otherAgentA), limite: 78 }),
		tryOf(
			`change_${name}`,
			'own',
			calls.update,
			{
				id,
				...body(IDS.agentA),
				game: 'lotto4',
				boule: undefined,
				...('boule' in more && { boule: '4321' }),
			},
			at('limits', id),
		),
		tryOf(
			block,
			'own',
			calls.update,
			{
				id,
				...body(IDS.agentA),
				game: 'lotto4',
				is_active: false,
				...('boule' in more && { boule: '4321' }),
			},
			at('limits', id),
		),
		tryOf(
			`change_${name}`,
			'colleague',
			calls.update,
			() => ({ id: colleague.limit, ...body(IDS.otherAgentA) }),
			['limits', () => colleague.limit],
		),
	];
}

let generalPrime = '';
beforeAll(async () => {
	({ id: generalPrime } = await theRow(
		api.owner,
		sql<{
			id: string;
		}>`SELECT id FROM primes WHERE company_id = ${IDS.companyA} AND target = 'general'`,
	));
});

const reachOf = (code: Permission): Reach =>
	(REACH as readonly Reach[]).find(({ codes }) => codes.includes(code)) as Reach;

test('each code that changes something (that does not begin with view_) stands in REACH once, and is tried', () => {
	const listed = (REACH as readonly Reach[]).flatMap(({ codes }) => codes);
	expect([...listed].sort()).toEqual([...WRITING_CODES].sort());
	const tried = new Set(TRIES.map(({ code }) => code));
	// mariage_free lets nobody call anything.
	expect(WRITING_CODES.filter((code) => !tried.has(code))).toEqual(['mariage_free']);
});

/** Codes that a call needs beside the one that is tried. */
const BESIDE: Partial<Record<Permission, readonly Permission[]>> = {
	block_sup: ['change_supervisor'],
	block_office: ['change_office'],
	block_suc: ['change_surcussale'],
	block_agent: ['change_agent'],
	block_limite_game: ['change_typegame'],
	block_limite_boule: ['change_typeboule'],
	block_limite_game_agent: ['change_typegameagent'],
	block_limite_boule_agent: ['change_typebouleagent'],
	block_option: ['change_lotto'],
	option_plus: ['add_lotto'],
	block_tirage: ['change_tirage'],
	delete_fiche: ['view_fichevente'],
	pay_fiche: ['view_fichevente'],
	reactivate_fiche: ['view_fichevente'],
};

async function attempt({ code, endpoint, input, row }: Try) {
	await sql`DELETE FROM user_permissions WHERE user_id = ${IDS.supervisorA}`.execute(api.owner);
	await sql`INSERT INTO user_permissions
		SELECT ${IDS.supervisorA}, unnest(${[code, ...(BESIDE[code] ?? [])]}::text[])`.execute(
		api.owner,
	);
	const { body } = input() as { body: object };
	const version = row && (await versionOf(...row));
	const request = requestOf(
		endpoint,
		{ body: { ...body, ...(version && { version }) } },
		await api.tokenOf('supervisorA'),
	);
	const headers = { ...request.headers, 'idempotency-key': `try-${Math.random()}` };
	return api.inject({ ...request, headers });
}

const versionOf = async (table: string, id: () => string): Promise<number> =>
	(
		await theRow(
			api.owner,
			sql<{ version: number }>`SELECT version FROM ${sql.table(table)} WHERE id = ${id()}`,
		)
	).version;

/** Everything a supervisor must not touch, as it is. */
const house = async () =>
	JSON.stringify(
		await Promise.all(
			[
				'supervisors',
				'limits',
				'primes',
				'lotto_options',
				'tirages',
				'generales',
				'info_tirages',
			].map((table) => rowsOf(api.owner, sql`SELECT * FROM ${sql.table(table)} ORDER BY 1, 2, 3`)),
		),
	);

test.each(
	TRIES.map((one) => [one.code, one.whose, one.endpoint.method, one.endpoint.path, one] as const),
)('%s on what is of %s: %s %s', async (code, whose, _method, _path, one) => {
	const before = await house();
	const { status, failure } = await attempt(one);
	if (reachOf(code).whose.includes(whose)) {
		// Nothing was won yet, so there is nothing to pay; that is no matter of rights.
		// An agent has a code of their own.
		expect([status, status === 200 ? undefined : failure?.code]).toEqual(
			code === 'pay_fiche' ? [409, 'not_payable'] : [200, undefined],
		);
		return;
	}
	expect(['forbidden', 'not_found', 'validation_failed']).toContain(failure.code);
	if (failure.code === 'validation_failed') {
		expect(Object.values(failure.fields ?? {})).toEqual([{ code: 'unknown_reference' }]);
	}
	expect(await house()).toBe(before);
});

test('a surcussale’s own rate is the house’s to set', async () => {
	const own = TRIES.find(
		({ code, whose }) => code === 'change_surcussale' && whose === 'own',
	) as Try;
	const { body } = own.input() as { body: object };
	const { failure } = await attempt({
		...own,
		input: () => ({ body: { ...body, commission: 900 } }),
	});
	expect(failure.code).toBe('forbidden');
	const added = await attempt(
		tryOf('add_surcussale', 'own', surcussaleApi.create, {
			name: 'Rich',
			...BRANCH,
			commission: 900,
		}),
	);
	expect(added.failure.code).toBe('forbidden');
});

/** What a supervisor's own transaction writes past the API: rows, or the code of PostgreSQL. */
const written = (statement: RawBuilder<unknown>): Promise<number | string> =>
	inScope(
		api.db,
		{
			companyId: IDS.companyA,
			supervisorId: IDS.supervisorA,
			userId: IDS.supervisorA,
			role: 'supervisor',
		},
		async (tx) => Number((await statement.execute(tx)).numAffectedRows ?? 0),
	).catch((error) => (error as { code: string }).code);

test.each([
	['supervisors', sql`UPDATE supervisors SET commission = 5000`],
	['supervisors', sql`DELETE FROM supervisors`],
	['users', sql`UPDATE users SET first_name = 'X' WHERE id <> ${IDS.supervisorA}`],
	['user_permissions', sql`DELETE FROM user_permissions`],
	[
		'user_permissions',
		sql`INSERT INTO user_permissions VALUES (${IDS.supervisorA}, 'change_tirage')`,
	],
	['company_settings', sql`UPDATE company_settings SET minutes_to_void = 1`],
	['lotto_options', sql`UPDATE lotto_options SET is_active = false`],
	['tirages', sql`UPDATE tirages SET is_active = false`],
	['info_tirages', sql`UPDATE info_tirages SET name = 'X'`],
	['generales', sql`UPDATE generales SET commission = 9`],
	['general prime', sql`UPDATE primes SET borlette1 = 90 WHERE target IN ('general', 'tirage')`],
	['limits', sql`UPDATE limits SET limite = 1 WHERE agent_id IS NULL`],
	[
		'limits',
		sql`INSERT INTO limits (company_id, kind, game, limite) VALUES (${IDS.companyA}, 'game', 'mariage', 1)`,
	],
	[
		'boules_block',
		sql`INSERT INTO boules_block (company_id, boule, start_date, created_by)
			VALUES (${IDS.companyA}, '55', '2026-01-01', 'X')`,
	],
	['messages', sql`DELETE FROM messages WHERE agent_id IS NULL`],
	['surcussales', sql`UPDATE surcussales SET commission = 777`],
	[
		'surcussales with a rate',
		sql`INSERT INTO surcussales (company_id, name, supervisor_id, commission)
			VALUES (${IDS.companyA}, 'With a rate', ${IDS.supervisorA}, 1)`,
	],
	[
		'surcussales of others',
		sql`UPDATE surcussales SET name = 'X' WHERE id = ${IDS.otherSurcussaleA}`,
	],
] as const)(
	'the database writes nothing of the house for a supervisor: %s',
	async (_table, statement) => {
		// 42501: a policy; BL001: refuse().
		expect([0, '42501', 'BL001']).toContain(await written(statement));
	},
);

test('the database writes what is of their own', async () => {
	expect(await written(sql`UPDATE limits SET limite = 5 WHERE id = ${own.limit}`)).toBe(1);
	expect(await written(sql`UPDATE messages SET title = 'Y' WHERE id = ${own.message}`)).toBe(1);
	expect(
		await written(sql`UPDATE surcussales SET city = 'Y' WHERE commission = 0`),
	).toBeGreaterThan(0);
	expect(
		await written(sql`INSERT INTO surcussales (company_id, name, supervisor_id)
			VALUES (${IDS.companyA}, 'Without a rate', ${IDS.supervisorA})`),
	).toBe(1);
	expect(await written(sql`UPDATE users SET first_name = 'Me'`)).toBe(1);
});
