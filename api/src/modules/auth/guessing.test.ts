import { passwordApi, twoFactorApi } from '@borlette/shared/contract/account';
import { authApi } from '@borlette/shared/contract/auth';
import { posApi } from '@borlette/shared/contract/pos';
import { sql } from 'kysely';
import { IDS, PASSWORD } from '../../tools/testing/ids.ts';
import { stopClocks } from '../../tools/testing/stop-clocks.ts';
import { requestOf, useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi({ trustProxy: ['127.0.0.1'], loginAttemptsPerMinute: 30 });
beforeEach(() => stopClocks(Date.UTC(2026, 2, 10)));
afterEach(() => jest.restoreAllMocks());

/** Another address each time, as a botnet has them. */
let address = 0;
const elsewhere = () => `198.51.${++address >> 8}.${address & 255}`;

const send = (endpoint: typeof authApi.login | typeof posApi.login, body: object, ip: string) => {
	const request = requestOf(endpoint, { body });
	return api.inject({ ...request, headers: { ...request.headers, 'x-forwarded-for': ip } });
};
const login = async (username: string, more: object = {}, ip = elsewhere()) => {
	const answer = await send(authApi.login, { username, password: PASSWORD, ...more }, ip);
	return { ...answer, body: answer.body as { device: string } };
};
/** How many of so many wrong guesses, each from elsewhere, were looked at. */
async function lookedAt(count: number, guess: () => Promise<{ status: number }>): Promise<number> {
	let looked = 0;
	for (let done = 0; done < count; done++) if ((await guess()).status !== 429) looked++;
	return looked;
}

test('guessing one account gets slow from wherever it comes, and its owner signs in all the same', async () => {
	const { device } = (await login('supervisorB')).body;
	const wrong = () => login('supervisorB', { password: 'wrong' });
	expect(await lookedAt(60, wrong)).toBeLessThan(25);
	const stranger = await login('supervisorB');
	expect([stranger.status, stranger.failure.code]).toEqual([429, 'too_many_requests']);
	expect(stranger.headers['retry-after']).toBe(String(stranger.failure.retryAfter));
	expect((await login('supervisorB', { device })).status).toBe(200);
	expect((await login('adminB')).status).toBe(200);
});

test('the device of somebody else, or one made up, is a stranger', async () => {
	const { device } = (await login('adminB')).body;
	const [nonce = '', mark = ''] = device.split('.');
	await lookedAt(40, () => login('otherSupervisorA', { password: 'wrong' }));
	for (const other of [device, `${nonce}x.${mark}`, `${nonce}.`, 'nonsense', '']) {
		expect([other, (await login('otherSupervisorA', { device: other })).status]).toEqual([
			other,
			429,
		]);
	}
});

test('a known device guesses no faster than anybody', async () => {
	const { device } = (await login('supervisorA')).body;
	const wrong = () => login('supervisorA', { password: 'wrong', device });
	expect(await lookedAt(30, wrong)).toBe(5);
});

test('a terminal that is bound sells on while its agent’s password is guessed', async () => {
	await sql`UPDATE agents SET device_id = 'POS-1', password_hash =
		(SELECT password_hash FROM users WHERE id = ${IDS.adminA}) WHERE id = ${IDS.agentA}`.execute(
		api.owner,
	);
	const { rows } = await sql<{ username: string; company: string }>`
		SELECT a.username, c.ref_code AS company FROM agents a JOIN companies c ON c.id = a.company_id
		WHERE a.id = ${IDS.agentA}`.execute(api.owner);
	const terminal = (password: string, device_id: string, ip = elsewhere()) =>
		send(posApi.login, { ...rows[0], password, device_id }, ip);
	expect(await lookedAt(60, () => terminal('wrong', 'POS-2'))).toBeLessThan(25);
	expect((await terminal(PASSWORD, 'POS-3')).status).toBe(429);
	expect((await terminal(PASSWORD, 'POS-1')).status).toBe(200);
});

test('the present password is guessed slowly from one session, however many addresses it has', async () => {
	const token = await api.tokenOf('adminA');
	const change = () => {
		const body = { old_password: 'not it', password: 'quatre mots bien longs' };
		const request = requestOf(passwordApi.own, { body }, token);
		return api.inject({
			...request,
			headers: { ...request.headers, 'x-forwarded-for': elsewhere() },
		});
	};
	expect(await lookedAt(12, change)).toBe(5);
	// The same question elsewhere is the same guess.
	const begin = await api.call({ token }, twoFactorApi.begin, { body: { password: PASSWORD } });
	expect(begin.status).toBe(429);
});

test('one IPv6 network has what one address has', async () => {
	let status = 0;
	for (let guess = 0; guess < 31 && status !== 429; guess++) {
		({ status } = await login(`someone${guess}`, {}, `2001:db8:0:7::${guess.toString(16)}`));
	}
	expect(status).toBe(429);
	expect((await login('adminB', {}, '2001:db8:0:8::1')).status).toBe(200);
});

test('a terminal’s password is guessed no faster by writing the name in letters that are taken for each other', async () => {
	await sql`UPDATE agents SET username = 'titi', password_hash =
		(SELECT password_hash FROM users WHERE id = ${IDS.adminA}) WHERE id = ${IDS.agentB}`.execute(
		api.owner,
	);
	const { rows } = await sql<{ company: string }>`SELECT ref_code AS company FROM companies
		WHERE id = ${IDS.companyB}`.execute(api.owner);
	const wrong = (username: string) => () =>
		send(
			posApi.login,
			{ ...rows[0], username, password: 'wrong', device_id: 'POS-9' },
			elsewhere(),
		);
	let looked = 0;
	for (const name of ['titi', 't\u0130ti', 'tit\u0130', 't\u0130t\u0130'])
		looked += await lookedAt(20, wrong(name));
	expect(looked).toBeLessThan(25);
});
