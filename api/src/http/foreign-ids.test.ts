import { randomUUID } from 'node:crypto';
import { type Endpoint, PERMISSIONS, type TSchema } from '@borlette/shared/contract';
import { posApi } from '@borlette/shared/contract/pos';
import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { IDS, PASSWORD } from '../tools/testing/ids.ts';
import { insertFiche } from '../tools/testing/insert-fiche.ts';
import { idsOf, leastOf, type Path, withValue } from '../tools/testing/samples.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';

// Wherever a call takes an id, somebody else's is answered like one that nobody has: not even that it is there is told.
const api = useTestApi({ posPackage: { file: __filename, version: '1' } });
const SIDES = ['A', 'B', 'otherA'] as const;
type Side = (typeof SIDES)[number];

const more = (side: Side, number: number) =>
	`01900000-0000-7000-8000-${String(SIDES.indexOf(side) * 100 + number).padStart(12, 'a')}`;
const REFERENCES: Record<Side, string> = {
	A: 'AAAAAAAAAAAA',
	B: 'BBBBBBBBBBBB',
	otherA: 'CCCCCCCCCCCC',
};
const UNKNOWN_REFERENCE = 'ZZZZZZZZZZZZ';

interface Part {
	company: string;
	tirage: string;
	agent: string;
	surcussale: string;
	supervisor: string;
}
/** What the parts of a house have in common. */
const OF_HOUSE = ['company', 'tirage'];
const PARTS: Record<Side, Part> = {
	A: {
		company: IDS.companyA,
		agent: IDS.agentA,
		surcussale: IDS.surcussaleA,
		supervisor: IDS.supervisorA,
		tirage: IDS.tirageA,
	},
	B: {
		company: IDS.companyB,
		agent: IDS.agentB,
		surcussale: IDS.surcussaleB,
		supervisor: IDS.supervisorB,
		tirage: IDS.tirageB,
	},
	otherA: {
		company: IDS.companyA,
		agent: IDS.otherAgentA,
		surcussale: IDS.otherSurcussaleA,
		supervisor: IDS.otherSupervisorA,
		tirage: IDS.tirageA,
	},
};

/** One row of each kind that hangs on an agent or a surcussale, with an id that says whose it is. */
async function addRows(side: Side): Promise<void> {
	const { company, agent, surcussale, supervisor, tirage } = PARTS[side];
	const [instance, todo, taking, message, game, boule, primeAgent, primeBranch] = [
		1, 2, 3, 4, 5, 6, 7, 8,
	].map((number) => more(side, number));
	const { owner } = api;
	if (side !== 'otherA') {
		await sql`INSERT INTO tirage_instances (company_id, id, tirage_id, draw_date, close_at, draw_at)
			VALUES (${company}, ${instance}, ${tirage}, current_date, now() + interval '1 hour', now() + interval '2 hours')`.execute(
			owner,
		);
	}
	await insertFiche(owner, { refCode: REFERENCES[side], agentId: agent });
	await sql`INSERT INTO todos (company_id, id, kind, subject, facts, surcussale_id)
		VALUES (${company}, ${todo}, 'cash_missing', ${agent}, '{}', ${surcussale})`.execute(owner);
	await sql`WITH entry AS (
			INSERT INTO wallet_entries (company_id, agent_id, seq, kind, amount, balance, actor_name)
			VALUES (${company}, ${agent}, 1, 'deposit', 100, 100, 'A') RETURNING seq
		)
		INSERT INTO takings (company_id, id, agent_id, seq, key, taken_at, actor_id, actor_name, despite,
			actor_signature, agent_signature)
		SELECT ${company}, ${taking}, ${agent}, seq, 'A', now(), ${supervisor}, 'A', '{}', '', '' FROM entry`.execute(
		owner,
	);
	await sql`INSERT INTO messages (company_id, id, title, body, starts_at, created_by, agent_id)
		VALUES (${company}, ${message}, 'Bonjour', ${side}, now(), 'A', ${agent})`.execute(owner);
	await sql`INSERT INTO limits (company_id, id, kind, agent_id, game, boule, limite) VALUES
		(${company}, ${game}, 'game', ${agent}, 'lotto4', NULL, 1),
		(${company}, ${boule}, 'boule', ${agent}, 'lotto4', '9999', 1)`.execute(owner);
	await sql`INSERT INTO primes (company_id, id, tirage_id, agent_id, surcussale_id) VALUES
		(${company}, ${primeAgent}, ${tirage}, ${agent}, NULL)`.execute(owner);
	if (side === 'otherA') {
		await sql`INSERT INTO primes (company_id, id, surcussale_id)
			VALUES (${company}, ${primeBranch}, ${surcussale})`.execute(owner);
	}
	await addRowsOfHouse(side);
}

