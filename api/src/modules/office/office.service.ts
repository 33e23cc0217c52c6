import { type BodyOf, mayGive } from '@borlette/shared/contract';
import {
	type OfficePerson,
	type officeApi,
	TEMPLATE_PERMISSIONS,
} from '@borlette/shared/contract/office';
import { inTable } from '../../db/write.ts';
import { records } from '../../http/records.ts';
import type { Context } from '../../http/route.ts';
import { requireAdministers } from '../../identity/administer.ts';
import { hashGivenPassword } from '../../identity/password.ts';
import type { SignedIn } from '../../identity/session.ts';
import { findOfficePerson, insertOfficePerson } from './office.sql.ts';

type Typed = BodyOf<typeof officeApi.create>;
type Change = BodyOf<typeof officeApi.update>;

const people = records<OfficePerson, Omit<Typed, 'password' | 'template'>, Change>({
	type: 'office',
	table: {
		...inTable('users'),
		insert: (db, { perms, ...person }) =>
			insertOfficePerson(db, person, perms as OfficePerson['perms']),
	},
	block: 'block_office',
	labelOf: ({ first_name, last_name, username }) => `${first_name} ${last_name} (${username})`,
	find: findOfficePerson,
});

export const getOfficePerson = people.get;

/** With what the template allows, as far as whoever adds them may do it too. */
export async function createOfficePerson(
	context: Context,
	{ permissions }: SignedIn,
	{ password, template, ...person }: Typed,
): Promise<OfficePerson> {
	const perms = TEMPLATE_PERMISSIONS[template].filter((code) =>
		mayGive(code, { own: permissions, before: [] }),
	);
	const password_hash = await hashGivenPassword(password, person);
	return people.create(context, person, { password_hash, perms });
}

/** One who is blocked is signed out by their next call. */
export async function changeOfficePerson(
	context: Context,
	session: SignedIn,
	body: Change,
): Promise<OfficePerson> {
	await requireColleague(context, session, body.id);
	return people.change(context, session, body);
}

export async function removeOfficePerson(
	context: Context,
	session: SignedIn,
	id: string,
): Promise<{ id: string }> {
	await requireColleague(context, session, id);
	return people.remove(context, id);
}

async function requireColleague(context: Context, session: SignedIn, id: string): Promise<void> {
	const person = { ...(await people.get(context, id)), role: 'company' as const };
	await requireAdministers(context.db, session, person, 'change');
}
