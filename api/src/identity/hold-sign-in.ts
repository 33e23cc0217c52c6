import type { Db } from '../db/connect.ts';
import { ApiFailure } from '../errors.ts';
import { lockPeople } from './people.sql.ts';
import { findSession, type SessionRow, whyEnded } from './session.sql.ts';
import type { SignedIn } from './session.ts';

/**
 * Before callers change themselves or how they sign in; returns them as they are by then. Whoever gives them another
 * password, blocks them or signs them out comes before this transaction or after it, never in between, where it would undo
 * what they did.
 * @throws `unauthenticated` and `account_blocked` where they came before, however the call was admitted
 */
export async function holdSignIn(
	db: Db,
	{ view, tokenHash }: Pick<SignedIn, 'view' | 'tokenHash'>,
): Promise<SessionRow> {
	await lockPeople(db, [view.id]);
	const now = await findSession(db, tokenHash);
	if (!now) {
		const ended = await whyEnded(db, tokenHash);
		throw new ApiFailure('unauthenticated', ended ? { ended } : {});
	}
	if (!now.is_active) throw new ApiFailure('account_blocked');
	return now;
}
