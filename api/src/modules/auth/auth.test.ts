import { deviceApi, passwordApi } from '@borlette/shared/contract/account';
import { authApi, profileApi } from '@borlette/shared/contract/auth';
import { posApi } from '@borlette/shared/contract/pos';
import { itemsIn } from '@borlette/shared/contract/request';
import * as argon2 from '@node-rs/argon2';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { theRow } from '../../db/rows.ts';
import { IDS, PASSWORD } from '../../tools/testing/ids.ts';
import { stopClocks } from '../../tools/testing/stop-clocks.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const api = useTestApi({ loginAttemptsPerMinute: 40 });
afterEach(() => jest.restoreAllMocks());
const nobody = { token: undefined };

const login = (username: string, password = PASSWORD, remember?: boolean) =>
	api.call(nobody, authApi.login, {
		body: { username, password, ...(remember !== undefined && { remember }) },
	});
const profile = (token: string) => api.call({ token }, profileApi.company, {});
const minutesUntil = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / 60_000);

test('signing in answers a token, the person and their codes', async () => {
	const { status, body } = await login('adminA');
	expect(status).toBe(200);
	expect(body.role).toBe('company');
	expect(body.user).toMatchObject({
		username: 'adminA',
		companyname: 'Company A',
		select_company: IDS.companyA,
		company_country_code: 'HT',
		country_name: 'Haïti',
		select_country_code: null,
		timezone: 'America/Port-au-Prince',
	});
	expect(body.user.perms).toContainEqual({ codename: 'view_agent' });
	expect((await profile(body.accessToken)).body.id).toBe(IDS.adminA);
});

test('the username counts in any case', async () => {
	expect((await login('ADMINA')).status).toBe(200);
});

test('a phone signs in like a username, however it is written, where one person has it', async () => {
	const setPhone = (phone: string | null, id: string) =>
		sql`UPDATE users SET phone = ${phone} WHERE id = ${id}`.execute(api.owner);
	await setPhone('+50934567890', IDS.adminA);
	for (const name of ['+50934567890', '+509 3456 7890', '3456-7890', '34567890']) {
		expect([name, (await login(name)).body.user?.id]).toEqual([name, IDS.adminA]);
	}
	expect((await login('3456 7891')).failure.code).toBe('invalid_credentials');
	// Two people behind one phone: it says nothing, their usernames do.
	await setPhone('+50934567890', IDS.supervisorA);
	expect((await login('34567890')).failure.code).toBe('invalid_credentials');
	await setPhone(null, IDS.supervisorA);
	// A phone that is somebody's username is theirs.
	await sql`UPDATE users SET username = '34567890' WHERE id = ${IDS.supervisorA}`.execute(
		api.owner,
	);
	expect((await login('34567890')).body.user.id).toBe(IDS.supervisorA);
	await sql`UPDATE users SET username = 'supervisorA' WHERE id = ${IDS.supervisorA}`.execute(
		api.owner,
	);
	await setPhone(null, IDS.adminA);
});

test('wrong password and unknown username answer alike', async () => {
	const wrong = await login('adminA', 'wrong');
	const unknown = await login('nobody', 'wrong');
	expect([wrong.status, unknown.status]).toEqual([401, 401]);
	expect({ ...wrong.failure, requestId: '' }).toEqual({ ...unknown.failure, requestId: '' });
	expect(wrong.failure.code).toBe('invalid_credentials');
});

test('a name that nobody has takes the work of a password, in the office and on a terminal', async () => {
	const verify = jest.spyOn(jest.requireActual<typeof argon2>('@node-rs/argon2'), 'verify');
	await login('nobody', 'wrong');
	await api.call(nobody, posApi.login, {
		body: { company: 'AAA', username: 'nobody', password: 'wrong', device_id: 'POS-1' },
	});
	const strength = (hashed: unknown) => String(hashed).split('$').slice(1, 4);
	const real = strength(await argon2.hash('as people set it'));
	expect(verify.mock.calls.map(([hashed]) => strength(hashed))).toEqual([real, real]);
});

test('whoever has 40 sign-ins loses with the next one that which was unused longest', async () => {
	await sql`DELETE FROM tokens WHERE user_id = ${IDS.adminB}`.execute(api.owner);
	await sql`INSERT INTO tokens (user_id, token_hash, idle_minutes, idle_expires_at, expires_at, ip, user_agent, company_id)
		SELECT ${IDS.adminB}, sha256(n::text::bytea), 30, now() + make_interval(mins => 10, secs => n),
			now() + interval '1 hour', '', '', ${IDS.companyB}
		FROM generate_series(1, 40) AS n`.execute(api.owner);
	expect((await login('adminB')).status).toBe(200);
	const left = await theRow(
		api.owner,
		sql<{
			count: number;
			first: boolean | null;
			second: boolean | null;
		}>`SELECT count(*)::int AS count,
				bool_or(token_hash = sha256('1')) AS first, bool_or(token_hash = sha256('2')) AS second
			FROM tokens WHERE user_id = ${IDS.adminB}`,
	);
	expect(left).toEqual({ count: 40, first: false, second: true });
});

