import {
	type Access,
	codesOf,
	type Endpoint,
	isList,
	LISTS_TOO,
	needsCompany,
	PERMISSIONS,
	type Permission,
	WRITTEN_ELSEWHERE,
	writesInCompany,
} from '@borlette/shared/contract';
import { sql } from 'kysely';
import {
	ADMINISTRATION_ELSEWHERE,
	ADMINISTRATION_PUBLIC,
	ADMINISTRATION_ROWS,
	PROVIDER_ROWS,
} from '../tools/testing/administration-cases.ts';
import { IDS, type Person } from '../tools/testing/ids.ts';
import { insertFiche } from '../tools/testing/insert-fiche.ts';
import { requestOf, type TestApi, useTestApi } from '../tools/testing/test-api.ts';

// Any file will do as the terminals' program.
const api = useTestApi({ posPackage: { file: __filename, version: '1' } });
const access = ({ access: who }: Endpoint): Access => (typeof who === 'object' ? who : {});
/** Live events, whose answer has no end; `modules/events` tests who sees what. */
const isEndless = ({ file }: Endpoint) => file === 'text/event-stream';
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const PEOPLE_OF = { superuser: 'root', company: 'adminA', supervisor: 'supervisorA' } as const;

/** Public on purpose; anything else that turns up here was opened by mistake. */
const PUBLIC = [
	'GET /api/config',
	'GET /api/offers',
	'GET /api/offers/shapes',
	'GET /api/fiche-view/:refCode',
	'GET /api/fiche2-view/:refCode',
	'GET /api/health',
	'GET /api/health/live',
	'GET /api/health/ready',
	'POST /api/pages',
	'GET /api/closing',
	'POST /api/pos/login',
	'POST /api/user/auth/login',
	...ADMINISTRATION_PUBLIC,
];
/** Writes that need no chosen company. */
const ELSEWHERE = [
	'POST /api/user/auth/logout',
	'PUT /api/companies/user',
	'POST /api/generals/company',
	'POST /api/generals/country',
	'POST /api/generals/state/backup',
	// The provider's own affairs have no company.
	'POST /api/companies/todos/assign',
	'POST /api/companies/todos/put-off',
	'POST /api/companies/todos/done',
	// How somebody can be reached is theirs, whichever company they work on.
	'PUT /api/user/channels/email',
	'POST /api/user/channels/email/confirm',
	'DELETE /api/user/channels/email',
	'POST /api/user/channels/browsers',
	'DELETE /api/user/channels/browsers',
	...ADMINISTRATION_ELSEWHERE,
];
const FICHE_OF_A = 'AAAAAAAAAAAA';
const INSTANCE_OF_A = '01900000-0000-7000-8000-0000000000aa';
const TODO_OF_A = '01900000-0000-7000-8000-0000000000ab';
const TAKING_OF_A = '01900000-0000-7000-8000-0000000000ac';
const RULE_OF_A = '01900000-0000-7000-8000-0000000000ae';
const SCHEDULE_OF_A = '01900000-0000-7000-8000-0000000000ad';
beforeAll(async () => {
	await insertFiche(api.owner, { refCode: FICHE_OF_A });
	await sql`INSERT INTO tirage_instances (company_id, id, tirage_id, draw_date, close_at, draw_at)
		VALUES (${IDS.companyA}, ${INSTANCE_OF_A}, ${IDS.tirageA}, '2026-01-02', now(), now())`.execute(
		api.owner,
	);
	await sql`INSERT INTO todos (company_id, id, kind, subject, facts)
		VALUES (${IDS.companyA}, ${TODO_OF_A}, 'result_missing', ${INSTANCE_OF_A}, '{}')`.execute(
		api.owner,
	);
	await sql`WITH entry AS (
			INSERT INTO wallet_entries (company_id, agent_id, seq, kind, amount, balance, actor_name)
			VALUES (${IDS.companyA}, ${IDS.agentA}, 1, 'deposit', 100, 100, 'A') RETURNING seq
		)
		INSERT INTO takings (company_id, id, agent_id, seq, key, taken_at, actor_id, actor_name, despite,
			actor_signature, agent_signature)
		SELECT ${IDS.companyA}, ${TAKING_OF_A}, ${IDS.agentA}, seq, 'A', now(), ${IDS.adminA}, 'A', '{}', '', ''
		FROM entry`.execute(api.owner);
	await sql`INSERT INTO alert_rules (company_id, id, name, about, channels, people)
		VALUES (${IDS.companyA}, ${RULE_OF_A}, 'A', 'result_missing', '{email}',
			ARRAY[${IDS.adminA}::uuid])`.execute(api.owner);
	await sql`INSERT INTO report_schedules (company_id, id, name, report, format, days, at, people)
		VALUES (${IDS.companyA}, ${SCHEDULE_OF_A}, 'A', 'week', 'pdf', '{1}', '07:00',
			ARRAY[${IDS.adminA}::uuid])`.execute(api.owner);
});
/** For calls that name a row: input that names one of company A and is right otherwise. */
const ROWS_OF_A: Record<string, object> = {
	'GET /api/companies/agent/:agentId': { params: { agentId: IDS.agentA } },
	'PUT /api/companies/agent': {
		body: {
			id: IDS.agentA,
			version: 1,
			first_name: 'A',
			last_name: 'B',
			phone: '+50937112233',
			surcussale_id: IDS.surcussaleB,
			commission: 0,
			device_id: '',
		},
	},
	'DELETE /api/companies/agent': { body: { id: IDS.agentA } },
	'DELETE /api/companies/agent-device': { body: { id: IDS.agentA } },
	'GET /api/companies/agent/:agentId/devices': { params: { agentId: IDS.agentA } },
	'GET /api/companies/supervisor/:supervisorId': { params: { supervisorId: IDS.supervisorA } },
	'PUT /api/companies/supervisor': {
		body: {
			id: IDS.supervisorA,
			version: 1,
			first_name: 'A',
			last_name: 'B',
			phone: '+50937112233',
			commission: 0,
		},
	},
	'DELETE /api/companies/supervisor': { body: { id: IDS.supervisorA } },
	'GET /api/companies/office/:officeId': { params: { officeId: IDS.adminA } },
	'PUT /api/companies/office': {
		body: { id: IDS.adminA, version: 1, first_name: 'A', last_name: 'B', phone: '+50937112233' },
	},
	'DELETE /api/companies/office': { body: { id: IDS.adminA } },
	'GET /api/companies/surcussale/:surcussaleId': { params: { surcussaleId: IDS.surcussaleA } },
	'PUT /api/companies/surcussale': {
		body: {
			id: IDS.surcussaleA,
			version: 1,
			name: 'A',
			city: '',
			address: '',
			phone: null,
			commission: 0,
			supervisor_id: null,
		},
	},
	'DELETE /api/companies/surcussale': { body: { id: IDS.surcussaleA } },
	'GET /api/companies/tirage/:tirageId': { params: { tirageId: IDS.tirageA } },
	'PUT /api/companies/tirage': {
		body: {
			id: IDS.tirageA,
			version: 1,
			info_tirage_id: IDS.infoTirageB,
			name: 'A',
			timezone: 'America/New_York',
			draw_time: '10:00',
			days: [1],
			cutoff_minutes: 5,
		},
	},
	'DELETE /api/companies/tirage': { query: { tirageId: IDS.tirageA } },
	'PUT /api/companies/boules-block': { body: { id: IDS.blockA, version: 1, is_active: false } },
	'GET /api/companies/fiche/:refCode': { params: { refCode: FICHE_OF_A } },
	'GET /api/companies/exposition/:instanceId': { params: { instanceId: INSTANCE_OF_A } },
	'GET /api/companies/regle': {
		query: { agent_id: IDS.agentA, tirage_id: IDS.tirageA, game: 'borlette', numbers: '07' },
	},
	'GET /api/companies/agent/:agentId/overview': { params: { agentId: IDS.agentA } },
	'GET /api/companies/surcussale/:surcussaleId/overview': {
		params: { surcussaleId: IDS.surcussaleA },
	},
	'GET /api/companies/supervisor/:supervisorId/overview': {
		params: { supervisorId: IDS.supervisorA },
	},
	'GET /api/companies/lotgagnant/:instanceId': { params: { instanceId: INSTANCE_OF_A } },
	'GET /api/companies/tournee/encaissements/:takingId': { params: { takingId: TAKING_OF_A } },
	'GET /api/companies/todos/:todoId/people': { params: { todoId: TODO_OF_A } },
	'GET /api/companies/alerts/:ruleId': { params: { ruleId: RULE_OF_A } },
	'PUT /api/companies/alerts': {
		body: {
			id: RULE_OF_A,
			version: 1,
			name: 'A',
			about: 'result_missing',
			threshold: null,
			channels: ['email'],
			people: [IDS.adminB],
			quiet_from: null,
			quiet_to: null,
		},
	},
	'DELETE /api/companies/alerts': { body: { id: RULE_OF_A } },
	'GET /api/companies/report-schedules/:scheduleId': { params: { scheduleId: SCHEDULE_OF_A } },
	'PUT /api/companies/report-schedules': {
		body: {
			id: SCHEDULE_OF_A,
			version: 1,
			name: 'A',
			report: 'week',
			format: 'pdf',
			days: [1],
			at: '07:00',
			people: [IDS.adminB],
		},
	},
	'DELETE /api/companies/report-schedules': { body: { id: SCHEDULE_OF_A } },
	// Browsers have no known id: none but one's own is found.
	'DELETE /api/user/channels/browsers': { body: { id: IDS.unknown } },
	'PUT /api/companies/fiche': { body: { ref_code: FICHE_OF_A, action: 'void', reason: 'A' } },
	...ADMINISTRATION_ROWS,
};

