import {
	CompanyName,
	endpoint,
	Id,
	Instant,
	listEndpoint,
	nullable,
	oneOf,
	ROLES,
	type Static,
	strict,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';
import { ALERT_SUBJECT_NAMES } from './alerts.subjects.ts';
import { blockable, crudApi } from './crud.ts';

/** The ways out of the screens; À faire shows everything in any case. */
export const CHANNELS = ['email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** At most so many people are told by one rule or schedule. */
export const PEOPLE_MAX = 20;
/** Ids of people of the company. */
export const People = Type.Array(Id, { minItems: 1, maxItems: PEOPLE_MAX, uniqueItems: true });

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['22:00'] });

const editable = {
	name: text(80),
	about: oneOf(ALERT_SUBJECT_NAMES),
	/** From here on it is told, in the unit of what it is about; null: each. A figure needs one. */
	threshold: nullable(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
	channels: Type.Array(oneOf(CHANNELS), { minItems: 1, uniqueItems: true }),
	people: People,
	/** In the company's zone; both or none. What falls due in these hours is sent when they end. */
	quiet_from: nullable(Clock),
	quiet_to: nullable(Clock),
};

export const AlertRule = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	/** Of `people`, as far as they are still there. */
	people_names: Type.Array(Type.String()),
	/** ISO 4217: of a threshold that is an amount. */
	currency: Type.String(),
	is_active: Type.Boolean(),
	/** When it last had something to tell. */
	last_at: nullable(Instant),
	version: Version,
});
export type AlertRule = Static<typeof AlertRule>;

/** The house's rules: who has a part of it has none. */
const roles = ['superuser', 'company'] as const;
const path = '/api/companies/alerts';

/** Somebody who may be told. */
const Person = Type.Object({
	id: Id,
	name: Type.String(),
	/** Tells namesakes apart. */
	username: Type.String(),
	role: oneOf(ROLES),
	/** Confirmed by a code. */
	has_email: Type.Boolean(),
	/** Browsers that show them notifications. */
	browsers: Type.Integer(),
});
export type AlertPerson = Static<typeof Person>;

/** What somebody is called where they are chosen. */
export const alertPersonName = ({ name, username }: AlertPerson): string => `${name} · ${username}`;

export const alertsApi = {
	...crudApi({
		path,
		param: 'ruleId',
		codes: 'alert',
		roles,
		item: AlertRule,
		editable,
		adding: { isKeyed: 'optional' },
		changed: blockable,
		filters: { is_active: Type.Boolean(), about: oneOf(ALERT_SUBJECT_NAMES) },
		sort: ['name', 'about', 'last_at'],
		defaultSort: 'name',
		summaries: {
			list: 'Rules by which people are told what happens',
			one: 'One rule',
			create: 'Add a rule; it tells what happens from now on',
			update: 'Change a rule, or switch it on or off',
			remove: 'Delete a rule; what it had to send is sent',
		},
	}),
	people: listEndpoint({
		path: `${path}/people`,
		summary: 'Who may be told: people of the company, and how each can be reached',
		access: { permission: 'view_alert', roles: [...roles] },
		item: Person,
		filters: {},
		sort: ['name'],
		defaultSort: 'name',
	}),
	/** Goes to whoever asks, on the ways of the rule, whatever its hours. */
	attempt: endpoint({
		method: 'POST',
		path: `${path}/attempt`,
		summary: 'Send oneself a message as the rule would send it',
		access: { permission: 'change_alert', roles: [...roles] },
		input: { body: strict({ id: Id }) },
		/** How many were put in the queue: one by e-mail, one for each of their browsers. */
		output: Type.Object({ sendings: Type.Integer() }),
	}),
};
