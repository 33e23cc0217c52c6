import type { Permission } from '@borlette/shared/contract';
import type { StakedGame } from '@borlette/shared/contract/games';
import {
	type TypeBoule,
	type TypeGame,
	typeBoulesAgentApi,
	typeBoulesApi,
	typeGamesAgentApi,
	typeGamesApi,
} from '@borlette/shared/contract/limite';
import {
	type PrimeTarget,
	primeAgentApi,
	primeApi,
	primeSurcussaleApi,
	RATES,
	type Rate,
} from '@borlette/shared/contract/prime';
import { useList, useRead } from '@borlette/shared/data';
import { type ScreenRef, screenOf } from '@borlette/shared/screens';
import { messages } from './messages.ts';
import { useUserCan } from './useUserCan.ts';

type Of = 'agent' | 'surcussale';

/** Whose rule it is, as people say it. */
export const SOURCES = {
	agent_tirage: messages.own,
	agent: messages.own,
	tirage: messages.ofTirage,
	surcussale: messages.ofSurcussale,
	general: messages.general,
} as const satisfies Readonly<Record<PrimeTarget, typeof messages.own>>;

/** Of each list as many; who has more opens it. */
const MOST = 50;

interface PrimeRow {
	readonly rate: Rate;
	readonly units: number;
	readonly source: PrimeTarget;
}

/** What is asked of several calls together, as one reading. */
interface Reading<T> {
	readonly data: T | undefined;
	readonly error: unknown;
	readonly isFetching: boolean;
	readonly refetch: () => unknown;
}

function together<T>(
	reads: readonly Omit<Reading<unknown>, 'data'>[],
	data: T | undefined,
): Reading<T> {
	return {
		data,
		error: reads.find(({ error }) => error)?.error ?? null,
		isFetching: reads.some(({ isFetching }) => isFetching),
		refetch: () => reads.forEach(({ refetch }) => void refetch()),
	};
}

/** The rate of each game, and which prime it comes from: their own, or what that inherits. */
export function usePrimes(
	of: Of,
	id: string,
): Reading<{ rates: readonly PrimeRow[]; otherDraws: number }> {
	const isAgent = of === 'agent';
	const inherited = useRead(primeApi.inherited, {
		query: isAgent ? { agent_id: id } : { surcussale_id: id },
	});
	const ofAgent = useList(primeAgentApi.list, { agent_id: id, limit: MOST }, { enabled: isAgent });
	const ofSurcussale = useList(
		primeSurcussaleApi.list,
		{ surcussale_id: id, limit: 1 },
		{ enabled: !isAgent },
	);
	const lists = isAgent ? ofAgent : ofSurcussale;
	const own = isAgent
		? ofAgent.rows?.find(({ tirage_id }) => tirage_id === null)
		: ofSurcussale.rows?.[0];
	const from = inherited.data;
	const rates =
		from && lists.rows
			? RATES.map((rate): PrimeRow => {
					const units = own?.[rate] ?? null;
					return units === null
						? { rate, units: from[rate].units, source: from[rate].from }
						: { rate, units, source: of };
				})
			: undefined;
	const otherDraws = ofAgent.rows?.filter(({ tirage_id }) => tirage_id !== null).length ?? 0;
	return together([inherited, lists], rates && { rates, otherDraws });
}

export interface LimitRow {
	readonly id: string;
	readonly game: StakedGame;
	readonly boule: string | null;
	readonly tirage_name: string | null;
	readonly min_stake: number | null;
	readonly max_stake: number | null;
	readonly limite: number | null;
	readonly isOwn: boolean;
	readonly link: ScreenRef<LimitRow>;
}

const id = ({ id: limit }: LimitRow) => limit;
const LINKS = {
	gameAgent: screenOf('limite-game-per-agent.edit', (row: LimitRow) => ({
		typeGameAgentId: id(row),
	})),
	bouleAgent: screenOf('limite-boule-per-agent.edit', (row: LimitRow) => ({
		typeBouleAgentId: id(row),
	})),
	game: screenOf('limite-game.edit', (row: LimitRow) => ({ typeGameId: id(row) })),
	boule: screenOf('limite-boule.edit', (row: LimitRow) => ({ typeBouleId: id(row) })),
};

/** The active limits that concern them, their own first. Of each list only who may read it has its rows. */
export function useLimits(of: Of, agent: string): Reading<readonly LimitRow[]> {
	const may = useUserCan();
	const isAgent = of === 'agent';
	const active = { is_active: true, limit: MOST };
	const own = { ...active, agent_id: agent };
	const when = (code: Permission) => ({ enabled: may(code) });
	const whenOwn = (code: Permission) => ({ enabled: isAgent && may(code) });
	const gameAgent = useList(typeGamesAgentApi.list, own, whenOwn('view_typegameagent'));
	const bouleAgent = useList(typeBoulesAgentApi.list, own, whenOwn('view_typebouleagent'));
	const game = useList(typeGamesApi.list, active, when('view_typegame'));
	const boule = useList(typeBoulesApi.list, active, when('view_typeboule'));
	const asked = [
		{ read: gameAgent, isAsked: isAgent && may('view_typegameagent') },
		{ read: bouleAgent, isAsked: isAgent && may('view_typebouleagent') },
		{ read: game, isAsked: may('view_typegame') },
		{ read: boule, isAsked: may('view_typeboule') },
	].filter(({ isAsked }) => isAsked);
	const rows = [
		...rowsOf(gameAgent.rows, true, LINKS.gameAgent),
		...rowsOf(bouleAgent.rows, true, LINKS.bouleAgent),
		...rowsOf(game.rows, false, LINKS.game),
		...rowsOf(boule.rows, false, LINKS.boule),
	];
	const hasAll = asked.every(({ read }) => read.rows);
	return together(
		asked.map(({ read }) => read),
		hasAll ? rows : undefined,
	);
}

const rowsOf = (
	rows: readonly (TypeGame | TypeBoule)[] | undefined,
	isOwn: boolean,
	link: ScreenRef<LimitRow>,
): LimitRow[] =>
	(rows ?? []).map((row) => ({
		id: row.id,
		game: row.game,
		boule: 'boule' in row ? row.boule : null,
		tirage_name: row.tirage_name,
		min_stake: row.min_stake,
		max_stake: row.max_stake,
		limite: row.limite,
		isOwn,
		link,
	}));