test('both forms of the header are read; a cookie and a query string are not', async () => {
	const token = await api.tokenOf('adminA');
	const get = (headers: Record<string, string>, url = profileApi.company.path) =>
		api.inject({ method: 'GET', url, headers });
	expect((await get({ authorization: `Token ${token}` })).status).toBe(200);
	expect((await get({ authorization: `Bearer ${token}` })).status).toBe(200);
	expect((await get({ cookie: `accessToken=${token}` })).status).toBe(401);
	expect((await get({}, `${profileApi.company.path}?token=${token}`)).status).toBe(401);
	expect((await get({ authorization: token })).status).toBe(401);
});

test('a sign-in lasts 30 minutes idle and 12 hours at most; remembered, 7 and 30 days', async () => {
	const plain = (await login('adminA')).body.user;
	expect(minutesUntil(plain.idle_expires_at)).toBe(30);
	expect(minutesUntil(plain.expires_at)).toBe(12 * 60);
	const remembered = (await login('adminA', PASSWORD, true)).body.user;
	expect(minutesUntil(remembered.idle_expires_at)).toBe(7 * 24 * 60);
	expect(minutesUntil(remembered.expires_at)).toBe(30 * 24 * 60);
});

test('use keeps a sign-in from idling out, never beyond its end', async () => {
	const token = await api.tokenOf('adminA');
	await sql`UPDATE tokens SET idle_expires_at = now() + interval '5 minutes'`.execute(api.owner);
	expect(minutesUntil((await profile(token)).body.idle_expires_at)).toBe(30);
	await sql`UPDATE tokens SET idle_expires_at = now() + interval '5 minutes',
		expires_at = now() + interval '10 minutes'`.execute(api.owner);
	expect(minutesUntil((await profile(token)).body.idle_expires_at)).toBe(10);
});

test.each(['idle_expires_at', 'expires_at'])('past %s the token is refused', async (column) => {
	const token = await api.tokenOf('adminA');
	await sql`UPDATE tokens SET ${sql.ref(column)} = now() - interval '1 second'`.execute(api.owner);
	const { status, failure } = await profile(token);
	expect([status, failure.code]).toEqual([401, 'unauthenticated']);
});

describe('who comes with a sign-in that is over is told why', () => {
	const whyOf = async (token: string) => (await profile(token)).failure.ended;
	const past = (column: string) =>
		sql`UPDATE tokens SET ${sql.ref(column)} = now() - interval '1 second'`.execute(api.owner);

	test.each([
		['idle_expires_at', 'idle'],
		['expires_at', 'expired'],
	])('past %s: %s, also once the person has signed in again', async (column, why) => {
		const token = await api.tokenOf('adminA');
		await past(column);
		expect(await whyOf(token)).toBe(why);
		await api.tokenOf('adminA');
		expect(await whyOf(token)).toBe(why);
	});

	test('ended from another device, or with all others', async () => {
		const [one, other, here] = [
			await api.tokenOf('adminA'),
			await api.tokenOf('adminA'),
			await api.tokenOf('adminA'),
		];
		const { body } = await api.call({ token: one }, deviceApi.list, { query: {} });
		const { id } = itemsIn(body).find(({ is_current }) => is_current) ?? { id: '' };
		await api.call({ token: here }, deviceApi.revoke, { body: { id } });
		expect(await whyOf(one)).toBe('ended');
		await api.call({ token: here }, deviceApi.revokeOthers, {});
		expect(await whyOf(other)).toBe('ended');
	});

	test('the password was changed', async () => {
		const [token, here] = [await api.tokenOf('adminA'), await api.tokenOf('adminA')];
		const body = { old_password: PASSWORD, password: 'un autre bon mot de passe' };
		expect((await api.call({ token: here }, passwordApi.own, { body })).status).toBe(200);
		expect(await whyOf(token)).toBe('password');
		const back = { old_password: body.password, password: PASSWORD };
		expect((await api.call({ token: here }, passwordApi.own, { body: back })).status).toBe(200);
	});

	test('signed out by oneself, or never signed in: nothing is told', async () => {
		const token = await api.tokenOf('adminA');
		await api.call({ token }, authApi.logout, {});
		expect(await whyOf(token)).toBeUndefined();
		expect(await whyOf('a'.repeat(43))).toBeUndefined();
	});
});