/** One row of each kind that no supervisor has a part of. */
async function addRowsOfHouse(side: Side): Promise<void> {
	if (side === 'otherA') return;
	const { owner } = api;
	const { company, agent } = PARTS[side];
	const person = IDS[`admin${side}`];
	const [rule, schedule, bulk, browser, session, sending] = [11, 12, 13, 14, 15, 16].map((number) =>
		more(side, number),
	);
	const people = sql`ARRAY[${person}::uuid]`;
	await sql`INSERT INTO alert_rules (company_id, id, name, about, channels, people)
		VALUES (${company}, ${rule}, 'A', 'result_missing', '{email}', ${people})`.execute(owner);
	await sql`INSERT INTO report_schedules (company_id, id, name, report, format, days, at, people)
		VALUES (${company}, ${schedule}, 'A', 'week', 'pdf', '{1}', '07:00', ${people})`.execute(owner);
	await sql`INSERT INTO bulk_changes (company_id, id, object, change, rows, count, actor_id, actor_name)
		VALUES (${company}, ${bulk}, 'agent', 'commission', '[]', 1, ${person}, 'A')`.execute(owner);
	await sql`INSERT INTO user_browsers (id, user_id, endpoint, p256dh, auth, lang, label)
		VALUES (${browser}, ${person}, ${`https://push.example/${side}`}, 'x', 'x', 'fr', 'x')`.execute(
		owner,
	);
	await sql`INSERT INTO tokens (id, user_id, token_hash, idle_minutes, idle_expires_at, expires_at, ip, user_agent)
		VALUES (${session}, ${person}, ${Buffer.from(side)}, 30, now() + interval '1 day', now() + interval '1 day', '', '')`.execute(
		owner,
	);
	await sql`INSERT INTO sendings (company_id, id, source, key, source_id, kind, facts, channel, person_id)
		VALUES (${company}, ${sending}, 'x', 'x', ${agent}, 'attempt', '{}', 'email', ${person})`.execute(
		owner,
	);
}

beforeAll(async () => {
	for (const side of SIDES) await addRows(side);
	await sql`INSERT INTO user_permissions
		SELECT id, unnest(${[...PERMISSIONS]}::text[]) FROM users ON CONFLICT DO NOTHING`.execute(
		api.owner,
	);
	const passwordHash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1 });
	await sql`UPDATE agents SET password_hash = ${passwordHash} WHERE id = ${IDS.agentA}`.execute(
		api.owner,
	);
});

const idsOfSide = (side: Side): string[] => [
	...Object.entries(IDS)
		.filter(([name]) =>
			side === 'otherA' ? /^other/.test(name) : name.endsWith(side) && !/^other/.test(name),
		)
		.map(([, id]) => id),
	...Array.from({ length: 16 }, (_, index) => more(side, index + 1)),
];

interface Caller {
	own: Side;
	foreign: Side;
	token: () => Promise<string>;
	/** In how many places, at least, an id may stand. */
	fewest: number;
	/** Which calls this caller may make at all. */
	isFor: (endpoint: Endpoint) => boolean;
}

const rolesOf = ({ access }: Endpoint) =>
	(typeof access === 'object' ? access.roles : undefined) ?? ['superuser', 'company', 'supervisor'];
const ofPeople = ({ access }: Endpoint) => access !== 'public' && access !== 'agent';
const inCompany = ({ path }: Endpoint) => !path.startsWith('/api/generals');

