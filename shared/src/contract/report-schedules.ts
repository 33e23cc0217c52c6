import {
	CompanyName,
	Day,
	Id,
	nullable,
	oneOf,
	type Static,
	Type,
	text,
	Version,
} from '@borlette/shared/contract';
import { People } from './alerts.ts';
import { blockable, crudApi } from './crud.ts';

/** `evening`: one day by agent; `week`: the seven days before, by day. */
export const SCHEDULED_REPORTS = ['evening', 'week'] as const;
export type ScheduledReport = (typeof SCHEDULED_REPORTS)[number];

/** What is sent earlier in the day is of the day before: the running one has hardly begun. */
export const OF_RUNNING_DAY_FROM = '12:00';
export const isOfDayBefore = ({ report, at }: Pick<ReportSchedule, 'report' | 'at'>): boolean =>
	report === 'evening' && at < OF_RUNNING_DAY_FROM;

const editable = {
	name: text(80),
	report: oneOf(SCHEDULED_REPORTS),
	format: oneOf(['pdf', 'xlsx']),
	/** 1 is Monday. */
	days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, uniqueItems: true }),
	/** In the company's zone. */
	at: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['22:00'] }),
	/** Each gets the figures that they may see, by e-mail. */
	people: People,
};

export const ReportSchedule = Type.Object({
	...editable,
	id: Id,
	companyname: CompanyName,
	people_names: Type.Array(Type.String()),
	is_active: Type.Boolean(),
	/** The last day on which it was sent, or that was over when it was set. */
	sent_for: nullable(Day),
	version: Version,
});
export type ReportSchedule = Static<typeof ReportSchedule>;

export const reportSchedulesApi = crudApi({
	path: '/api/companies/report-schedules',
	param: 'scheduleId',
	codes: 'alert',
	roles: ['superuser', 'company'],
	item: ReportSchedule,
	editable,
	adding: { isKeyed: 'optional' },
	changed: blockable,
	filters: { is_active: Type.Boolean(), report: oneOf(SCHEDULED_REPORTS) },
	sort: ['name', 'at'],
	defaultSort: 'name',
	summaries: {
		list: 'Reports that are sent to people at their time',
		one: 'One scheduled report',
		create: 'Send a report to people at a time, from the next one on',
		update: 'Change a scheduled report, or switch it on or off',
		remove: 'Delete a scheduled report',
	},
});
