/**
 * Two API processes on one database: the control tests that need both of them. Sales on the last of
 * a limit, one key sent to both, many claims of one win, closing, settlement by two schedulers, a
 * sign-in revoked by the other, events across processes; at the end the books balance.
 * Run: node e2e/faults/two-processes.mjs   (after a build)
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import test, { after, before } from 'node:test';
import pg from 'pg';
import { Server } from '../support/server.mjs';
import { reconcile } from './reconcile.mjs';

const PASSWORD = 'borlette2026';
const BALL = '44';
/** @type {Server} */
let first;
/** @type {Server} */
let second;
/** @type {pg.Client} */
let owner;
/** Both addresses, by turns. */
let turn = 0;
const urlOf = () => (turn++ % 2 === 0 ? first : second).url;

before(async () => {
	first = await Server.create();
	second = await Server.beside(first);
	owner = new pg.Client({ connectionString: await first.ownerUrl() });
	await owner.connect();
});
after(async () => {
	await owner?.end();
	await second?.stop();
	await first?.remove();
});

/**
 * @import { Agent } from '../../shared/src/contract/agent.ts'
 * @import { Call, Draw } from './terminals.mjs'
 */

/**
 * What came: a body is as wide as JSON is, each test looks at what it asked for.
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {Call} [call]
 */
async function call(url, method, path, { token, key, body } = {}) {
	const answer = await fetch(new URL(path, url), {
		method,
		headers: {
			...(token && { authorization: `Token ${token}` }),
			...(key && { 'idempotency-key': key }),
			...(body && { 'content-type': 'application/json' }),
		},
		...(body && { body: JSON.stringify(body) }),
	});
	return { status: answer.status, body: await answer.json() };
}

/** @param {string} username @returns {Promise<string>} */
async function signIn(username) {
	const body = { username, password: PASSWORD };
	return (await call(urlOf(), 'POST', '/api/user/auth/login', { body })).body.accessToken;
}

/** Two agents of the demo at their terminals: their tokens. @returns {Promise<[string, string]>} */
async function terminals() {
	const token = await signIn('admin');
	const { body } = await call(urlOf(), 'GET', '/api/companies/list-agent?is_active=true', {
		token,
	});
	/** @type {[Agent, Agent]} */
	const [a, b] = body;
	/** @param {Agent} agent */
	const at = async ({ username, device_id }) => {
		const device = device_id || `TWO-${username}`;
		const login = { company: 'LAKAY', username, password: PASSWORD, device_id: device };
		return (await call(urlOf(), 'POST', '/api/pos/login', { body: login })).body.accessToken;
	};
	return Promise.all([at(a), at(b)]);
}

/** A draw that is open for hours yet. @param {string} token */
async function openDraw(token) {
	/** @type {{ draws: Draw[], now: string }} */
	const { draws, now } = (await call(urlOf(), 'GET', '/api/pos/catalogue', { token })).body;
	const hour = Date.parse(now) + 3_600_000;
	const draw = draws.find(({ close_at }) => Date.parse(close_at) > hour);
	assert.ok(draw, 'no draw stays open');
	return draw;
}

/** @param {string} instance */
const sale = (instance, numbers = BALL, stake = 500) => ({
	instances: [instance],
	lines: [{ game: 'borlette', numbers, stake }],
});

test('parallel sales at both processes never pass the limit', async () => {
	const [a, b] = await terminals();
	const draw = await openDraw(a);
	const token = await signIn('admin');
	const body = { game: 'borlette', boule: BALL, tirage_id: draw.tirage_id, limite: 5_000 };
	const limit = await call(urlOf(), 'POST', '/api/companies/type-boules', {
		token,
		body: { ...body, min_stake: null, max_stake: null },
	});
	assert.equal(limit.status, 200, JSON.stringify(limit.body));
	const { rows } = await owner.query(
		`SELECT coalesce(sum(staked), 0)::int AS staked FROM exposures WHERE instance_id = $1
			AND game = 'borlette' AND numbers = $2 AND agent_id = '00000000-0000-0000-0000-000000000000'`,
		[draw.instance_id, BALL],
	);
	const sales = await Promise.all(
		Array.from({ length: 40 }, (_, n) =>
			call(urlOf(), 'POST', '/api/pos/fiche', {
				token: n % 4 < 2 ? a : b,
				key: randomUUID(),
				body: sale(draw.instance_id),
			}),
		),
	);
	const left = Math.max(0, Math.floor((5_000 - rows[0].staked) / 500));
	assert.equal(sales.filter(({ status }) => status === 200).length, left);
	const refused = sales.filter(({ status }) => status !== 200);
	assert.ok(refused.every(({ body: { code } }) => code === 'line_refused'));
});