const CALLERS: Record<string, Caller> = {
	// First: others give the agent another terminal.
	'a terminal of another company': {
		fewest: 3,
		own: 'A',
		foreign: 'B',
		token: terminalToken,
		isFor: ({ access }) => access === 'agent',
	},
	'another company': {
		fewest: 150,
		own: 'B',
		foreign: 'A',
		token: () => api.tokenOf('adminB'),
		isFor: (endpoint) => ofPeople(endpoint) && rolesOf(endpoint).includes('company'),
	},
	'a supervisor of another part': {
		fewest: 100,
		own: 'A',
		foreign: 'otherA',
		token: () => api.tokenOf('supervisorA'),
		isFor: (endpoint) => ofPeople(endpoint) && rolesOf(endpoint).includes('supervisor'),
	},
	'the provider, who chose another company': {
		fewest: 150,
		own: 'B',
		foreign: 'A',
		token: () => api.tokenOf('root', IDS.companyB),
		isFor: (endpoint) =>
			ofPeople(endpoint) && inCompany(endpoint) && rolesOf(endpoint).includes('superuser'),
	},
};

async function terminalToken(): Promise<string> {
	const { body } = await api.call({ token: undefined }, posApi.login, {
		body: { company: 'AAA', username: 'agentA', password: PASSWORD, device_id: 'POS-1' },
	});
	return body.accessToken;
}

interface Trial {
	endpoint: Endpoint;
	token: string;
}

/** What is answered, without what tells two calls apart: the id itself, those of requests, and moments. */
async function answerTo({ endpoint, token }: Trial, input: object, tried: string): Promise<string> {
	if (endpoint.method !== 'GET') await resetVersions();
	const request = requestOf(endpoint, input, token);
	const headers = { ...request.headers, 'idempotency-key': randomUUID() };
	const { status, body } = await api.inject({ ...request, headers });
	const text = JSON.stringify(body)
		.replaceAll(tried, '<id>')
		.replace(/"request_?[iI]d":"[^"]*"/g, '')
		.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>');
	return `${status} ${text}`;
}

const VERSIONED = ['agents', 'surcussales', 'users', 'generales', 'messages', 'limits', 'primes'];
/** So that a stale version is never why something is refused: one statement, for it comes before each of thousands of calls. */
async function resetVersions(): Promise<void> {
	const resets = VERSIONED.map(
		(table) =>
			sql`${sql.ref(`of_${table}`)} AS (UPDATE ${sql.table(table)} SET version = 1 WHERE version <> 1)`,
	);
	await sql`WITH ${sql.join(resets)} SELECT 1`.execute(api.owner);
}

const isOfFiche = (path: Path) => /ref_?code/i.test(String(path.at(-1)));
const nobodysFor = (path: Path) => (isOfFiche(path) ? UNKNOWN_REFERENCE : IDS.unknown);
/** What may stand there of a part: where its name says which kind of row, one of that kind. */
function idsFor(side: Side, path: Path): string[] {
	if (isOfFiche(path)) return [REFERENCES[side]];
	const kind = String(path.at(-1)).replace(/_id$/, '');
	if (side === 'otherA' && OF_HOUSE.includes(kind)) return [];
	return kind in PARTS[side] ? [PARTS[side][kind as keyof Part]] : idsOfSide(side);
}

const leastInput = ({ input }: Endpoint): Input =>
	Object.fromEntries(Object.entries(input).map(([part, schema]) => [part, enoughOf(schema)]));

/** A limit limits something. */
function enoughOf(schema: TSchema): unknown {
	const least = leastOf(schema);
	return valueAt(least, ['limite']) === null ? { ...(least as object), limite: 100 } : least;
}

/** With what a path leads through: what an optional object needs, and some rows where a call takes these or a filter. */
function leading(input: Input, { input: schemas }: Endpoint, path: Path): Input {
	const [part, field] = path as [keyof typeof schemas, string];
	const { properties = {} } = schemas[part] as { properties?: Record<string, TSchema> };
	const isMissing = path.length > 2 && valueAt(input, [part, field]) === undefined;
	const whole = isMissing
		? withValue(input, [part, field], enoughOf(properties[field] as TSchema))
		: input;
	const needsRows = 'ids' in properties && field !== 'ids' && field !== 'filter';
	return needsRows ? withValue(whole, [part, 'ids'], [IDS.agentB]) : whole;
}

type Input = Record<string, unknown>;

