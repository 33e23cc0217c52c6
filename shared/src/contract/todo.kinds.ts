import { type Permission, type Role, writesInCompany } from './permissions.ts';
import {
	Amount,
	Day,
	Id,
	Instant,
	nullable,
	Percent,
	type Static,
	strict,
	Type,
} from './schema.ts';

/** What can be said of an entry: by these names its words and the address that it leads to are written. */
export const TODO_FACTS = {
	draw: Type.String(),
	draw_date: Day,
	/** When it is drawn, and when its sales end. */
	draw_at: Instant,
	close_at: Instant,
	instance_id: Id,
	surcussale: Type.String(),
	surcussale_id: Id,
	agent: Type.String(),
	/** Whom or what it is about, the first of them. */
	names: Type.Array(Type.String(), { maxItems: 5 }),
	/** How many it is about, those in `names` included. */
	count: Type.Integer(),
	/** Minor units of `currency`; of a difference, below 0 what is missing. */
	amount: Amount,
	currency: Type.String(),
	/** Basis points; 10000 is full. */
	percent: Percent,
	/** Of a fiche or an invoice. */
	ref: Type.String(),
	day: Day,
	/** Who entered what is to be confirmed. */
	by: Type.String(),
	/** The one person who sees it and may not do it: by the two-person rule, who entered it. null: nobody is. */
	barred: nullable(Id),
	company: Type.String(),
	/** Of a lottery, as catalogues name it. */
	state: Type.String(),
	slot: Type.String(),
	/** Of a source of results: as FeedProblem has it. Of an invoice: `overdue`, or nothing. */
	problem: Type.String(),
	value: Type.String(),
	known: Type.String(),
	holder: Type.String(),
	until: Instant,
	/** By its name in the settings of the deployment. */
	server: Type.String(),
	/** Name of the alert rule that it is told by. */
	rule: Type.String(),
	/** What reached a threshold, by its name among the subjects of rules. */
	figure: Type.String(),
	/** As `amount`. */
	threshold: Amount,
};
export type TodoFact = keyof typeof TODO_FACTS;

