import type { BodyOf } from '@borlette/shared/contract';
import type { Supervisor, supervisorApi } from '@borlette/shared/contract/supervisor';
import { records } from '../../http/records.ts';
import type { Context } from '../../http/route.ts';
import { hashGivenPassword } from '../../identity/password.ts';
import { findSupervisor, supervisorWrites } from './supervisor.sql.ts';

type Typed = BodyOf<typeof supervisorApi.create>;
type New = Omit<Typed, 'password'>;
type Change = BodyOf<typeof supervisorApi.update>;

export const supervisors = records<Supervisor, New, Change>({
	type: 'supervisor',
	table: supervisorWrites,
	block: 'block_sup',
	labelOf: ({ first_name, last_name, username }) => `${first_name} ${last_name} (${username})`,
	find: findSupervisor,
});

export async function createSupervisor(
	context: Context,
	{ password, ...supervisor }: Typed,
): Promise<Supervisor> {
	const password_hash = await hashGivenPassword(password, supervisor);
	return supervisors.create(context, supervisor, { password_hash });
}