test('signing out ends this token at once, and no other', async () => {
	const token = await api.tokenOf('adminA');
	const other = await api.tokenOf('adminA');
	expect((await api.call({ token }, authApi.logout, {})).body).toEqual({});
	expect((await profile(token)).status).toBe(401);
	expect((await profile(other)).status).toBe(200);
});

test('a blocked person or company is told so, and their tokens open nothing', async () => {
	for (const [table, id] of [
		['users', IDS.adminB],
		['companies', IDS.companyB],
	] as const) {
		const token = await api.tokenOf('adminB');
		const setActive = (value: boolean) =>
			sql`UPDATE ${sql.table(table)} SET is_active = ${value} WHERE id = ${id}`.execute(api.owner);
		await setActive(false);
		expect((await profile(token)).failure.code).toBe('account_blocked');
		expect((await login('adminB')).failure.code).toBe('account_blocked');
		expect((await login('adminB', 'wrong')).failure.code).toBe('invalid_credentials');
		await setActive(true);
	}
});

test('each role has its own profile path', async () => {
	const paths = [profileApi.company, profileApi.supervisor, profileApi.superuser];
	for (const [place, person] of (['adminA', 'supervisorA', 'root'] as const).entries()) {
		const statuses = [];
		for (const path of paths) statuses.push((await api.call(person, path, {})).status);
		expect(statuses).toEqual(paths.map((_, index) => (index === place ? 200 : 403)));
	}
});

test('the database holds no token, only its hash', async () => {
	const { body } = await login('adminA');
	const { rows } = await sql<{ text: string }>`SELECT tokens::text AS text FROM tokens`.execute(
		api.owner,
	);
	expect(rows.some(({ text }) => text.includes(body.accessToken))).toBe(false);
	await expect(sql`SELECT * FROM tokens`.execute(api.db)).rejects.toThrow('permission denied');
	await expect(sql`SELECT password_hash FROM users`.execute(api.db)).rejects.toThrow(
		'permission denied',
	);
});

describe('who signs in while', () => {
	/** Answers a sign-in that looked at the password before something was changed, and began after it. */
	async function during(
		change: (tx: Db) => Promise<unknown>,
		signIn: () => ReturnType<typeof login>,
	) {
		const { answer } = await api.owner.transaction().execute(async (tx) => {
			await change(tx);
			const signing = signIn();
			await untilWaiting(api.owner, signing);
			return { answer: signing };
		});
		return answer;
	}
	const ends = (tx: Db) =>
		sql`SELECT set_config('app.user_id', ${IDS.adminB}, true), auth_end_others('', 'password')`.execute(
			tx,
		);

	test('the password is changed does not outlive it', async () => {
		const { status, failure } = await during(
			(tx) => sql`UPDATE users SET password_hash = 'another' WHERE id = ${IDS.adminB}`.execute(tx),
			() => login('adminB'),
		);
		expect([status, failure.code]).toEqual([401, 'invalid_credentials']);
		await sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ${IDS.adminA})
			WHERE id = ${IDS.adminB}`.execute(api.owner);
	});

	test('a second step is turned on does not get by without it', async () => {
		const { status } = await during(
			async (tx) => {
				await sql`INSERT INTO two_factor (user_id, secret, confirmed_at)
					VALUES (${IDS.adminB}, '', now())`.execute(tx);
				await ends(tx);
			},
			() => login('adminB'),
		);
		expect(status).toBe(401);
		await sql`DELETE FROM two_factor`.execute(api.owner);
		expect((await login('adminB')).status).toBe(200);
	});

	test('the password of a terminal is changed does not outlive it', async () => {
		const right = sql`SELECT password_hash FROM users WHERE id = ${IDS.adminA}`;
		await sql`UPDATE agents SET password_hash = (${right}) WHERE id = ${IDS.agentB}`.execute(
			api.owner,
		);
		const { rows } = await sql<{ company: string; username: string }>`
			SELECT c.ref_code AS company, a.username FROM agents a JOIN companies c ON c.id = a.company_id
			WHERE a.id = ${IDS.agentB}`.execute(api.owner);
		const { company = '', username = '' } = rows[0] ?? {};
		const answer = await during(
			(tx) => sql`UPDATE agents SET password_hash = 'another' WHERE id = ${IDS.agentB}`.execute(tx),
			() =>
				api.call({ token: undefined }, posApi.login, {
					body: { company, username, password: PASSWORD, device_id: 'POS-7' },
				}) as never,
		);
		expect([answer.status, answer.failure.code]).toEqual([401, 'invalid_credentials']);
	});
});

test('one address may try only so often a minute', async () => {
	stopClocks();
	let status = 0;
	for (let attempt = 0; attempt < 41 && status !== 429; attempt++) {
		({ status } = await login(`someone ${attempt}`, 'x'));
	}
	expect(status).toBe(429);
	expect((await login('adminA')).failure.code).toBe('too_many_requests');
});
