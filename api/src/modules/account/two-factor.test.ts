import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { twoFactorApi, userPermissionsApi } from '@borlette/shared/contract/account';
import { authApi, profileApi } from '@borlette/shared/contract/auth';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { SecretBox } from '../../identity/secret-box.ts';
import { IDS, PASSWORD, type Person } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'borlette-two-factor-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const api = useTestApi({ dataDir, secretsKey: undefined, twoFactorDrift: 0 });
const STEP_MS = 30_000;
/** In the middle of a step, so that no test crosses into the next one. */
const START = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
const clock = { now: START };
/** What goes by time that passes, such as the slowing of guesses, sees it pass with the clock. */
const passed = performance.now.bind(performance);
beforeEach(async () => {
	await sql`DELETE FROM two_factor`.execute(api.owner);
	clock.now += 100 * STEP_MS;
	jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
	jest.spyOn(performance, 'now').mockImplementation(() => passed() + clock.now - START);
});
afterEach(() => jest.restoreAllMocks());

const codeOf = (secret: string, steps = 0): string =>
	TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now + steps * STEP_MS });
const login = (username: string, code?: string, password: string = PASSWORD) =>
	api.call({ token: undefined }, authApi.login, {
		body: { username, password, ...(code !== undefined && { code }) },
	});

/** Turns it on for somebody of the seed. */
async function turnOn(person: Person) {
	const token = await api.tokenOf(person);
	const { body } = await api.call({ token }, twoFactorApi.begin, { body: { password: PASSWORD } });
	const confirmed = await api.call({ token }, twoFactorApi.confirm, {
		body: { code: codeOf(body.secret) },
	});
	clock.now += 2 * STEP_MS;
	return { token, ...body, recovery_codes: confirmed.body.recovery_codes };
}

test('it is begun with the password, on with a first code, and ends sign-ins made without one', async () => {
	const [token, other] = [await api.tokenOf('adminA'), await api.tokenOf('adminA')];
	const as = { token };
	const wrong = await api.call(as, twoFactorApi.begin, { body: { password: 'not it' } });
	expect(wrong.failure.fields).toEqual({ password: { code: 'wrong_password' } });
	const { body } = await api.call(as, twoFactorApi.begin, { body: { password: PASSWORD } });
	expect(body.uri).toBe(
		`otpauth://totp/Borlette:adminA?issuer=Borlette&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
	);
	expect((await login('adminA')).status).toBe(200);
	const bad = await api.call(as, twoFactorApi.confirm, { body: { code: '000000' } });
	expect([bad.status, bad.failure.code]).toEqual([401, 'invalid_code']);
	expect((await api.call(as, twoFactorApi.read, {})).body.confirmed_at).toBeNull();

	const on = await api.call(as, twoFactorApi.confirm, { body: { code: codeOf(body.secret) } });
	expect(on.body.recovery_codes).toHaveLength(10);
	expect(on.body.recovery_codes[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
	expect((await api.call(as, twoFactorApi.read, {})).body.recovery_left).toBe(10);
	expect((await api.call({ token: other }, profileApi.company, {})).status).toBe(401);
	const again = await api.call(as, twoFactorApi.begin, { body: { password: PASSWORD } });
	expect(again.failure.code).toBe('conflict');
});

test('a secret that was begun meanwhile is not turned on by a code of the one before', async () => {
	const token = await api.tokenOf('adminA');
	const { body } = await api.call({ token }, twoFactorApi.begin, { body: { password: PASSWORD } });
	const { confirming } = await api.owner.transaction().execute(async (tx) => {
		await sql`SELECT set_config('app.user_id', ${IDS.adminA}, true), two_factor_begin('another')`.execute(
			tx,
		);
		const answer = api.call({ token }, twoFactorApi.confirm, {
			body: { code: codeOf(body.secret) },
		});
		await untilWaiting(api.owner, answer);
		return { confirming: answer };
	});
	expect((await confirming).failure.code).toBe('conflict');
	expect((await login('adminA')).status).toBe(200);
});

test('signing in then asks for a code, and only who knows the password learns that', async () => {
	const { secret } = await turnOn('adminB');
	expect((await login('adminB')).failure.code).toBe('code_required');
	expect((await login('adminB', undefined, 'wrong')).failure.code).toBe('invalid_credentials');
	expect((await login('adminB', codeOf(secret), 'wrong')).failure.code).toBe('invalid_credentials');
	const code = codeOf(secret);
	expect((await login('adminB', `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
	expect((await login('adminB', code)).failure.code).toBe('invalid_code');
});

test('a code counts for the 30 s that it is shown, and once', async () => {
	const { secret } = await turnOn('supervisorA');
	const answer = async (code: string) => (await login('supervisorA', code)).status;
	const step = Math.floor(clock.now / STEP_MS) * STEP_MS;
	const code = codeOf(secret);
	clock.now = step - 1;
	expect(await answer(code)).toBe(401);
	clock.now = step + STEP_MS;
	expect(await answer(code)).toBe(401);
	clock.now = step + STEP_MS - 1;
	expect([await answer(code), await answer(code)]).toEqual([200, 401]);
});

test('of parallel sign-ins with one code, one is let in', async () => {
	const { secret, recovery_codes } = await turnOn('otherSupervisorA');
	for (const code of [codeOf(secret), recovery_codes[3] as string]) {
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => login('otherSupervisorA', code)),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	}
});