/** Any ids will do where the refusal comes before they are looked at. */
const anyInput = ({ path }: Endpoint) => ({
	params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, IDS.unknown])),
});
const guarded = () =>
	api.app.endpoints.filter(({ access: who }) => who !== 'public' && who !== 'agent');
const ofTerminals = () => api.app.endpoints.filter(({ access: who }) => who === 'agent');

async function refusals(
	endpoints: readonly Endpoint[],
	tokenFor: (endpoint: Endpoint) => Promise<string | undefined>,
): Promise<Record<string, string>> {
	const found: Record<string, string> = {};
	for (const endpoint of endpoints) {
		const { failure } = await api.inject(
			requestOf(endpoint, anyInput(endpoint), await tokenFor(endpoint)),
		);
		found[nameOf(endpoint)] = failure?.code ?? 'allowed';
	}
	return found;
}

const all = (endpoints: readonly Endpoint[], code: string) =>
	Object.fromEntries(endpoints.map((endpoint) => [nameOf(endpoint), code]));

const tokenLike = async (change: (token: string) => Promise<void>) => {
	const token = await api.tokenOf('adminA');
	await change(token);
	return token;
};

test('the public calls are those meant to be', () => {
	const isPublic = api.app.endpoints.filter((endpoint) => endpoint.access === 'public');
	expect(isPublic.map(nameOf).sort()).toEqual([...PUBLIC].sort());
});

