import type { BodyOf, Permission, QueryOf } from '@borlette/shared/contract';
import { agentChoices } from '@borlette/shared/contract/agent';
import { wrongBounds } from '@borlette/shared/contract/bounds';
import type { StakedGame } from '@borlette/shared/contract/games';
import {
	type TypeBoule,
	type TypeBouleAgent,
	type TypeGame,
	type TypeGameAgent,
	typeBoulesAgentApi,
	typeBoulesApi,
	typeGamesAgentApi,
	typeGamesApi,
} from '@borlette/shared/contract/limite';
import { tirageChoices } from '@borlette/shared/contract/tirage';
import { gameMessages, words } from '@borlette/shared/i18n';
import {
	type Column,
	defineResource,
	type Filter,
	type FormFieldDefinition,
	type ScopeDefinition,
	scopeParts,
} from '@borlette/shared/resource';
import { later } from '@borlette/shared/ui';
import { ImportLimits } from './ImportLimits.tsx';
import { messages } from './messages.ts';

const { mariage_gratuit: _given, ...games } = gameMessages;

type Fields<B, I> = readonly FormFieldDefinition<B, I>[];
type Body = BodyOf<typeof typeGamesApi.create>;
type BodyOfAgent = BodyOf<typeof typeGamesAgentApi.create>;
type BodyOfBoule = BodyOf<typeof typeBoulesApi.create>;

/** In "Toutes" rows are of several companies. */
const money = { kind: 'money', currency: 'currency' } as const;

/** What the four families share; each adds the ball, the agent or both. */
const columns = {
	game: [{ kind: 'enum', name: 'game', label: words.game, labels: games }],
	boule: [{ kind: 'ball', name: 'boule', label: words.boule, none: messages.everyBoule }],
	agent: [{ kind: 'ref', name: 'agent_name', label: words.agent }],
	bounds: [
		{ kind: 'ref', name: 'tirage_name', label: words.tirage, none: words.everyTirage },
		{ ...money, name: 'min_stake', label: messages.minStake, none: messages.none },
		{ ...money, name: 'max_stake', label: messages.maxStake, none: messages.none },
		{ ...money, name: 'limite', label: words.limite, none: messages.none },
		{ kind: 'status', name: 'is_active', label: words.state },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
	],
} as const satisfies {
	game: readonly Column<TypeGame>[];
	boule: readonly Column<TypeBoule>[];
	agent: readonly Column<TypeGameAgent>[];
	bounds: readonly Column<TypeGame>[];
};

const filters: readonly Filter<QueryOf<typeof typeGamesApi.list>>[] = [
	{ kind: 'enum', name: 'game', label: words.game, all: words.everyGame, labels: games },
	{
		kind: 'ref',
		name: 'tirage_id',
		label: words.tirage,
		all: words.everyTirage,
		choices: tirageChoices,
	},
	{
		kind: 'bool',
		name: 'is_active',
		label: words.state,
		all: words.everyState,
		labels: { true: words.activeOnesF, false: words.blockedOnesF },
	},
];
const agentFilters: readonly Filter<QueryOf<typeof typeGamesAgentApi.list>>[] = [
	{
		kind: 'ref',
		name: 'agent_id',
		label: words.agent,
		all: words.everyAgent,
		choices: agentChoices,
	},
];

const game: Fields<Body, TypeGame> = [
	{ kind: 'enum', name: 'game', label: words.game, labels: games },
];
const boule: Fields<BodyOfBoule, TypeBoule> = [
	{ kind: 'text', name: 'boule', label: words.boule, help: messages.bouleHelp },
];
const agent: Fields<BodyOfAgent, TypeGameAgent> = [
	{
		kind: 'ref',
		name: 'agent_id',
		label: words.agent,
		choices: agentChoices,
		shown: 'agent_name',
		add: 'agent.new',
	},
];
const boundsWith = (
	limiteHelp: typeof messages.limiteGameHelp | typeof messages.limiteBouleHelp,
): Fields<Body, TypeGame> => [
	{
		kind: 'ref',
		name: 'tirage_id',
		label: words.tirage,
		choices: tirageChoices,
		none: words.everyTirage,
		shown: 'tirage_name',
	},
	{ kind: 'money', name: 'min_stake', label: messages.minStake, help: messages.minStakeHelp },
	{ kind: 'money', name: 'max_stake', label: messages.maxStake, help: messages.maxStakeHelp },
	{ kind: 'money', name: 'limite', label: words.limite, help: limiteHelp },
];

