import {
	Amount,
	Colour,
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	oneOf,
	optionalText,
	type Static,
	strict,
	Type,
	text,
} from '@borlette/shared/contract';
import { FICHE_STATES, RefCode } from './fiche.ticket.ts';
import { GAMES, STAKE_MAX, STAKED_GAMES } from './games.ts';

/** What a terminal may type instead of many lines. */
export const SHORTCUTS = ['boule_paire', 'pointe', 'grap', 'revers', 'mariages'] as const;

export const PosAgent = Type.Object({
	id: Id,
	username: Type.String(),
	first_name: Type.String(),
	last_name: Type.String(),
	device_id: Type.String(),
	companyname: Type.String(),
	currency: Type.String(),
	timezone: Type.String(),
	expires_at: Instant,
});

export const PosLine = Type.Object({
	line_no: Type.Integer(),
	instance_id: Id,
	tirage_id: Id,
	tirage_name: Type.String(),
	game: oneOf(GAMES),
	option: nullable(Type.Integer()),
	numbers: Type.String(),
	stake: Amount,
	prime1: Type.Integer(),
	prime2: Type.Integer(),
	prime3: Type.Integer(),
	gain: Amount,
});

/** A fiche as its ticket shows it, but for the security code, which only the paper has. */
export const PosFiche = Type.Object({
	id: Id,
	ref_code: Type.String(),
	number: Type.Integer(),
	draw_date: Day,
	sold_at: Instant,
	total: Amount,
	commission: Amount,
	gain: Amount,
	/** What of the gain the holder is still owed. */
	to_pay: Amount,
	status: oneOf(FICHE_STATES),
	lines: Type.Array(PosLine),
	proof: Type.String({
		description: 'Signed; the QR code holds `{origin}/fiche2-view/{ref_code}#p={proof}`',
	}),
});
export type PosFiche = Static<typeof PosFiche>;

/** What a sale answers. */
export const SoldFiche = Type.Object({
	...PosFiche.properties,
	security_code: Type.String({
		description: "To be printed; '' for the same key once a draw of the fiche has closed",
	}),
});
export type SoldFiche = Static<typeof SoldFiche>;

const Stake = Type.Integer({ minimum: 1, maximum: STAKE_MAX });

/** A line, or a shortcut: `pointe` takes a digit and `revers` a ball in `numbers`, the others none. */
const TypedLine = strict({
	game: Type.Optional(oneOf(STAKED_GAMES)),
	shortcut: Type.Optional(oneOf(SHORTCUTS)),
	option: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 3 }))),
	numbers: Type.Optional(Type.String({ maxLength: 5 })),
	/** Minor units, for each line that it stands for. */
	stake: Stake,
});

const rates = Object.fromEntries(
	(
		[
			'borlette1',
			'borlette2',
			'borlette3',
			'mariage',
			'mariage_gratuit',
			'lotto3',
			'lotto4',
			'lotto5',
		] as const
	).map((name) => [name, Type.Integer()]),
);

export const PosCatalogue = Type.Object({
	/** The server's clock, which alone decides. */
	now: Instant,
	balance: Amount,
	draws: Type.Array(
		Type.Object({
			instance_id: Id,
			tirage_id: Id,
			name: Type.String(),
			colour: Colour,
			draw_date: Day,
			close_at: Instant,
			draw_at: Instant,
			primes: Type.Object(rates),
		}),
	),
	options: Type.Array(
		Type.Object({
			game: oneOf(GAMES),
			option: nullable(Type.Integer()),
			name: Type.String(),
			colour: Type.String(),
			is_active: Type.Boolean(),
		}),
	),
	limits: Type.Array(
		Type.Object({
			kind: Type.String(),
			game: Type.String(),
			boule: nullable(Type.String()),
			tirage_id: nullable(Id),
			is_own: Type.Boolean({ description: "Of this agent's sales alone" }),
			min_stake: nullable(Amount),
			max_stake: nullable(Amount),
			limite: nullable(Amount),
		}),
	),
	blocked: Type.Array(
		Type.Object({
			boule: Type.String(),
			tirage_id: nullable(Id),
			start_date: Day,
			end_date: nullable(Day),
		}),
	),
	messages: Type.Array(Type.Object({ title: Type.String(), body: Type.String() })),
});

const PosReport = Type.Object({
	balance: Amount,
	days: Type.Array(
		Type.Object({
			draw_date: Day,
			fiches: Type.Integer(),
			fiches_gagnantes: Type.Integer(),
			vente: Amount,
			commission: Amount,
			gain: Amount,
			paid: Amount,
			/** vente − gain − commission. */
			net: Amount,
		}),
	),
});

/** Calls of a terminal. Those that write take the header `Idempotency-Key`. */
export const posApi = {
	login: endpoint({
		method: 'POST',
		path: '/api/pos/login',
		summary: "Sign a terminal in; an agent's first one is bound to them",
		access: 'public',
		input: {
			body: strict({
				/** `ref_code` of the company. */
				company: Type.String({ minLength: 1, maxLength: 32 }),
				username: Type.String({ minLength: 1, maxLength: 64 }),
				password: Type.String({ minLength: 1, maxLength: 128 }),
				device_id: text(64),
			}),
		},
		output: Type.Object({ accessToken: Type.String(), agent: PosAgent }),
	}),
	logout: endpoint({
		method: 'POST',
		path: '/api/pos/logout',
		summary: 'End the sign-in of this terminal',
		access: 'agent',
		input: {},
		output: Type.Object({}),
	}),
	catalogue: endpoint({
		method: 'GET',
		path: '/api/pos/catalogue',
		summary: 'What may be sold now: open draws, options, primes, limits, blocked balls, messages',
		access: 'agent',
		input: {},
		output: PosCatalogue,
	}),
	sell: endpoint({
		method: 'POST',
		path: '/api/pos/fiche',
		summary: 'Sell a fiche; each line is played in each of the draws',
		access: 'agent',
		input: {
			body: strict({
				instances: Type.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true }),
				lines: Type.Array(TypedLine, { minItems: 1, maxItems: 100 }),
			}),
		},
		output: SoldFiche,
		lane: 'sale',
	}),
	one: endpoint({
		method: 'GET',
		path: '/api/pos/fiche/:refCode',
		summary: 'A fiche of this agent',
		access: 'agent',
		input: { params: Type.Object({ refCode: RefCode }) },
		output: PosFiche,
	}),
	void: endpoint({
		method: 'POST',
		path: '/api/pos/void',
		summary: 'Void a fiche of this agent, some minutes after the sale at most',
		access: 'agent',
		input: { body: strict({ ref_code: RefCode, reason: text(240) }) },
		output: PosFiche,
		lane: 'sale',
	}),
	pay: endpoint({
		method: 'POST',
		path: '/api/pos/pay',
		summary: 'Pay a winning fiche of this agent, once',
		access: 'agent',
		input: { body: strict({ ref_code: RefCode, security_code: optionalText(16) }) },
		output: PosFiche,
		lane: 'sale',
	}),
	report: endpoint({
		method: 'GET',
		path: '/api/pos/report',
		summary: "This agent's figures by draw date",
		access: 'agent',
		input: { query: strict({ start_date: Type.Optional(Day), end_date: Type.Optional(Day) }) },
		output: PosReport,
	}),
};
