import { DIRECTORY } from '../db/homes/homes.ts';
import { setScope } from '../db/scope.ts';
import type { Context } from './route.ts';

/** Goes on with one company, whichever was chosen: its rows, its trail. For the provider's calls. */
export const enterCompany = ({ db, scope }: Context, companyId: string): Promise<void> =>
	setScope(db, { ...scope, companyId });

/** Goes on outside of any company: the trail of the provider's own affairs. */
export function leaveCompany({ db, scope }: Context): Promise<void> {
	// Copies of these rows are on every server, and a change of one would be lost.
	if (db.pool.server !== DIRECTORY)
		throw new Error("The provider's rows are written on the directory");
	return setScope(db, { ...scope, companyId: null });
}
