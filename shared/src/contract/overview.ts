import {
	Amount,
	Day,
	endpoint,
	Id,
	Instant,
	nullable,
	Percent,
	type Permission,
	type Static,
	Type,
} from '@borlette/shared/contract';
import { AgentDevice } from './agent.ts';
import { Figures } from './dashboard.ts';

/** Days of the trend, today included. */
export const TREND_DAYS = 14;
/** How far back the beginning of a debt is looked for. */
export const DEBT_DAYS = 31;

/** Any of these opens the figures of sales: reports show the same. */
export const SALES_CODES = [
	'view_app_report',
	'view_report_vente',
	'view_report_partiel',
	'view_report_agent',
] as const satisfies readonly Permission[];

/** Figures of sales as the dashboard has them, of a part of the house; minor units. */
const Sales = Type.Object({
	/** A draw of today is not settled yet. */
	is_provisional: Type.Boolean(),
	today: Figures,
	/** At the same hour. */
	yesterday: Figures,
	/** TREND_DAYS, quiet ones included, today the last. */
	days: Type.Array(Type.Object({ ...Figures.properties, day: Day })),
	/** Agents who sold today. */
	agents_active: Type.Integer(),
});

/** What agents have in their hands that is the house's; minor units. */
const Debt = Type.Object({
	/** What today's closing expects of those who owe. */
	amount: Amount,
	agents: Type.Integer({ description: 'How many owe' }),
	/** First of the days in a row at whose end something was owed that is not handed over yet; null: nothing is. */
	since: nullable(Day),
	/** It began before `since`, which is DEBT_DAYS back. */
	is_older: Type.Boolean(),
});

/** An agent, a surcussale or a supervisor: the head of their page. */
export const Overview = Type.Object({
	id: Id,
	/** With the code, where they have one. */
	name: Type.String(),
	username: nullable(Type.String()),
	phone: nullable(Type.String()),
	is_active: Type.Boolean(),
	/** Basis points. */
	commission: Percent,
	created_at: Instant,
	surcussale_id: nullable(Id),
	surcussale_name: nullable(Type.String()),
	supervisor_id: nullable(Id),
	supervisor_name: nullable(Type.String()),
	/** Of the company, as the zone of its days. */
	currency: Type.String(),
	/** Today there. */
	day: Day,
	as_of: Instant,
	/** Agents of a surcussale or supervisor; 1 of an agent. */
	agents: Type.Integer(),
	/** Sum of their wallets, negative: they owe; null without view_agent and view_wallettransaction. */
	balance: nullable(Amount),
	/** null without view_wallettransaction. */
	debt: nullable(Debt),
	/** null without any of SALES_CODES. */
	sales: nullable(Sales),
	/** Of an agent, the bound one first; null of others, and without change_agent. */
	terminals: nullable(Type.Array(AgentDevice)),
});
export type Overview = Static<typeof Overview>;

const overview = <P extends string>(kind: string, param: P, permission: Permission) =>
	endpoint({
		method: 'GET',
		path: `/api/companies/${kind}/:${param}/overview`,
		summary: `What the page of one ${kind} begins with: money, sales, trend, as far as the rights go`,
		access: { permission },
		input: { params: Type.Object({ [param]: Id } as Record<P, typeof Id>) },
		output: Overview,
		lane: 'report',
	});

export const overviewApi = {
	agent: overview('agent', 'agentId', 'view_agent'),
	surcussale: overview('surcussale', 'surcussaleId', 'view_surcussale'),
	supervisor: overview('supervisor', 'supervisorId', 'view_supervisor'),
};