test('the vectors of RFC 6238 open the door, at their time only', async () => {
	await turnOn('root');
	const box = new SecretBox(undefined, dataDir);
	const secret = await box.seal(Buffer.from('12345678901234567890'), IDS.root);
	await sql`UPDATE two_factor SET secret = ${secret}, last_step = -1 WHERE user_id = ${IDS.root}`.execute(
		api.owner,
	);
	// Of the eight digits printed there an authenticator shows the last six.
	for (const [seconds, code] of [
		[59, '287082'],
		[1_111_111_109, '081804'],
		[1_234_567_890, '005924'],
		[2_000_000_000, '279037'],
		[20_000_000_000, '353130'],
	] as const) {
		clock.now = seconds * 1000;
		expect([seconds, (await login('root', code)).status]).toEqual([seconds, 200]);
		clock.now += 4 * STEP_MS;
		expect((await login('root', code)).failure.code).toBe('invalid_code');
	}
	clock.now = START + 10_000 * STEP_MS;
});

test('a recovery code opens once, however it is typed; new ones end the old', async () => {
	const { token, secret, recovery_codes } = await turnOn('supervisorB');
	const [first, second] = recovery_codes as [string, string];
	const typed = first.toLowerCase().replaceAll('-', ' ');
	expect((await login('supervisorB', typed)).status).toBe(200);
	expect((await login('supervisorB', first)).failure.code).toBe('invalid_code');
	const state = await api.call({ token }, twoFactorApi.read, {});
	expect(state.body.recovery_left).toBe(9);
	const renewed = await api.call({ token }, twoFactorApi.renewCodes, {
		body: { password: PASSWORD, code: codeOf(secret) },
	});
	expect(renewed.body.recovery_codes).toHaveLength(10);
	expect((await login('supervisorB', second)).failure.code).toBe('invalid_code');
	const { rows } = await sql<{ after: unknown }>`SELECT after FROM audit_entries
		WHERE actor_id = ${IDS.supervisorB} AND after IS NOT NULL ORDER BY seq`.execute(api.owner);
	expect(rows.map(({ after }) => after)).toEqual([
		{ two_factor: 'on' },
		{ recovery_codes: 'used' },
		{ recovery_codes: 'issued' },
	]);
});

test('a recovery code that was given out when they were hashed otherwise still opens, once', async () => {
	await turnOn('supervisorB');
	const former = createHash('sha256').update(`${IDS.supervisorB}:AAAABBBBCCCC`).digest();
	await sql`INSERT INTO recovery_codes (user_id, code_hash) VALUES (${IDS.supervisorB}, ${former})`.execute(
		api.owner,
	);
	expect((await login('supervisorB', 'AAAA-BBBB-CCCC')).status).toBe(200);
	expect((await login('supervisorB', 'AAAA-BBBB-CCCC')).failure.code).toBe('invalid_code');
});

test('codes sent at once are guesses one after another', async () => {
	await turnOn('adminB');
	const answers = await Promise.all(
		Array.from({ length: 30 }, (_, guess) =>
			api.inject({
				method: 'POST',
				url: authApi.login.path,
				remoteAddress: `10.1.0.${guess}`,
				payload: { username: 'adminB', password: PASSWORD, code: `${100_000 + guess}` },
			}),
		),
	);
	const codes = answers.map(({ failure }) => failure.code);
	expect(codes.filter((code) => code === 'invalid_code')).toHaveLength(5);
	expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(25);
});

test('turning it off takes password and code; then neither is asked for', async () => {
	const { token, secret } = await turnOn('adminA');
	const off = (password: string, code: string) =>
		api.call({ token }, twoFactorApi.disable, { body: { password, code } });
	expect((await off('wrong', codeOf(secret))).status).toBe(422);
	expect((await off(PASSWORD, '123')).status).toBe(422);
	expect((await off(PASSWORD, codeOf(secret, 5))).failure.code).toBe('invalid_code');
	expect((await off(PASSWORD, codeOf(secret))).status).toBe(200);
	expect((await login('adminA')).status).toBe(200);
});