test('one key at both processes at once is one fiche', async () => {
	const [token] = await terminals();
	const { instance_id } = await openDraw(token);
	const key = randomUUID();
	const answers = await Promise.all(
		Array.from({ length: 8 }, () =>
			call(urlOf(), 'POST', '/api/pos/fiche', { token, key, body: sale(instance_id, '57') }),
		),
	);
	assert.equal(new Set(answers.map(({ body }) => body.ref_code)).size, 1);
});

test('closed by either, settled once by both, paid once; nobody voids after closing', async () => {
	const [token] = await terminals();
	const draw = await openDraw(token);
	const sold = await call(urlOf(), 'POST', '/api/pos/fiche', {
		token,
		key: randomUUID(),
		body: sale(draw.instance_id, '58'),
	});
	await owner.query(
		`UPDATE tirage_instances SET close_at = now() - interval '6 minutes',
			draw_at = now() - interval '1 minute', opens_at = now() - interval '1 day' WHERE id = $1`,
		[draw.instance_id],
	);
	const { ref_code, security_code } = sold.body;
	const voiding = { ref_code, reason: 'Trop tard' };
	for (const { url } of [first, second]) {
		const late = await call(url, 'POST', '/api/pos/void', {
			token,
			key: randomUUID(),
			body: voiding,
		});
		assert.equal(late.body.code, 'draw_closed');
	}
	const result = { instance_id: draw.instance_id, pick3: '158', pick4: '1122' };
	const entered = await call(first.url, 'POST', '/api/companies/lotgagnant', {
		token: await signIn('admin'),
		body: result,
	});
	assert.equal(entered.status, 200, JSON.stringify(entered.body));
	const root = await provider();
	const confirm = { instance_id: draw.instance_id, revision: entered.body.revision };
	const confirmed = await call(second.url, 'PUT', '/api/companies/lotgagnant', {
		token: root,
		body: confirm,
	});
	assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
	const history = await untilPayable(draw.instance_id, root);
	assert.equal(history.settlements.length, 1);
	const claims = await Promise.all(
		Array.from({ length: 50 }, () =>
			call(urlOf(), 'POST', '/api/pos/pay', {
				token,
				key: randomUUID(),
				body: { ref_code, security_code },
			}),
		),
	);
	assert.equal(claims.filter(({ status }) => status === 200).length, 1);
	assert.equal(claims.filter(({ body }) => body.code === 'already_paid').length, 49);
});

/** A superuser who works on the demo's first company. */
async function provider() {
	const token = await signIn('superadmin');
	const { rows } = await owner.query(`SELECT id FROM companies WHERE ref_code = 'LAKAY'`);
	const chosen = await call(urlOf(), 'POST', '/api/generals/company', {
		token,
		body: { company: rows[0].id },
	});
	assert.equal(chosen.status, 200, JSON.stringify(chosen.body));
	return chosen.body.accessToken;
}

/** @param {string} instance @param {string} token */
async function untilPayable(instance, token) {
	for (;;) {
		const { body } = await call(urlOf(), 'GET', `/api/companies/lotgagnant/${instance}`, { token });
		if (body.instance.is_payable) return body;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

test('a sign-in that one process ends opens nothing at the other', async () => {
	const token = await signIn('admin');
	assert.equal((await call(second.url, 'GET', '/api/companies/user', { token })).status, 200);
	await call(first.url, 'POST', '/api/user/auth/logout', { token, body: {} });
	assert.equal((await call(second.url, 'GET', '/api/companies/user', { token })).status, 401);
});

test('what is sold at one process is told by the other', async () => {
	const [terminal] = await terminals();
	const { instance_id } = await openDraw(terminal);
	const stream = await fetch(new URL('/api/companies/events', second.url), {
		headers: { authorization: `Token ${await signIn('admin')}` },
	});
	assert.ok(stream.body);
	const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
	let told = '';
	const heard = (async () => {
		while (!told.includes(instance_id)) {
			const { value, done } = await reader.read();
			if (done) break;
			told += value;
		}
	})();
	await call(first.url, 'POST', '/api/pos/fiche', {
		token: terminal,
		key: randomUUID(),
		body: sale(instance_id, '59'),
	});
	await heard;
	assert.match(told, /sale/);
	await reader.cancel();
});

test('the books balance', async () => {
	const { differences, named } = await reconcile(first.dataDir);
	assert.deepEqual({ differences, named }, { differences: 0, named: [] });
});
