import type { BodyOf, Permission } from '@borlette/shared/contract';
import { wrongBounds } from '@borlette/shared/contract/bounds';
import type { typeBoulesAgentApi } from '@borlette/shared/contract/limite';
import type { TraceObject } from '@borlette/shared/contract/tracabilite';
import { normaliseBoule } from '../../engine/games.ts';
import { invalidField, invalidFields } from '../../errors.ts';
import { type RecordKind, records } from '../../http/records.ts';
import { requireReferences } from '../../http/references.ts';
import type { Context } from '../../http/route.ts';
import { findLimit, type Limit, type LimitFamily, limitOfBoule } from './limite.sql.ts';

/** The widest family's bodies; in the others ball or agent are absent. */
type Widest<B> = Omit<B, 'boule' | 'agent_id'> & { boule?: string | null; agent_id?: string };
type New = Widest<BodyOf<typeof typeBoulesAgentApi.create>>;
type Change = Widest<BodyOf<typeof typeBoulesAgentApi.update>>;

/** Services of one family. A sale is held to the strictest limit that applies, of all families. */
export const limitsOf = (type: TraceObject, family: LimitFamily, block: Permission) =>
	records<Limit, New, Change>({
		type,
		table: 'limits',
		block,
		labelOf,
		find: (db, scope, id) => findLimit(db, scope, family, id),
		columnsOf: (body) => ({
			kind: family.kind,
			game: body.game,
			boule: body.boule ? normaliseBoule(body.boule) : null,
			tirage_id: body.tirage_id,
			agent_id: body.agent_id ?? null,
			min_stake: body.min_stake,
			max_stake: body.max_stake,
			limite: body.limite,
		}),
		concerns: ({ agent_id }) => ({ agent_id }),
		check,
	} satisfies RecordKind<Limit, New, Change>);

/** A limit in the trail. */
export const labelOf = ({ game, boule, tirage_name, agent_name }: Limit): string =>
	[game, boule, tirage_name, agent_name].filter(Boolean).join(', ');

async function check(context: Context, body: New | Change, before?: Limit): Promise<void> {
	const fields = wrongBounds(body);
	if (Object.keys(fields).length > 0) throw invalidFields(fields);
	const { game, tirage_id, agent_id = null } = body;
	await requireReferences(context, { tirage_id, agent_id });
	if (!body.boule) return;
	// The index of limits knows no more than that one is there: of a ball it would be said of its game.
	const target = { game, boule: normaliseBoule(body.boule), tirage_id, agent_id };
	const same = await limitOfBoule(context.db, context.companyId, target);
	if (same && same.id !== before?.id) throw invalidField('boule', 'taken');
}