/** As the API judges a limit, once the game is chosen and no amount is half typed. */
function wrongLimit(values: Readonly<Record<string, unknown>>) {
	const { game, boule, min_stake, max_stake, limite } = values;
	const bounds = [min_stake, max_stake, limite].map((bound) =>
		bound === '' || bound === undefined ? null : bound,
	);
	if (!game || !bounds.every((bound) => bound === null || typeof bound === 'number')) return {};
	const [min, max, all] = bounds as (number | null)[];
	return wrongBounds({
		game: game as StakedGame,
		boule: typeof boule === 'string' ? boule : null,
		min_stake: min ?? null,
		max_stake: max ?? null,
		limite: all ?? null,
	});
}

const replays = {
	game: later(async () => (await import('./LimitReplay.tsx')).GameReplay),
	boule: later(async () => (await import('./LimitReplay.tsx')).BouleReplay),
};

/** What follows from a family's name. */
const family = (
	name: string,
	param: string,
	block: Permission,
	parts: ScopeDefinition['parts'],
) => ({
	name,
	param,
	activation: { permission: block },
	wrong: wrongLimit,
	putBack: () => ({}),
	scope: { parts: [...parts, scopeParts.tirage] },
	nameOf: (limit: { game: StakedGame } & Partial<TypeBouleAgent>) =>
		[limit.agent_name, NAMES[limit.game], limit.boule, limit.tirage_name]
			.filter(Boolean)
			.join(' · '),
});
/** Proper names of the house, the same in every language. */
const NAMES: Record<StakedGame, string> = {
	borlette: 'Borlette',
	mariage: 'Mariage',
	lotto3: 'Lotto 3',
	lotto4: 'Lotto 4',
	lotto5: 'Lotto 5',
};

export const limiteGame = defineResource({
	...family('limite-game', 'typeGameId', 'block_limite_game', [scopeParts.everyAgent]),
	screens: {
		list: 'limite-game.list',
		create: 'limite-game.new',
		edit: 'limite-game.edit',
	},
	endpoints: typeGamesApi,
	messages: {
		list: messages.gameList,
		create: messages.gameCreate,
		edit: messages.gameEdit,
		empty: messages.gameEmpty,
	},
	columns: [...columns.game, ...columns.bounds],
	filters,
	fields: [...game, ...boundsWith(messages.limiteGameHelp)],
	formAside: replays.game,
});

export const limiteGamePerAgent = defineResource({
	listActions: ImportLimits,
	...family('limite-game-per-agent', 'typeGameAgentId', 'block_limite_game_agent', [
		{ ...scopeParts.agent, isNeeded: true },
	]),
	screens: {
		list: 'limite-game-per-agent.list',
		create: 'limite-game-per-agent.new',
		edit: 'limite-game-per-agent.edit',
	},
	endpoints: typeGamesAgentApi,
	messages: {
		list: messages.gameAgentList,
		create: messages.gameAgentCreate,
		edit: messages.gameAgentEdit,
		empty: messages.gameAgentEmpty,
	},
	columns: [...columns.agent, ...columns.game, ...columns.bounds],
	filters: [...agentFilters, ...filters],
	fields: [...agent, ...game, ...boundsWith(messages.limiteGameHelp)],
	formAside: replays.game,
});

export const limiteBoule = defineResource({
	...family('limite-boule', 'typeBouleId', 'block_limite_boule', [
		scopeParts.everyAgent,
		scopeParts.boule,
	]),
	screens: {
		list: 'limite-boule.list',
		create: 'limite-boule.new',
		edit: 'limite-boule.edit',
	},
	endpoints: typeBoulesApi,
	messages: {
		list: messages.bouleList,
		create: messages.bouleCreate,
		edit: messages.bouleEdit,
		empty: messages.bouleEmpty,
	},
	columns: [...columns.game, ...columns.boule, ...columns.bounds],
	filters,
	fields: [...game, ...boule, ...boundsWith(messages.limiteBouleHelp)],
	formAside: replays.boule,
});

export const limiteBoulePerAgent = defineResource({
	listActions: ImportLimits,
	...family('limite-boule-per-agent', 'typeBouleAgentId', 'block_limite_boule_agent', [
		{ ...scopeParts.agent, isNeeded: true },
		scopeParts.boule,
	]),
	screens: {
		list: 'limite-boule-per-agent.list',
		create: 'limite-boule-per-agent.new',
		edit: 'limite-boule-per-agent.edit',
	},
	endpoints: typeBoulesAgentApi,
	messages: {
		list: messages.bouleAgentList,
		create: messages.bouleAgentCreate,
		edit: messages.bouleAgentEdit,
		empty: messages.bouleAgentEmpty,
	},
	columns: [...columns.agent, ...columns.game, ...columns.boule, ...columns.bounds],
	filters: [...agentFilters, ...filters],
	fields: [...agent, ...game, ...boule, ...boundsWith(messages.limiteBouleHelp)],
	formAside: replays.boule,
});
