import { mayAdminister, type Permission, type Role } from '@borlette/shared/contract';
import type { Db } from '../db/connect.ts';
import { ApiFailure } from '../errors.ts';
import { administersNow, lockPeople } from './people.sql.ts';
import type { SignedIn } from './session.ts';

interface Person {
	id: string;
	role: Role;
	perms: readonly Permission[];
}

/**
 * Throws `forbidden` unless the caller may do this to the person. Of two who take each other's rights at the
 * same moment one comes first and the other has none any more, so a company keeps somebody who administers.
 */
export async function requireAdministers(
	db: Db,
	{ view }: SignedIn,
	person: Person,
	act: 'change' | 'password',
): Promise<void> {
	if (!mayAdminister(view, person, act)) throw new ApiFailure('forbidden');
	await lockPeople(db, [view.id, person.id]);
	if (!(await administersNow(db, person.id))) throw new ApiFailure('forbidden');
}
