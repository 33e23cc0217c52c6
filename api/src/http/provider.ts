import { setScope } from '../db/scope.ts';
import type { Context } from './route.ts';

/** Goes on with one company, whichever was chosen: its rows, its trail. For the provider's calls. */
export const enterCompany = ({ db, scope }: Context, companyId: string): Promise<void> =>
	setScope(db, { ...scope, companyId });

/** Goes on outside of any company: the trail of the provider's own affairs. */
export const leaveCompany = ({ db, scope }: Context): Promise<void> =>
	setScope(db, { ...scope, companyId: null });
