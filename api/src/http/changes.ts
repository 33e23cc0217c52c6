import type { Permission } from '@borlette/shared/contract';
import { ApiFailure } from '../errors.ts';
import { requirePermission } from '../identity/permissions.ts';
import type { SignedIn } from '../identity/session.ts';

/** The row, or `not_found`: an id of another company and one that never was answer alike. */
export function found<T>(row: T | undefined): T {
	if (row === undefined) throw new ApiFailure('not_found');
	return row;
}

/** A second person saved first; the answer carries the row as it is now. */
export const versionConflict = (current: unknown) =>
	new ApiFailure('version_conflict', { current });

interface Blockable {
	is_active: boolean;
}

/** Blocking and unblocking take a permission of their own beside the one to change. */
export function mayBlock(
	session: SignedIn,
	permission: Permission,
	before: Blockable,
	wanted: boolean | undefined,
): void {
	if (wanted === undefined || wanted === before.is_active) return;
	requirePermission(session, permission);
}

/** The word of the trail for a change from one state to another. */
export function changeOf(before: Blockable, after: Blockable): 'block' | 'unblock' | 'update' {
	if (before.is_active === after.is_active) return 'update';
	return after.is_active ? 'unblock' : 'block';
}
