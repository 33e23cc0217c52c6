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
import {
	agentApi,
	authApi,
	callAt,
	eventsApi,
	itemsIn,
	lotGagnantApi,
	posApi,
	profileApi,
	RESULT_WARNINGS,
	requestOf,
	scopeApi,
	send,
	surcussaleApi,
	typeBoulesApi,
} from '../support/contract.mjs';
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
 * @import { Endpoint, InputOf } from '@borlette/shared/contract'
 * @import { Agent } from '@borlette/shared/contract/agent'
 * @import { Answered, Credentials } from '@borlette/shared/contract/request'
 */

/**
 * What came, refusals too.
 * @template {Endpoint} E
 * @param {string} url
 * @param {E} endpoint
 * @param {InputOf<E>} input
 * @param {Credentials} [credentials]
 * @returns {Promise<Answered>}
 */
async function answerOf(url, endpoint, input, credentials) {
	const answer = await send(url, endpoint, { ...input, ...credentials });
	assert.ok(answer, `${url} does not answer`);
	return answer;
}

/** The code of a refusal. @param {Answered} answer @returns {string} */
const codeOf = ({ text }) => JSON.parse(text).code;

/** @param {string} username */
async function signIn(username) {
	const body = { username, password: PASSWORD };
	return (await callAt(urlOf(), authApi.login, { body })).accessToken;
}

/** Two agents of the demo at their terminals: their tokens. */
async function terminals() {
	const token = await signIn('admin');
	const query = { is_active: true };
	const [a, b] = itemsIn(await callAt(urlOf(), agentApi.list, { query }, { token }));
	assert.ok(a && b);
	/** @param {Agent} agent */
	const at = async ({ username, device_id }) => {
		const device = device_id || `TWO-${username}`;
		const body = { company: 'LAKAY', username, password: PASSWORD, device_id: device };
		return (await callAt(urlOf(), posApi.login, { body })).accessToken;
	};
	return Promise.all([at(a), at(b)]);
}

/** A draw that is open for hours yet. @param {string} token */
async function openDraw(token) {
	const { draws, now } = await callAt(urlOf(), posApi.catalogue, {}, { token });
	const hour = Date.parse(now) + 3_600_000;
	const draw = draws.find(({ close_at }) => Date.parse(close_at) > hour);
	assert.ok(draw, 'no draw stays open');
	return draw;
}

/** @param {string} instance */
const sale = (instance, numbers = BALL, stake = 500) => ({
	instances: [instance],
	lines: [{ game: /** @type {const} */ ('borlette'), numbers, stake }],
});

test('parallel sales at both processes never pass the limit', async () => {
	const [a, b] = await terminals();
	const draw = await openDraw(a);
	const token = await signIn('admin');
	const bounds = { min_stake: null, max_stake: null, limite: 5_000 };
	/** @type {InputOf<typeof typeBoulesApi.create>['body']} */
	const body = { game: 'borlette', boule: BALL, tirage_id: draw.tirage_id, ...bounds };
	await callAt(urlOf(), typeBoulesApi.create, { body }, { token });
	const { rows } = await owner.query(
		`SELECT coalesce(sum(staked), 0)::int AS staked FROM exposures WHERE instance_id = $1
			AND game = 'borlette' AND numbers = $2 AND holder_id = '00000000-0000-0000-0000-000000000000'`,
		[draw.instance_id, BALL],
	);
	const sales = await Promise.all(
		Array.from({ length: 40 }, (_, n) =>
			answerOf(
				urlOf(),
				posApi.sell,
				{ body: sale(draw.instance_id) },
				{ token: n % 4 < 2 ? a : b, key: randomUUID() },
			),
		),
	);
	const left = Math.max(0, Math.floor((5_000 - rows[0].staked) / 500));
	assert.equal(sales.filter(({ status }) => status === 200).length, left);
	const refused = sales.filter(({ status }) => status !== 200);
	assert.ok(refused.every((answer) => codeOf(answer) === 'line_refused'));
});

test('one key at both processes at once is one fiche', async () => {
	const [token] = await terminals();
	const { instance_id } = await openDraw(token);
	const key = randomUUID();
	const answers = await Promise.all(
		Array.from({ length: 8 }, () =>
			callAt(urlOf(), posApi.sell, { body: sale(instance_id, '57') }, { token, key }),
		),
	);
	assert.equal(new Set(answers.map(({ ref_code }) => ref_code)).size, 1);
});