test('anonymous, forged, expired and revoked tokens are refused everywhere', async () => {
	const expired = await tokenLike(async () => {
		await sql`UPDATE tokens SET expires_at = now()`.execute(api.owner);
	});
	const revoked = await tokenLike(async (token) => {
		await api.inject({
			method: 'POST',
			url: '/api/user/auth/logout',
			headers: { authorization: `Token ${token}` },
		});
	});
	for (const token of [undefined, 'A'.repeat(43), expired, revoked]) {
		expect(await refusals(guarded(), async () => token)).toEqual(all(guarded(), 'unauthenticated'));
	}
});

test('calls of terminals know no token of a person', async () => {
	expect(ofTerminals().length).toBeGreaterThan(5);
	for (const person of ['root', 'adminA'] as const) {
		const found = await refusals(ofTerminals(), () => api.tokenOf(person, IDS.companyA));
		expect(found).toEqual(all(ofTerminals(), 'unauthenticated'));
	}
});

test('a role that a call is not for is refused', async () => {
	const cases = guarded().flatMap((endpoint) => {
		const { roles } = access(endpoint);
		const others = Object.entries(PEOPLE_OF).filter(
			([role]) => roles && !roles.includes(role as never),
		);
		return others.map(([, person]) => ({ endpoint, person }));
	});
	expect(cases.length).toBeGreaterThan(0);
	for (const { endpoint, person } of cases) {
		const found = await refusals([endpoint], () => api.tokenOf(person));
		expect(found).toEqual(all([endpoint], 'forbidden'));
	}
});

/** Who a call with a code is tried as: the first role that it is for. */
const holderOf = (endpoint: Endpoint): Person => {
	const [role = 'company'] = access(endpoint).roles ?? ['company'];
	return PEOPLE_OF[role];
};

test.each([
	['without its code, all others held', 'refused'],
	['with a code of it alone', 'allowed'],
] as const)('a call %s is %s', async (_, outcome) => {
	const coded = guarded().filter((endpoint) => codesOf(endpoint).length > 0);
	expect(coded.length).toBeGreaterThan(80);
	const cases = coded.flatMap((endpoint) => {
		const own = codesOf(endpoint);
		const others = PERMISSIONS.filter((code) => !own.includes(code));
		const holdings = outcome === 'refused' ? [others] : own.map((code) => [code]);
		return holdings.map((codes) => ({ endpoint, codes }));
	});
	for (const { endpoint, codes } of cases) {
		const person = holderOf(endpoint);
		await holding(api, person, codes, async () => {
			const found = await refusals([endpoint], () => api.tokenOf(person, companyOf(person)));
			const isRefused = found[nameOf(endpoint)] === 'forbidden';
			expect([nameOf(endpoint), isRefused]).toEqual([nameOf(endpoint), outcome === 'refused']);
		});
	}
});