/** The least, with an id of one's own wherever one makes a difference. */
async function ownInput(trial: Trial, paths: readonly Path[], own: Side): Promise<Input> {
	let input = leastInput(trial.endpoint);
	// What names one row only needs no other to be right.
	if (paths.length < 2) return input;
	for (const path of paths.filter((one) => valueAt(input, one))) {
		const before = await answerTo(trial, input, nobodysFor(path));
		for (const id of idsFor(own, path)) {
			const next = withValue(input, path, id);
			if ((await answerTo(trial, next, id)) === before) continue;
			input = next;
			break;
		}
	}
	return input;
}

const valueAt = (input: unknown, path: Path): unknown =>
	path.reduce((value, step) => (value as Record<string, unknown> | undefined)?.[step], input);

/** Where a call takes an id. */
const pathsIn = ({ input }: Endpoint): Path[] =>
	Object.entries(input).flatMap(([part, schema]) => idsOf(schema).map((path) => [part, ...path]));

/** What the answers to somebody else's ids tell that those to nobody's do not. */
async function toldBy(trial: Trial, caller: Caller): Promise<string[]> {
	const told: string[] = [];
	const paths = pathsIn(trial.endpoint);
	const own = await ownInput(trial, paths, caller.own);
	for (const path of paths) {
		const input = leading(own, trial.endpoint, path);
		const nobodys = nobodysFor(path);
		const expected = await answerTo(trial, withValue(input, path, nobodys), nobodys);
		for (const id of idsFor(caller.foreign, path)) {
			const answer = await answerTo(trial, withValue(input, path, id), id);
			if (answer === expected) continue;
			const { method, path: at } = trial.endpoint;
			told.push(`${method} ${at} ${path.join('.')} ${id}: ${answer} | ${expected}`);
		}
	}
	return told;
}
/** What was answered to calls names what they asked for. */
const OF_CALLS = ['idempotency_keys'];

const tables = async (): Promise<string[]> => {
	const { rows } = await sql<{ name: string }>`
		SELECT c.relname AS name FROM pg_class c
		JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id'
		WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
			AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL (${OF_CALLS}::text[])
		ORDER BY 1`.execute(api.owner);
	return rows.map(({ name }) => name);
};

/** Every row of a part, as text: of the other part of a house those that name its people or its places. */
async function rowsOf(side: Side): Promise<Record<string, string[]>> {
	const { company, agent, surcussale, supervisor } = PARTS[side];
	const named = [agent, surcussale, supervisor].join('|');
	const found: Record<string, string[]> = {};
	for (const table of await tables()) {
		const { rows } = await sql<{ row: string }>`SELECT r::text AS row FROM ${sql.table(table)} r
			WHERE company_id = ${company} AND (${side !== 'otherA'} OR r::text ~ ${named}) ORDER BY 1`.execute(
			api.owner,
		);
		found[table] = rows.map(({ row }) => row);
	}
	return found;
}

/** Rows of one's own company that somebody else's ids were written into. */
async function namedElsewhere({ own, foreign }: Caller): Promise<string[]> {
	if (PARTS[own].company === PARTS[foreign].company) return [];
	const ids = Object.values(PARTS[foreign]).join('|');
	return Object.values(await rowsOf(own))
		.flat()
		.filter((row) => new RegExp(ids).test(row));
}

/** Ends the sign-in that the others go by, or streams without an end. */
const LEFT_OUT = ['/api/user/auth/logout', '/api/pos/logout', '/api/companies/events'];

test.each(Object.keys(CALLERS))('%s is told nothing by any id', async (name) => {
	const caller = CALLERS[name] as Caller;
	const endpoints = api.app.endpoints.filter(
		(endpoint) => caller.isFor(endpoint) && !LEFT_OUT.includes(endpoint.path),
	);
	const told: string[] = [];
	const token = await caller.token();
	const before = await rowsOf(caller.foreign);
	for (const endpoint of endpoints) told.push(...(await toldBy({ endpoint, token }, caller)));
	expect(told).toEqual([]);
	expect(endpoints.flatMap(pathsIn).length).toBeGreaterThan(caller.fewest);
	expect(await rowsOf(caller.foreign)).toEqual(before);
	expect(await namedElsewhere(caller)).toEqual([]);
});