test('closed by either, settled once by both, paid once; nobody voids after closing', async () => {
	const [token] = await terminals();
	const draw = await openDraw(token);
	const { ref_code, security_code } = await callAt(
		urlOf(),
		posApi.sell,
		{ body: sale(draw.instance_id, '58') },
		{ token, key: randomUUID() },
	);
	await owner.query(
		`UPDATE tirage_instances SET close_at = now() - interval '6 minutes',
			draw_at = now() - interval '1 minute', opens_at = now() - interval '1 day' WHERE id = $1`,
		[draw.instance_id],
	);
	const voiding = { body: { ref_code, reason: 'Trop tard' } };
	for (const { url } of [first, second]) {
		const late = await answerOf(url, posApi.void, voiding, { token, key: randomUUID() });
		assert.equal(codeOf(late), 'draw_closed');
	}
	const { instance_id } = draw;
	const drawn = { pick3: '158', pick4: '1122' };
	const seen_warnings = [...RESULT_WARNINGS];
	const { revision } = await callAt(
		first.url,
		lotGagnantApi.enter,
		{ body: { instance_id, ...drawn, seen_warnings } },
		{ token: await signIn('admin') },
	);
	assert.ok(revision);
	const root = await provider();
	const confirm = { body: { instance_id, revision, ...drawn, seen_warnings } };
	await callAt(second.url, lotGagnantApi.confirm, confirm, { token: root });
	const history = await untilPayable(draw.instance_id, root);
	assert.equal(history.settlements.length, 1);
	const claims = await Promise.all(
		Array.from({ length: 50 }, () =>
			answerOf(
				urlOf(),
				posApi.pay,
				{ body: { ref_code, security_code } },
				{ token, key: randomUUID() },
			),
		),
	);
	assert.equal(claims.filter(({ status }) => status === 200).length, 1);
	const late = claims.filter(({ status }) => status !== 200).map(codeOf);
	assert.deepEqual(late, Array(49).fill('already_paid'));
});

/** A superuser who works on the demo's first company. */
async function provider() {
	const token = await signIn('superadmin');
	const { rows } = await owner.query(`SELECT id FROM companies WHERE ref_code = 'LAKAY'`);
	const body = { company: rows[0].id };
	return (await callAt(urlOf(), scopeApi.chooseCompany, { body }, { token })).accessToken;
}

/** @param {string} instanceId @param {string} token */
async function untilPayable(instanceId, token) {
	for (;;) {
		const params = { instanceId };
		const history = await callAt(urlOf(), lotGagnantApi.history, { params }, { token });
		if (history.instance.is_payable) return history;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

test('a sign-in that one process ends writes nowhere from then on, and reads at the other until that is told', async () => {
	const token = await signIn('admin');
	/** @param {Server} server */
	const reads = async ({ url }) => (await answerOf(url, profileApi.company, {}, { token })).status;
	/** @param {Server} server */
	const writes = async ({ url }) =>
		(await answerOf(url, surcussaleApi.create, { body: /** @type {never} */ ({}) }, { token }))
			.status;
	assert.deepEqual([await reads(second), await writes(second)], [200, 422]);
	await callAt(first.url, authApi.logout, {}, { token });
	assert.deepEqual(
		[await reads(first), await writes(first), await writes(second)],
		[401, 401, 401],
	);
	// What is told takes its way through the database: `kept-sign-ins.test.ts` shows that it does not just end.
	while ((await reads(second)) !== 401);
});

test('what is sold at one process is told by the other', async () => {
	const [terminal] = await terminals();
	const { instance_id } = await openDraw(terminal);
	const { path, headers } = requestOf(eventsApi.stream, { token: await signIn('admin') });
	const stream = await fetch(new URL(path, second.url), { headers });
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
	const sold = { body: sale(instance_id, '59') };
	await callAt(first.url, posApi.sell, sold, { token: terminal, key: randomUUID() });
	await heard;
	assert.match(told, /sale/);
	await reader.cancel();
});

test('the books balance', async () => {
	const { differences, named } = await reconcile(first.dataDir);
	assert.deepEqual({ differences, named }, { differences: 0, named: [] });
});
