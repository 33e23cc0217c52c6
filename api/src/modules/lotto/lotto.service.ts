import type { BodyOf } from '@borlette/shared/contract';
import type { Lotto, lottoApi } from '@borlette/shared/contract/lotto';
import { invalidField } from '../../errors.ts';
import { records } from '../../http/records.ts';
import { knownIds } from '../../http/references.sql.ts';
import type { Context } from '../../http/route.ts';
import { requirePermission } from '../../identity/permissions.ts';
import type { SignedIn } from '../../identity/session.ts';
import { findLotto, replaceBlocks } from './lotto.sql.ts';

type New = BodyOf<typeof lottoApi.create>;
type Change = BodyOf<typeof lottoApi.update>;

export const lotto = records<Lotto, New, Change>({
	type: 'lotto',
	table: 'lotto_options',
	block: 'block_option',
	labelOf: ({ name }) => name,
	find: findLotto,
	columnsOf: (body) => ({
		name: body.name,
		colour: body.colour,
		position: body.position,
		...('game' in body && { game: body.game, option: body.option }),
	}),
	async after({ db, companyId }, id, body) {
		if ('blocked_surcussales' in body && body.blocked_surcussales) {
			await replaceBlocks(db, companyId, id, body.blocked_surcussales);
		}
	},
});

/** The further options of lotto 4 and 5 take `option_plus`. */
export async function createLotto(context: Context, session: SignedIn, body: New): Promise<Lotto> {
	const hasOptions = body.game === 'lotto4' || body.game === 'lotto5';
	if (hasOptions === (body.option === 0)) throw invalidField('option', 'not_allowed');
	if (body.option > 1) requirePermission(session, 'option_plus');
	return lotto.create(context, body);
}

export async function changeLotto(
	context: Context,
	session: SignedIn,
	body: Change,
): Promise<Lotto> {
	const wanted = body.blocked_surcussales;
	if (wanted) {
		const before = await lotto.get(context, body.id);
		const same = [...wanted].sort().join() === before.blocked_surcussales.join();
		if (!same) requirePermission(session, 'block_option');
		const known = await knownIds(context.db, context.scope, 'surcussale_id', wanted);
		const unknown = wanted.findIndex((id) => !known.has(id));
		if (unknown >= 0) throw invalidField(`blocked_surcussales.${unknown}`, 'unknown_reference');
	}
	return lotto.change(context, session, body);
}
