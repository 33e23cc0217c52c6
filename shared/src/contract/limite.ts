import {
	Amount,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	type Permission,
	type Static,
	strict,
	type TObject,
	type TSchema,
	Type,
	Version,
} from '@borlette/shared/contract';
import { Boule } from './boules-block.ts';
import { STAKED_GAMES } from './games.ts';

const Stake = Type.Integer({ ...Amount, minimum: 0 });

/** Minor units; null sets no bound. At least one of the three is given. */
const bounds = {
	/** Of one line. */
	min_stake: nullable(Stake),
	max_stake: nullable(Stake),
	/** The most that may be staked in all, in one draw instance. */
	limite: nullable(Stake),
};
const game = {
	game: oneOf(STAKED_GAMES),
	/** null: in every draw. */
	tirage_id: nullable(Id),
	...bounds,
};
/** null: each ball of the game. `34*12` is stored as `12*34`. */
const boule = { boule: nullable(Boule) };
const agent = { agent_id: Id };

const shown = {
	id: Id,
	tirage_name: nullable(Type.String()),
	/** false: the limit does not apply. */
	is_active: Type.Boolean(),
	version: Version,
	created_at: Instant,
};
const shownAgent = { agent_name: Type.String() };

export const TypeGame = Type.Object({ ...game, ...shown });
export type TypeGame = Static<typeof TypeGame>;
export const TypeGameAgent = Type.Object({ ...game, ...agent, ...shown, ...shownAgent });
export type TypeGameAgent = Static<typeof TypeGameAgent>;
export const TypeBoule = Type.Object({ ...game, ...boule, ...shown });
export type TypeBoule = Static<typeof TypeBoule>;
export const TypeBouleAgent = Type.Object({
	...game,
	...boule,
	...agent,
	...shown,
	...shownAgent,
});
export type TypeBouleAgent = Static<typeof TypeBouleAgent>;

interface Family<E, I, P, F> {
	path: string;
	words: string;
	params: P;
	codes: Record<'view' | 'add' | 'change' | 'block', Permission>;
	editable: E;
	item: I;
	filters: F;
}

function family<
	E extends Record<string, TSchema>,
	I extends TObject<{ id: TSchema }>,
	P extends TObject,
	F extends Record<string, TSchema>,
>({ path, words, params, codes, editable, item, filters }: Family<E, I, P, F>) {
	const param = Object.keys(params.properties)[0];
	return {
		list: listEndpoint({
			path,
			summary: `Limits ${words}`,
			access: { permission: codes.view },
			item,
			filters: {
				game: oneOf(STAKED_GAMES),
				tirage_id: Id,
				is_active: Type.Boolean(),
				...filters,
			},
			sort: ['created_at', 'game', 'limite', 'max_stake', 'tirage_name'],
			defaultSort: '-created_at',
		}),
		one: endpoint({
			method: 'GET',
			path: `${path}/:${param}`,
			summary: `One limit ${words}`,
			access: { permission: [codes.view, codes.change] },
			input: { params },
			output: item,
		}),
		create: endpoint({
			method: 'POST',
			path,
			summary: `Add a limit ${words}`,
			access: { permission: codes.add },
			input: { body: strict(editable) },
			output: item,
		}),
		update: endpoint({
			method: 'PUT',
			path,
			summary: `Change a limit ${words}; is_active also takes ${codes.block}`,
			access: { permission: codes.change },
			input: {
				body: strict({
					...editable,
					id: Id,
					version: Version,
					is_active: Type.Optional(Type.Boolean()),
				}),
			},
			output: item,
		}),
		remove: endpoint({
			method: 'DELETE',
			path,
			summary: `Delete a limit ${words}`,
			access: { permission: codes.change },
			input: { body: strict({ id: Id }) },
			output: Type.Object({ id: Id }),
		}),
	};
}

export const typeGamesApi = family({
	path: '/api/companies/type-games',
	words: 'on a game, for all agents',
	params: Type.Object({ typeGameId: Id }),
	codes: {
		view: 'view_typegame',
		add: 'add_typegame',
		change: 'change_typegame',
		block: 'block_limite_game',
	},
	editable: game,
	item: TypeGame,
	filters: {},
});

export const typeGamesAgentApi = family({
	path: '/api/companies/type-games-agent',
	words: 'on a game, for one agent',
	params: Type.Object({ typeGameAgentId: Id }),
	codes: {
		view: 'view_typegameagent',
		add: 'add_typegameagent',
		change: 'change_typegameagent',
		block: 'block_limite_game_agent',
	},
	editable: { ...game, ...agent },
	item: TypeGameAgent,
	filters: agent,
});

export const typeBoulesApi = family({
	path: '/api/companies/type-boules',
	words: 'on a ball, for all agents',
	params: Type.Object({ typeBouleId: Id }),
	codes: {
		view: 'view_typeboule',
		add: 'add_typeboule',
		change: 'change_typeboule',
		block: 'block_limite_boule',
	},
	editable: { ...game, ...boule },
	item: TypeBoule,
	filters: {},
});

export const typeBoulesAgentApi = family({
	path: '/api/companies/type-boules-agent',
	words: 'on a ball, for one agent',
	params: Type.Object({ typeBouleAgentId: Id }),
	codes: {
		view: 'view_typebouleagent',
		add: 'add_typebouleagent',
		change: 'change_typebouleagent',
		block: 'block_limite_boule_agent',
	},
	editable: { ...game, ...boule, ...agent },
	item: TypeBouleAgent,
	filters: agent,
});