const companyOf = (person: Person) => (person === 'root' ? IDS.companyA : undefined);

/** The person holds exactly these codes meanwhile. */
async function holding(
	{ owner }: TestApi,
	person: Person,
	codes: readonly string[],
	work: () => Promise<void>,
): Promise<void> {
	const put = (held: readonly string[]) =>
		sql`WITH gone AS (DELETE FROM user_permissions WHERE user_id = ${IDS[person]}
				AND codename <> ALL (${held}))
			INSERT INTO user_permissions SELECT ${IDS[person]}, unnest(${held}::text[])
			ON CONFLICT DO NOTHING`.execute(owner);
	const before = await sql<{ codename: string }>`
		SELECT codename FROM user_permissions WHERE user_id = ${IDS[person]}`.execute(owner);
	await put(codes);
	await work();
	await put(before.rows.map(({ codename }) => codename));
}

test('a superuser without a company writes nothing of a company', async () => {
	const writes = guarded().filter(
		(endpoint) => endpoint.method !== 'GET' && !ELSEWHERE.includes(nameOf(endpoint)),
	);
	const found = await refusals(writes, () => api.tokenOf('root'));
	expect(found).toEqual(all(writes, 'company_required'));
	const withCompany = await refusals(writes, () => api.tokenOf('root', IDS.companyA));
	expect(Object.values(withCompany)).not.toContain('company_required');
});

test('the codes that say so are those all of whose writes need no company', () => {
	const writesBy = (code: Permission) =>
		api.app.endpoints.filter((one) => one.method !== 'GET' && codesOf(one).includes(code));
	const free = PERMISSIONS.filter((code) => {
		if (code.startsWith('view_')) return false;
		const writes = writesBy(code);
		return writes.length > 0 && !writes.some(needsCompany);
	});
	expect([...WRITTEN_ELSEWHERE].sort()).toEqual(free.sort());
});

test('the codes of writes that list too are those that a list asks for', () => {
	const listed = api.app.endpoints.filter(isList).flatMap(codesOf);
	const both = PERMISSIONS.filter((code) => writesInCompany(code) && listed.includes(code));
	expect([...LISTS_TOO].sort()).toEqual(both.sort());
});

test('a superuser without a company reads', async () => {
	const reads = guarded().filter(
		(endpoint) =>
			endpoint.method === 'GET' &&
			!isEndless(endpoint) &&
			(access(endpoint).roles?.includes('superuser') ?? true) &&
			!namesOne(endpoint),
	);
	expect(await refusals(reads, () => api.tokenOf('root'))).toEqual(all(reads, 'allowed'));
});

test("every call that names a row answers another company's as an unknown one", async () => {
	const naming = guarded().filter(namesOne);
	// A call without a line in the table above would go untested.
	expect(naming.map(nameOf).sort()).toEqual([...Object.keys(ROWS_OF_A), ...PROVIDER_ROWS].sort());
	for (const endpoint of naming.filter((one) => !PROVIDER_ROWS.includes(nameOf(one)))) {
		const input = ROWS_OF_A[nameOf(endpoint)] as object;
		const { failure } = await api.inject(requestOf(endpoint, input, await api.tokenOf('adminB')));
		expect([nameOf(endpoint), failure.code]).toEqual([nameOf(endpoint), 'not_found']);
	}
});

const namesOne = ({ method, path, input }: Endpoint): boolean =>
	path.includes(':') ||
	// A new row names itself.
	(method !== 'POST' && (namesRow(input.body) || namesRow(input.query)));

const ROW_NAMES = ['id', 'tirageId', 'ref_code', 'agent_id'];
function namesRow(schema: unknown): boolean {
	const { properties, required } = (schema ?? {}) as {
		properties?: Record<string, unknown>;
		required?: string[];
	};
	return Object.keys(properties ?? {}).some(
		(name) => ROW_NAMES.includes(name) && required?.includes(name),
	);
}

test('no list shows a row of another company', async () => {
	const lists = guarded().filter(({ method, path }) => method === 'GET' && !path.includes(':'));
	for (const endpoint of lists.filter((one) => !isEndless(one))) {
		const request = requestOf(endpoint, {}, await api.tokenOf('adminB'));
		const text = JSON.stringify((await api.inject(request)).body);
		const ofA = Object.entries(IDS).filter(([name]) => /A$/.test(name));
		expect(
			ofA.filter(([, id]) => text.includes(id)).map(([name]) => [endpoint.path, name]),
		).toEqual([]);
	}
});
