import {
	Amount,
	Colour,
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	type Static,
	strict,
	Type,
} from '@borlette/shared/contract';
import { Boule } from './boules-block.ts';
import { STAKED_GAMES } from './games.ts';
import { ownRates } from './prime.ts';

/** The most draws that are replayed: the last ones that are settled and sold what is asked about. */
export const WHAT_IF_DRAWS = 30;

const Stake = Type.Integer({ ...Amount, minimum: 0 });

/** A prime as it would be saved; of nobody: the general one, which leaves no rate open. */
const primeChange = strict({
	agent_id: nullable(Id),
	/** With an agent: of this agent in this draw only. */
	tirage_id: nullable(Id),
	surcussale_id: nullable(Id),
	...ownRates,
});

/** A limit as it would be saved, at least one bound given. Minor units. */
const limitChange = strict({
	kind: oneOf(['game', 'boule']),
	game: oneOf(STAKED_GAMES),
	/** With kind boule; null: each ball of the game. */
	boule: nullable(Boule),
	/** null: all agents together, and every draw. */
	agent_id: nullable(Id),
	tirage_id: nullable(Id),
	min_stake: nullable(Stake),
	max_stake: nullable(Stake),
	limite: nullable(Stake),
});

const figures = {
	/** What was staked on what the rule is about, voided fiches aside. */
	vente: Amount,
	/** What was won by it, as it was sold. */
	gain: Amount,
	/** With the change: without the lines it would have refused, and by its rates. */
	vente_after: Amount,
	gain_after: Amount,
	/** Lines that a limit would have refused; each line is taken by itself, in the order of the sales. */
	refused: Type.Integer(),
};

const BasisPoints = Type.Integer({ format: 'percent' });

export const WhatIfDraw = Type.Object({
	instance_id: Id,
	tirage_name: Type.String(),
	colour: Colour,
	draw_date: Day,
	draw_at: Instant,
	...figures,
});
export type WhatIfDraw = Static<typeof WhatIfDraw>;

export const WhatIf = Type.Object({
	/** Newest first; empty while no draw is settled. */
	draws: Type.Array(WhatIfDraw),
	total: Type.Object(figures),
	/** Of 100 staked, what came back, and would have; null where nothing was sold. Basis points. */
	return_before: nullable(BasisPoints),
	return_after: nullable(BasisPoints),
	/** The draw in which the company would have been left with least. */
	worst: nullable(Id),
	/** Time was up before all draws were replayed: these are the newest ones. */
	is_cut: Type.Boolean(),
});
export type WhatIf = Static<typeof WhatIf>;

export const whatIfApi = {
	replay: endpoint({
		method: 'POST',
		path: '/api/companies/what-if',
		summary: 'Replay the last draws with a prime or a limit that is not saved; changes nothing',
		access: { permission: 'view_tauxtirage' },
		lane: 'report',
		input: {
			/** One of the two. */
			body: strict({ prime: Type.Optional(primeChange), limit: Type.Optional(limitChange) }),
		},
		output: WhatIf,
	}),
};
export type PrimeChange = Static<typeof primeChange>;
export type LimitChange = Static<typeof limitChange>;
