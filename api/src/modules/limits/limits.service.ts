import type { BodyOf, FieldError, Permission } from '@borlette/shared/contract';
import type { StakedGame } from '@borlette/shared/contract/games';
import type { typeBoulesAgentApi } from '@borlette/shared/contract/limits';
import { normaliseBoule } from '../../engine/games.ts';
import { invalidField, invalidFields } from '../../errors.ts';
import { type RecordKind, records } from '../../http/records.ts';
import type { Work } from '../../http/route.ts';
import { findAgent } from '../agent/agent.sql.ts';
import { findTirage } from '../tirage/tirage.sql.ts';
import { findLimit, type Limit, type LimitFamily } from './limits.sql.ts';

/** The widest family's bodies; in the others ball or agent are absent. */
type Widest<B> = Omit<B, 'boule' | 'agent_id'> & { boule?: string | null; agent_id?: string };
type New = Widest<BodyOf<typeof typeBoulesAgentApi.create>>;
type Change = Widest<BodyOf<typeof typeBoulesAgentApi.update>>;

const BALL_OF: Record<StakedGame, RegExp> = {
	borlette: /^[0-9]{2}$/,
	mariage: /^[0-9]{2}\*[0-9]{2}$/,
	lotto3: /^[0-9]{3}$/,
	lotto4: /^[0-9]{4}$/,
	lotto5: /^[0-9]{5}$/,
};

/** Services of one family. A sale is held to the strictest limit that applies, of all families. */
export const limitsOf = (type: string, family: LimitFamily, block: Permission) =>
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
		check,
	} satisfies RecordKind<Limit, New, Change>);

const labelOf = ({ game, boule, tirage_name, agent_name }: Limit): string =>
	[game, boule, tirage_name, agent_name].filter(Boolean).join(', ');

async function check(work: Work, body: New | Change): Promise<void> {
	const fields: Record<string, FieldError> = {};
	const { min_stake: min, max_stake: max, limite, boule, game } = body;
	if (min === null && max === null && limite === null) fields.limite = { code: 'required' };
	if (min !== null && max !== null && max < min) {
		fields.max_stake = { code: 'too_small', limit: min };
	}
	if (boule && !BALL_OF[game].test(boule)) fields.boule = { code: 'format' };
	if (Object.keys(fields).length > 0) throw invalidFields(fields);
	await requireReferences(work, body);
}

async function requireReferences({ db, scope }: Work, { tirage_id, agent_id }: New): Promise<void> {
	if (tirage_id && !(await findTirage(db, scope, tirage_id))) {
		throw invalidField('tirage_id', 'unknown_reference');
	}
	if (agent_id && !(await findAgent(db, scope, agent_id))) {
		throw invalidField('agent_id', 'unknown_reference');
	}
}
