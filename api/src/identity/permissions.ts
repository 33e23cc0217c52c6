import { codesOf, type Endpoint, type Permission } from '@borlette/shared/contract';
import { ApiFailure } from '../errors.ts';
import type { SignedIn } from './session.ts';

/** Whether role and permission allow the signed-in person the call. */
export function isAllowed(access: Endpoint['access'], session: SignedIn): boolean {
	if (typeof access !== 'object') return true;
	return (
		(!access.roles || access.roles.includes(session.scope.role)) &&
		(!access.permission || codesOf({ access }).some((code) => session.permissions.has(code)))
	);
}

/** Throws `forbidden` unless role and permission allow the call. */
export function authorise(access: Endpoint['access'], session: SignedIn): void {
	if (!isAllowed(access, session)) throw new ApiFailure('forbidden');
}

/** Throws `forbidden` without the permission; for what a call may do beside what its endpoint says. */
export function requirePermission({ permissions }: SignedIn, code: Permission): void {
	if (!permissions.has(code)) throw new ApiFailure('forbidden');
}

/** Throws `sign_in_again` unless they signed in a few minutes ago: a stolen sign-in changes no credentials. */
export function requireRecent({ isRecent }: Pick<SignedIn, 'isRecent'>): void {
	if (!isRecent) throw new ApiFailure('sign_in_again');
}
