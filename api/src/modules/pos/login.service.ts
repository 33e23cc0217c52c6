import type { BodyOf, ErrorCode, OutputOf } from '@borlette/shared/contract';
import type { posApi } from '@borlette/shared/contract/pos';
import type { Pool } from '../../db/connect.ts';
import { askServers, holding } from '../../db/homes/homes.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { ApiFailure } from '../../errors.ts';
import { guesser } from '../../identity/guessers.ts';
import { networkOf } from '../../identity/network.ts';
import { passwordMatches } from '../../identity/password.ts';
import {
	findPosCredentials,
	type PosCredentials,
	startPosSession,
} from '../../identity/pos-session.sql.ts';
import { type PosSession, readPosSession } from '../../identity/pos-session.ts';
import type { SlowDown } from '../../identity/slow-down.ts';
import { newToken, tokenHash } from '../../identity/token.ts';
import { trailOf } from '../../trail/entries.sql.ts';
import type { Refusals, Refused } from '../../trail/refused.ts';

const scopeOf = ({ company_id, agent_id }: PosCredentials): Scope => ({
	...{ companyId: company_id, supervisorId: null },
	...{ userId: agent_id, role: 'agent' },
});

/** A terminal stays signed in for a working day, whether it sells or not. */
const TOKEN_MINUTES = 18 * 60;

interface LoginParts {
	db: Pool;
	slowDown: SlowDown;
	refusals: Refusals;
	caller: { ip: string; userAgent: string };
}

/** A name that nobody has may be a password typed in the wrong place, so it is not told. */
const failedSignIn = (
	account: PosCredentials | undefined,
	username: string,
	code: ErrorCode,
): Refused => ({
	companyId: account?.company_id ?? null,
	userId: account?.agent_id ?? null,
	role: account ? 'agent' : 'stranger',
	name: account ? username : '',
	type: 'pos',
	label: account ? username : '',
	code,
});

/** Unknown company, unknown name and wrong password fail alike and take equally long. */
export async function signTerminalIn(
	{ db, slowDown, refusals, caller }: LoginParts,
	{ company, username, password, device_id }: BodyOf<typeof posApi.login>,
): Promise<OutputOf<typeof posApi.login>> {
	const known = await askServers(db, (server) => findPosCredentials(server, company, username));
	const home = await holding(db, known?.company_id ?? null);
	const account = db.homes ? await findPosCredentials(home, company, username) : known;
	// A name is no secret, so who gives the bound terminal's still counts by address.
	const isBound = account !== undefined && account.device_id === device_id;
	const knownAs = isBound ? `${device_id} at ${networkOf(caller.ip)}` : undefined;
	// Whose name it is, not how it is written: PostgreSQL takes letters for each other that JavaScript does not.
	const guesses = guesser(account?.agent_id ?? `${company}/${username}`, {
		ip: caller.ip,
		knownAs,
	});
	const note = (code: ErrorCode) => refusals.note(failedSignIn(account, username, code), caller);
	const refuse = (code: 'invalid_credentials' | 'account_blocked' | 'device_refused') => {
		note(code);
		return new ApiFailure(code);
	};
	const matches = async () =>
		(await passwordMatches(account?.password_hash, password)) ? account : undefined;
	const found = await slowDown.guess(guesses, matches).catch((error) => {
		if (error instanceof ApiFailure) note(error.code);
		throw error;
	});
	if (!found) throw refuse('invalid_credentials');
	if (!found.is_active) throw refuse('account_blocked');

	const accessToken = newToken();
	const token = { hash: tokenHash(accessToken), minutes: TOKEN_MINUTES };
	const started = await inScope(home, scopeOf(found), (tx) =>
		startPosSession(tx, found, device_id, token),
	);
	if (!started) throw refuse('device_refused');
	const session = (await readPosSession(home, accessToken)) as PosSession;
	await inScope(db, session.scope, async (tx) => {
		await trailOf(tx, { name: session.name, ...caller })({
			action: 'login',
			type: 'pos',
			id: session.view.id,
			label: `${session.name} (${device_id})`,
		});
	});
	return { accessToken, agent: session.view };
}