test('somebody who lost their phone is let in by who administers them, and by nobody else', async () => {
	const lost = await turnOn('supervisorA');
	const admin = await turnOn('adminA');
	const reset = (by: Person, person: Person, token?: string) =>
		api.call(token ? { token } : by, twoFactorApi.reset, {
			body: { id: IDS[person], identity: 'in_person' },
		});
	const root = await api.tokenOf('root', IDS.companyA);
	expect((await reset('adminA', 'supervisorA', lost.token)).status).toBe(403);
	expect((await reset('adminB', 'supervisorA')).status).toBe(404);
	expect((await reset('adminA', 'adminA', admin.token)).failure.code).toBe('forbidden');
	expect((await login('supervisorA')).failure.code).toBe('code_required');

	const shown = async () =>
		(
			await api.call({ token: root }, userPermissionsApi.one, {
				params: { userId: IDS.supervisorA },
			})
		).body.has_two_factor;
	expect(await shown()).toBe(true);
	expect((await reset('adminA', 'supervisorA', admin.token)).body).toEqual({
		id: IDS.supervisorA,
	});
	expect(await shown()).toBe(false);
	expect((await api.call({ token: lost.token }, profileApi.supervisor, {})).status).toBe(401);
	expect((await login('supervisorA')).status).toBe(200);
	const again = await reset('adminA', 'supervisorA', admin.token);
	expect(again.failure.code).toBe('conflict');
	expect((await reset('root', 'adminA', root)).status).toBe(200);
	expect((await login('adminA')).status).toBe(200);
	const { rows } = await sql<{ actor_id: string | null; after: unknown }>`
		SELECT actor_id, after FROM audit_entries WHERE object_type = 'two-factor'
			AND object_id = ${IDS.supervisorA} ORDER BY seq DESC LIMIT 1`.execute(api.owner);
	expect(rows).toEqual([
		{ actor_id: IDS.adminA, after: { two_factor: 'off', identity: 'in_person' } },
	]);
});

test('guessing codes is slowed down for the account, from whatever address', async () => {
	const { secret } = await turnOn('adminA');
	const answers: string[] = [];
	for (let guess = 0; guess < 6; guess++) {
		const { failure } = await api.inject({
			method: 'POST',
			url: authApi.login.path,
			remoteAddress: `10.0.0.${guess}`,
			payload: { username: guess % 2 ? 'ADMINA' : 'adminA', password: PASSWORD, code: '000000' },
		});
		answers.push(failure.code);
	}
	expect(answers).toEqual([...Array<string>(5).fill('invalid_code'), 'too_many_requests']);
	expect((await login('adminA', codeOf(secret))).failure.code).toBe('too_many_requests');
	clock.now += 61_000;
	expect((await login('adminA', codeOf(secret))).status).toBe(200);
});

test('the database holds neither secret nor recovery code, and keeps both from the application', async () => {
	const { secret, recovery_codes } = await turnOn('adminB');
	const { rows } = await sql<{ kept: Buffer }>`SELECT secret AS kept FROM two_factor`.execute(
		api.owner,
	);
	const raw = Buffer.from(Secret.fromBase32(secret).bytes);
	expect(rows.map(({ kept }) => kept.includes(raw))).toEqual([false]);
	expect(recovery_codes).toHaveLength(10);
	for (const table of ['two_factor', 'recovery_codes']) {
		await expect(sql`SELECT * FROM ${sql.table(table)}`.execute(api.db)).rejects.toThrow(
			'permission denied',
		);
	}
});

test('codes are guessed from a known device no faster by writing the phone in other ways', async () => {
	const { secret } = await turnOn('supervisorB');
	await sql`UPDATE users SET phone = '+50934567890' WHERE id = ${IDS.supervisorB}`.execute(
		api.owner,
	);
	const signIn = (username: string, more: object) =>
		api.call({ token: undefined }, authApi.login, {
			body: { username, password: PASSWORD, ...more },
		});
	const { device } = (await signIn('34567890', { code: codeOf(secret) })).body;
	const names = [
		'3456-7890',
		'34567890',
		'34 56 78 90',
		'+509 3456 7890',
		'(3456) 7890',
		'3456.7890',
	];
	const codes: string[] = [];
	for (const name of [...names, 'supervisorB', 'SUPERVISORB']) {
		codes.push((await signIn(name, { device, code: '000000' })).failure.code);
	}
	expect(codes).toEqual([
		...Array.from({ length: 5 }, () => 'invalid_code'),
		...Array.from({ length: 3 }, () => 'too_many_requests'),
	]);
});
