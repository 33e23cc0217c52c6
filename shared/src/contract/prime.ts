import {
	CompanyName,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	type Static,
	strict,
	type TObject,
	type TSchema,
	Type,
	Version,
} from '@borlette/shared/contract';
import { crudApi } from './crud.ts';
import { ReturnToPlayer } from './prime.rates.ts';

export * from './prime.rates.ts';

const Units = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const every = <S extends TSchema>(schema: S) => ({
	borlette1: schema,
	borlette2: schema,
	borlette3: schema,
	mariage: schema,
	mariage_gratuit: schema,
	lotto3: schema,
	lotto4: schema,
	lotto5: schema,
});
const general = every(Units);
/** null inherits: agent and draw, agent, draw, surcussale, general. */
export const ownRates = every(nullable(Units));

/** Needed where a rate gives back more than 100 %: the company loses by it. */
const confirmed = { confirmed: Type.Optional(Type.Boolean()) };
const shown = {
	id: Id,
	/** What applies after inheriting, as far as it does not depend on who sells or in which draw. */
	effective: Type.Object(general),
	return_to_player: ReturnToPlayer,
	/** false is a warning: the borlette pays other rates than 50/20/10. */
	is_official: Type.Boolean(),
	version: Version,
	created_at: Instant,
};

/** Whose prime a rate is; the nearest to the sale comes first. */
export const PRIME_TARGETS = ['agent_tirage', 'agent', 'tirage', 'surcussale', 'general'] as const;
export type PrimeTarget = (typeof PRIME_TARGETS)[number];

const InheritedRate = Type.Object({ units: Units, from: oneOf(PRIME_TARGETS) });
/** What a configuration falls back on where it leaves a rate open. */
export const InheritedRates = Type.Object(every(InheritedRate));
export type InheritedRates = Static<typeof InheritedRates>;

const ofTirage = { tirage_id: Id };
/** With a draw: of this agent in this draw only. */
const ofAgent = { agent_id: Id, tirage_id: nullable(Id) };
const ofSurcussale = { surcussale_id: Id };

export const Prime = Type.Object({
	...general,
	...shown,
	company_id: Id,
	companyname: Type.String(),
});
export type Prime = Static<typeof Prime>;
export const PrimeTirage = Type.Object({
	companyname: CompanyName,
	...ownRates,
	...shown,
	...ofTirage,
	tirage_name: Type.String(),
});
export type PrimeTirage = Static<typeof PrimeTirage>;
export const PrimeAgent = Type.Object({
	companyname: CompanyName,
	...ownRates,
	...shown,
	...ofAgent,
	agent_name: Type.String(),
	tirage_name: nullable(Type.String()),
});
export type PrimeAgent = Static<typeof PrimeAgent>;
export const PrimeSurcussale = Type.Object({
	companyname: CompanyName,
	...ownRates,
	...shown,
	...ofSurcussale,
	surcussale_name: Type.String(),
});
export type PrimeSurcussale = Static<typeof PrimeSurcussale>;

interface Kind<T, I, F> {
	kind: 'tirage' | 'agent' | 'surcussale';
	words: string;
	target: T;
	item: I;
	filters: F;
}

function configurations<
	T extends Record<string, TSchema>,
	I extends TObject<{ id: TSchema }>,
	F extends Record<string, TSchema>,
>({ kind, words, target, item, filters }: Kind<T, I, F>) {
	return crudApi({
		path: `/api/companies/prime-${kind}`,
		param: 'configurationId',
		codes: 'agenttauxtirage',
		item,
		editable: { ...ownRates, ...confirmed },
		added: target,
		filters,
		sort: [`${kind}_name`, 'created_at'],
		summaries: {
			list: `Primes of ${words}`,
			one: `The prime of ${words}, by its id`,
			create: `Set the prime of ${words}; sold fiches keep theirs`,
			update: `Change the prime of ${words}; sold fiches keep theirs`,
			remove: `Give up the prime of ${words}: the next in precedence applies`,
		},
	});
}

export const primeApi = {
	/** One row for each company that is worked on. */
	list: listEndpoint({
		path: '/api/companies/prime',
		summary: 'The general prime',
		access: { permission: 'view_tauxtirage' },
		item: Prime,
		filters: {},
		sort: ['companyname'],
	}),
	update: endpoint({
		method: 'PUT',
		path: '/api/companies/prime',
		summary: 'Change the general prime; sold fiches keep theirs',
		access: { permission: 'change_agenttauxtirage' },
		input: { body: strict({ version: Version, ...general, ...confirmed }) },
		output: Prime,
	}),
	/** For a configuration of the target given, saved or not; its own rates do not count. null: there is none. */
	inherited: endpoint({
		method: 'GET',
		path: '/api/companies/prime-heritage',
		summary: 'What the prime of a target inherits, and from where',
		access: { permission: 'view_agenttauxtirage' },
		input: {
			query: strict({
				agent_id: Type.Optional(Id),
				tirage_id: Type.Optional(Id),
				surcussale_id: Type.Optional(Id),
			}),
		},
		output: nullable(InheritedRates),
	}),
};

export const primeTirageApi = configurations({
	kind: 'tirage',
	words: 'a draw',
	target: ofTirage,
	item: PrimeTirage,
	filters: ofTirage,
});
export const primeAgentApi = configurations({
	kind: 'agent',
	words: 'an agent, in every draw or one',
	target: ofAgent,
	item: PrimeAgent,
	filters: { agent_id: Id, tirage_id: Id },
});
export const primeSurcussaleApi = configurations({
	kind: 'surcussale',
	words: 'a surcussale',
	target: ofSurcussale,
	item: PrimeSurcussale,
	filters: ofSurcussale,
});
