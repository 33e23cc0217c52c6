import type { BodyOf } from '@borlette/shared/contract';
import type { Surcussale, surcussaleApi } from '@borlette/shared/contract/surcussale';
import { ApiFailure } from '../../errors.ts';
import { records } from '../../http/records.ts';
import { requireReferences, requireUnblocked } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import { findSurcussale } from './surcussale.sql.ts';

type Typed = BodyOf<typeof surcussaleApi.create>;
type New = Typed & { supervisor_id: string | null };
type Change = BodyOf<typeof surcussaleApi.update>;

export const surcussales = records<Surcussale, New, Change>({
	type: 'surcussale',
	table: 'surcussales',
	block: 'block_suc',
	labelOf: ({ name }) => name,
	find: findSurcussale,
	concerns: 'part',
	async check(context, { supervisor_id, generale_id, commission }, before) {
		await requireSupervisor(context, supervisor_id);
		await requireUnblocked(context, 'supervisor_id', supervisor_id, before?.supervisor_id);
		requireOwnRate(context, commission, before?.commission ?? 0);
		await requireReferences(context, { generale_id });
	},
});

/** Not sent: of the supervisor who adds it, else of nobody. */
export const createSurcussale = (context: Context, body: Typed): Promise<Surcussale> =>
	surcussales.create(context, {
		...body,
		supervisor_id:
			body.supervisor_id === undefined ? context.scope.supervisorId : body.supervisor_id,
	});

/** Of this company; a supervisor with the right to write keeps the surcussale their own. */
async function requireSupervisor({ db, scope }: Context, id: string | null): Promise<void> {
	if (scope.supervisorId && id !== scope.supervisorId) throw new ApiFailure('forbidden');
	await requireReferences({ db, scope }, { supervisor_id: id });
}

/** Who has the surcussale gains by its rate: the house sets it. */
function requireOwnRate({ scope }: Context, wanted: number, before: number): void {
	if (scope.supervisorId && wanted !== before) throw new ApiFailure('forbidden');
}
