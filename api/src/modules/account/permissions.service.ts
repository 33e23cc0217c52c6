import { type BodyOf, type FieldError, mayGive, type Permission } from '@borlette/shared/contract';
import type { User, userPermissionsApi } from '@borlette/shared/contract/account';
import { updateRow } from '../../db/write.ts';
import { invalidFields } from '../../errors.ts';
import { found, versionConflict } from '../../http/changes.ts';
import type { Context } from '../../http/route.ts';
import { requireAdministers } from '../../identity/administer.ts';
import type { SignedIn } from '../../identity/session.ts';
import { findUser, replacePermissions } from './account.sql.ts';

export const getUser = async ({ db, scope }: Context, id: string): Promise<User> =>
	found(await findUser(db, scope, id));

/** Takes effect at the person's next call. */
export async function changePermissions(
	context: Context,
	session: SignedIn,
	{ id, version, perms }: BodyOf<typeof userPermissionsApi.update>,
): Promise<User> {
	const before = await getUser(context, id);
	await requireAdministers(context.db, session, before, 'change');
	refuseOutOfReach(session, before.perms, perms);
	const key = { companyId: context.companyId, id, version };
	if (!(await updateRow(context.db, 'users', key, {}))) {
		throw versionConflict(await getUser(context, id));
	}
	await replacePermissions(context.db, id, perms);
	const after = await getUser(context, id);
	const label = after.username;
	await context.trail({ action: 'update', type: 'user-permissions', id, label, before, after });
	return after;
}

/** What somebody has already may stay; what is added must be the giver's own, and no provider's. */
function refuseOutOfReach(
	{ permissions }: SignedIn,
	before: readonly Permission[],
	wanted: readonly Permission[],
): void {
	const fields: Record<string, FieldError> = {};
	for (const [index, code] of wanted.entries()) {
		if (mayGive(code, { own: permissions, before })) continue;
		fields[`perms.${index}`] = { code: 'not_allowed' };
	}
	if (Object.keys(fields).length > 0) throw invalidFields(fields);
}
