import { passwordApi, twoFactorApi } from '@borlette/shared/contract/account';
import { profileApi } from '@borlette/shared/contract/auth';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../db/connect.ts';
import { rowsOf, theRow } from '../../db/rows.ts';
import { asGiven, hashPassword } from '../../identity/password.ts';
import { IDS, PASSWORD } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';
import { untilWaiting } from '../../tools/testing/waiting.ts';

const STEP_MS = 30_000;
const api = useTestApi();
const clock = { now: Date.now() };
/** Each code counts once. */
beforeEach(() => {
	clock.now += 10 * STEP_MS;
	jest.spyOn(Date, 'now').mockImplementation(() => clock.now);
});
afterEach(() => jest.restoreAllMocks());

const codeOf = (secret: string) =>
	TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now });

interface Callers {
	token: string;
	/** Of the second step that was begun. */
	secret: string;
	isOn: boolean;
}

/** A supervisor who signed in; with `isOn` their second step is on. */
async function signedIn(isOn = false): Promise<Callers> {
	await sql`DELETE FROM two_factor`.execute(api.owner);
	await sql`UPDATE users SET is_active = true, phone = NULL, password_hash = ${await hashPassword(PASSWORD)}
		WHERE id = ${IDS.supervisorA}`.execute(api.owner);
	const token = await api.tokenOf('supervisorA');
	const { body } = await api.call({ token }, twoFactorApi.begin, { body: { password: PASSWORD } });
	if (isOn) {
		await api.call({ token }, twoFactorApi.confirm, { body: { code: codeOf(body.secret) } });
		clock.now += 2 * STEP_MS;
	}
	return { token, secret: body.secret, isOn };
}
type Call = (callers: Callers) => ReturnType<typeof api.call>;

const ofOwnPassword: Call = ({ token }) =>
	api.call({ token }, passwordApi.own, {
		body: { old_password: PASSWORD, password: 'quatre mots bien longs' },
	});
const choosing: Call = ({ token }) =>
	api.call({ token }, passwordApi.choose, { body: { password: 'quatre mots bien longs' } });
const beginning: Call = ({ token }) =>
	api.call({ token }, twoFactorApi.begin, { body: { password: PASSWORD } });
const confirming: Call = ({ token, secret }) =>
	api.call({ token }, twoFactorApi.confirm, { body: { code: codeOf(secret) } });
const proof = ({ secret }: Callers) => ({ password: PASSWORD, code: codeOf(secret) });
const disabling: Call = (callers) =>
	api.call({ token: callers.token }, twoFactorApi.disable, { body: proof(callers) });
const renewing: Call = (callers) =>
	api.call({ token: callers.token }, twoFactorApi.renewCodes, { body: proof(callers) });
const callingOneself: Call = ({ token }) =>
	api.call({ token }, profileApi.update, { body: { phone: '+50936445566' } });

const kept = async () => ({
	user: await theRow(
		api.owner,
		sql<{ password_hash: string; phone: string | null }>`
			SELECT password_hash, phone FROM users WHERE id = ${IDS.supervisorA}`,
	),
	second: await rowsOf(api.owner, sql`SELECT secret, confirmed_at FROM two_factor`),
	codes: await rowsOf(api.owner, sql`SELECT code_hash FROM recovery_codes ORDER BY 1`),
});

/** Some are refused before they come to what is held. */
const untilHeldOrOver = (calling: Promise<unknown>) =>
	untilWaiting(api.owner, calling).catch(() => undefined);

/** The call is at work, and what is open here not yet committed. */
async function whileOpen(work: (tx: Db) => Promise<unknown>, call: () => ReturnType<Call>) {
	const { answer } = await api.owner.transaction().execute(async (tx) => {
		await work(tx);
		const calling = call();
		await untilHeldOrOver(calling);
		return { answer: calling };
	});
	return answer;
}

describe.each([
	['one’s own password', ofOwnPassword, false],
	['a password in place of a given one', choosing, false],
	['a second step that is begun', beginning, false],
	['a second step that is turned on', confirming, false],
	['a second step that is turned off', disabling, true],
	['new recovery codes', renewing, true],
	['one’s own phone', callingOneself, false],
] as const)('%s', (_, call, isOn) => {
	test('changes nothing of somebody who is signed out meanwhile', async () => {
		const callers = await signedIn(isOn);
		if (call === choosing) {
			await sql`UPDATE users SET password_hash = ${asGiven(await hashPassword(PASSWORD))}
				WHERE id = ${IDS.supervisorA}`.execute(api.owner);
		}
		const given = asGiven(await hashPassword('cinq mots encore plus longs'));
		const before = await kept();
		const { status, failure } = await whileOpen(
			async (tx) => {
				await sql`UPDATE users SET password_hash = ${given} WHERE id = ${IDS.supervisorA}`.execute(
					tx,
				);
				await sql`DELETE FROM tokens WHERE user_id = ${IDS.supervisorA}`.execute(tx);
			},
			() => call(callers),
		);
		expect([status, failure.code]).toEqual([401, 'unauthenticated']);
		expect(await kept()).toEqual({
			...before,
			user: { ...before.user, password_hash: given },
		});
	});
});

test('nor of somebody who is blocked meanwhile', async () => {
	const callers = await signedIn();
	const before = await kept();
	const { failure } = await whileOpen(
		(tx) => sql`UPDATE users SET is_active = false WHERE id = ${IDS.supervisorA}`.execute(tx),
		() => ofOwnPassword(callers),
	);
	expect(failure.code).toBe('account_blocked');
	expect(await kept()).toEqual(before);
});

test('of two who choose one’s own in place of a given one, the first has chosen', async () => {
	const callers = await signedIn();
	await sql`UPDATE users SET password_hash = ${asGiven(await hashPassword(PASSWORD))}
		WHERE id = ${IDS.supervisorA}`.execute(api.owner);
	const own = await hashPassword('cinq mots encore plus longs');
	const { failure } = await whileOpen(
		(tx) => sql`UPDATE users SET password_hash = ${own} WHERE id = ${IDS.supervisorA}`.execute(tx),
		() => choosing(callers),
	);
	expect(failure.code).toBe('conflict');
	expect((await kept()).user).toMatchObject({ password_hash: own });
});

/** Whoever resets it holds the person, then takes the second step away: who has it the other way round would wait for ever. */
test.each([
	['turning a second step on', confirming, false],
	['turning it off', disabling, true],
	['new recovery codes', renewing, true],
] as const)('%s does not stop somebody who resets it', async (_, call, isOn) => {
	const callers = await signedIn(isOn);
	const { answer } = await api.owner.transaction().execute(async (tx) => {
		await sql`SELECT FROM users WHERE id = ${IDS.supervisorA} FOR NO KEY UPDATE`.execute(tx);
		const calling = call(callers);
		await untilHeldOrOver(calling);
		await sql`DELETE FROM recovery_codes WHERE user_id = ${IDS.supervisorA}`.execute(tx);
		await sql`DELETE FROM two_factor WHERE user_id = ${IDS.supervisorA}`.execute(tx);
		return { answer: calling };
	});
	expect((await answer).failure.code).toBe('conflict');
	expect((await kept()).second).toEqual([]);
});
