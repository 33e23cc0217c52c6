import type { Session } from '../contract/auth.ts';
import type { Codes } from '../contract/index.ts';

/** "Toutes": a superuser who has chosen no company reads the rows of all, and changes none. */
export const isEverywhere = (user: Session | null): boolean =>
	user?.role === 'superuser' && user.select_company === null;

/** Whether somebody holds the code, or any of several; no code: yes. */
export function can(user: Session | null, permission: Codes | null | undefined): boolean {
	const codes = [permission ?? []].flat();
	return (
		codes.length === 0 || Boolean(user?.perms.some(({ codename }) => codes.includes(codename)))
	);
}