/** `urgent`: a draw or people wait for it; `today`: before the day is over; `soon`: in the next days. */
export const URGENCIES = ['urgent', 'today', 'soon'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** A kind of thing that needs somebody. */
interface Kind {
	/** Whose affair it is: of each company, or of the provider itself. */
	of: 'company' | 'provider';
	urgency: Urgency;
	/** Who holds it sees the entries and does something about them. */
	permission: Permission;
	/** Who of its holders; a supervisor those of their own surcussales. */
	roles: readonly Role[];
	/** What each entry says. */
	facts: readonly TodoFact[];
	/** Where it is done: a screen by its name; its parameters and query are facts, or words after `=`. */
	screen: string;
	params?: Readonly<Record<string, TodoFact>>;
	query?: Readonly<Record<string, TodoFact | `=${string}`>>;
}

const HOUSE = ['superuser', 'company'] as const;
const EVERYBODY = ['superuser', 'company', 'supervisor'] as const;

/** Each kind once. What brings an entry about, `api/src/todo` works out or a service raises. */
export const TODO_KINDS = {
	/** A draw was held and nobody has entered its result. */
	result_missing: {
		of: 'company',
		urgency: 'urgent',
		permission: 'change_tirage',
		roles: HOUSE,
		facts: ['draw', 'draw_date', 'draw_at', 'instance_id'],
		screen: 'lotgagnant.date',
		params: { instanceId: 'instance_id' },
	},
	/** A result waits for the second person. */
	result_waiting: {
		of: 'company',
		urgency: 'urgent',
		permission: 'change_tirage',
		roles: HOUSE,
		facts: ['draw', 'draw_date', 'draw_at', 'instance_id', 'by', 'barred'],
		screen: 'lotgagnant.date',
		params: { instanceId: 'instance_id' },
	},
	/** A draw could not be settled, or other code came to other gains: nobody is paid. */
	settlement_stuck: {
		of: 'company',
		urgency: 'urgent',
		permission: 'change_tirage',
		roles: HOUSE,
		facts: ['draw', 'draw_date', 'instance_id'],
		screen: 'lotgagnant.date',
		params: { instanceId: 'instance_id' },
	},
	/** Somebody has won a lot and was not paid yet. */
	gain_large: {
		of: 'company',
		urgency: 'today',
		permission: 'view_fiche_win',
		roles: EVERYBODY,
		facts: ['ref', 'amount', 'currency', 'agent', 'surcussale', 'draw_date'],
		screen: 'fiche.winning',
		query: { q: 'ref' },
	},
	/** A draw that sells has combinations or games near the house's limit. */
	limit_near: {
		of: 'company',
		urgency: 'urgent',
		permission: 'view_statistique',
		roles: HOUSE,
		facts: ['draw', 'close_at', 'instance_id', 'count', 'names', 'percent'],
		screen: 'statistique',
		query: { draw: 'instance_id' },
	},
	/** What was counted at the end of a day is not what was expected. */
	cash_difference: {
		of: 'company',
		urgency: 'today',
		permission: 'view_wallettransaction',
		roles: EVERYBODY,
		facts: ['surcussale', 'surcussale_id', 'day', 'count', 'names', 'amount', 'currency'],
		screen: 'cloture',
		query: { day: 'day', surcussale_id: 'surcussale_id', state: '=difference' },
	},
	/** Agents owe for a day that is over and that nobody closed. */
	debt_overdue: {
		of: 'company',
		urgency: 'today',
		permission: 'view_wallettransaction',
		roles: EVERYBODY,
		facts: ['surcussale', 'surcussale_id', 'day', 'count', 'names', 'amount', 'currency'],
		screen: 'cloture',
		query: { day: 'day', surcussale_id: 'surcussale_id', state: '=open' },
	},
	/** Terminals that sold on this weekday before, and are silent while a draw is about to close. */
	terminal_silent: {
		of: 'company',
		urgency: 'urgent',
		permission: 'view_agent',
		roles: EVERYBODY,
		facts: ['draw', 'close_at', 'surcussale', 'surcussale_id', 'count', 'names'],
		screen: 'agent.list',
		query: { surcussale_id: 'surcussale_id' },
	},
	/** A figure of the running day reached what a rule of the house says. */
	day_reached: {
		of: 'company',
		urgency: 'today',
		permission: 'view_report_partiel',
		roles: HOUSE,
		facts: ['rule', 'figure', 'amount', 'threshold', 'currency', 'day'],
		screen: 'rapport.journalier',
	},
	/** The same of a draw that sells. */
	draw_reached: {
		of: 'company',
		urgency: 'urgent',
		permission: 'view_statistique',
		roles: HOUSE,
		facts: ['rule', 'figure', 'amount', 'threshold', 'currency', 'draw', 'close_at', 'instance_id'],
		screen: 'statistique',
		query: { draw: 'instance_id' },
	},
	/** The company has to pay the provider. */
	invoice_due: {
		of: 'company',
		urgency: 'soon',
		permission: 'view_wallettransaction',
		roles: ['company'],
		facts: ['ref', 'amount', 'currency', 'day', 'problem'],
		screen: 'facturation.list',
	},
	/** A company did not pay the provider in time. */
	invoice_unpaid: {
		of: 'provider',
		urgency: 'soon',
		permission: 'view_payment',
		roles: ['superuser'],
		facts: ['company', 'ref', 'amount', 'currency', 'day'],
		screen: 'facturation.list',
		query: { state: '=overdue' },
	},
	/** A source of results is silent or not believed: a person enters the result of the draw. */
	source_doubted: {
		of: 'provider',
		urgency: 'urgent',
		permission: 'add_tirage_auto',
		roles: ['superuser'],
		facts: ['state', 'slot', 'draw_date', 'names', 'problem', 'value', 'known'],
		screen: 'official-results.enter',
		query: { state: 'state', slot: 'slot', draw_date: 'draw_date' },
	},
	/** A source of results cannot be read, whatever the draw. */
	source_unread: {
		of: 'provider',
		urgency: 'today',
		permission: 'add_tirage_auto',
		roles: ['superuser'],
		facts: ['state', 'names', 'problem', 'value'],
		screen: 'official-results.sources',
	},
	/** Nothing is kept of the house anywhere but on its own disk. */
	backup_missing: {
		of: 'provider',
		urgency: 'today',
		permission: 'view_company',
		roles: ['superuser'],
		facts: [],
		screen: 'state',
	},
	/** No newer copy of everything, or what was done since is not kept. */
	backup_late: {
		of: 'provider',
		urgency: 'urgent',
		permission: 'view_company',
		roles: ['superuser'],
		facts: ['problem', 'until'],
		screen: 'state',
	},
	/** All books were worked out again, and something differs. */
	books_differ: {
		of: 'provider',
		urgency: 'urgent',
		permission: 'view_company',
		roles: ['superuser'],
		facts: ['count', 'until'],
		screen: 'state',
	},
	/** A key's right to release, or the list of a channel, ends. */
	key_expiring: {
		of: 'provider',
		urgency: 'soon',
		permission: 'view_release',
		roles: ['superuser'],
		facts: ['holder', 'until'],
		screen: 'releases',
	},
	/** A server of companies does not answer the directory: in "Toutes" its companies are as they were. */
	server_away: {
		of: 'provider',
		urgency: 'urgent',
		permission: 'view_company',
		roles: ['superuser'],
		facts: ['server'],
		screen: 'company.list',
	},
} as const satisfies Record<string, Kind>;

export type TodoKind = keyof typeof TODO_KINDS;
export const TODO_KIND_NAMES = Object.keys(TODO_KINDS) as TodoKind[];
/** The same with all that a kind may have. */
export const kindOf = (kind: TodoKind): Kind => TODO_KINDS[kind];

type OfWhom<W extends Kind['of']> = {
	[K in TodoKind]: (typeof TODO_KINDS)[K]['of'] extends W ? K : never;
}[TodoKind];
export type CompanyTodo = OfWhom<'company'>;
export type ProviderTodo = OfWhom<'provider'>;

/** What is urgent is no more than this to who may not do it: they see that it waits for somebody else. */
export const URGENCY_OF_BARRED: Urgency = 'today';

/** Whether this person sees an entry that they may not do. */
export const isBarred = (facts: TodoFacts, personId: string | undefined): boolean =>
	personId !== undefined && facts.barred === personId;

type AllFacts = { [F in TodoFact]: Static<(typeof TODO_FACTS)[F]> };
/** What an entry of the kind says. */
export type FactsOf<K extends TodoKind> = Pick<AllFacts, (typeof TODO_KINDS)[K]['facts'][number]>;
/** What an entry of any kind may say. */
export type TodoFacts = Partial<AllFacts>;

/** The facts of one kind, all of them and no more. */
export const factsSchema = (kind: TodoKind) =>
	strict(Object.fromEntries(kindOf(kind).facts.map((fact) => [fact, TODO_FACTS[fact]])));

/** Which kinds somebody sees. */
export const kindsSeen = (role: Role, permissions: ReadonlySet<Permission>): TodoKind[] =>
	TODO_KIND_NAMES.filter((name) => {
		const { permission, roles } = kindOf(name);
		return roles.includes(role) && permissions.has(permission);
	});

/**
 * Whether somebody does anything about what they see. Not who is in the office to look (template `controle`): to hide an
 * entry is to hide it from those who do it. A supervisor's calls and rounds take no code.
 */
export const doesTodos = (role: Role, permissions: Iterable<string>): boolean =>
	role !== 'company' || [...permissions].some(writesInCompany);

/** When something is worth a person's look. */
export const TODO_RULES = {
	/** Gains from here on are told, by currency; minor units. */
	largeGain: { HTG: 2_500_000, DOP: 1_200_000, USD: 20_000 },
	/** Of a limit, basis points. */
	nearLimit: 8_000,
	/** Days for which a difference is told that nobody made up for. */
	differenceDays: 7,
	/** A draw is looked at so many minutes before its sales end… */
	beforeCloseMinutes: 60,
	/** …for terminals that have sold nothing for so many… */
	silentMinutes: 30,
	/** …and sold for it in one of so many weeks before. */
	weeksBefore: 2,
	/** Days before an invoice is due, and before a right ends. */
	invoiceDays: 3,
	keyDays: 14,
	/** Minutes after which a result that is missing is late. */
	lateMinutes: 30,
} as const;

/** No gain below it is told, whatever the currency. */
export const LEAST_LARGE_GAIN = Math.min(...Object.values(TODO_RULES.largeGain));
