import {
	Amount,
	CompanyCurrency,
	CompanyName,
	Id,
	Instant,
	nullable,
	oneOf,
	type Permission,
	type Static,
	type TObject,
	type TSchema,
	Type,
	Version,
} from '@borlette/shared/contract';
import { Boule } from './boules-block.ts';
import { blockable, crudApi } from './crud.ts';
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
	companyname: CompanyName,
	currency: CompanyCurrency,
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

interface Family<Param, Editable, Item, Filters> {
	path: string;
	words: string;
	param: Param;
	codes: Parameters<typeof crudApi>[0]['codes'];
	block: Permission;
	editable: Editable;
	item: Item;
	filters: Filters;
}

const family = <
	Param extends string,
	Editable extends Record<string, TSchema>,
	Item extends TObject<{ id: TSchema }>,
	Filters extends Record<string, TSchema>,
>({
	words,
	block,
	filters,
	...rows
}: Family<Param, Editable, Item, Filters>) =>
	crudApi({
		...rows,
		changed: blockable,
		filters: {
			game: oneOf(STAKED_GAMES),
			tirage_id: Id,
			is_active: Type.Boolean(),
			...filters,
		},
		sort: ['created_at', 'game', 'limite', 'max_stake', 'tirage_name'],
		defaultSort: '-created_at',
		summaries: {
			list: `Limits ${words}`,
			one: `One limit ${words}`,
			create: `Add a limit ${words}`,
			update: `Change a limit ${words}; is_active also takes ${block}`,
			remove: `Delete a limit ${words}`,
		},
	});

export const typeGamesApi = family({
	path: '/api/companies/type-games',
	words: 'on a game, for all agents',
	param: 'typeGameId',
	codes: 'typegame',
	block: 'block_limite_game',
	editable: game,
	item: TypeGame,
	filters: {},
});

export const typeGamesAgentApi = family({
	path: '/api/companies/type-games-agent',
	words: 'on a game, for one agent',
	param: 'typeGameAgentId',
	codes: 'typegameagent',
	block: 'block_limite_game_agent',
	editable: { ...game, ...agent },
	item: TypeGameAgent,
	filters: agent,
});

export const typeBoulesApi = family({
	path: '/api/companies/type-boules',
	words: 'on a ball, for all agents',
	param: 'typeBouleId',
	codes: 'typeboule',
	block: 'block_limite_boule',
	editable: { ...game, ...boule },
	item: TypeBoule,
	filters: {},
});

export const typeBoulesAgentApi = family({
	path: '/api/companies/type-boules-agent',
	words: 'on a ball, for one agent',
	param: 'typeBouleAgentId',
	codes: 'typebouleagent',
	block: 'block_limite_boule_agent',
	editable: { ...game, ...boule, ...agent },
	item: TypeBouleAgent,
	filters: agent,
});
