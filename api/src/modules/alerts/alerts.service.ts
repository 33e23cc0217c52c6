import type { BodyOf } from '@borlette/shared/contract';
import type { AlertRule, alertsApi } from '@borlette/shared/contract/alerts';
import { subjectOf, THRESHOLD_MAX } from '@borlette/shared/contract/alerts.subjects';
import type {
	ReportSchedule,
	reportSchedulesApi,
} from '@borlette/shared/contract/report-schedules';
import { invalidField } from '../../errors.ts';
import { records } from '../../http/records.ts';
import type { Context } from '../../http/route.ts';
import { beginAnew, findRule, findSchedule, passOver, unknownPeople } from './alerts.sql.ts';

type NewRule = BodyOf<typeof alertsApi.create>;
type ChangedRule = BodyOf<typeof alertsApi.update>;
type NewSchedule = BodyOf<typeof reportSchedulesApi.create>;
type ChangedSchedule = BodyOf<typeof reportSchedulesApi.update>;

export const alertRules = records<AlertRule, NewRule, ChangedRule>({
	type: 'alert-rule',
	table: 'alert_rules',
	labelOf: ({ name }) => name,
	find: findRule,
	async check(context, body) {
		checkThreshold(body);
		checkQuiet(body);
		await requirePeople(context, body.people);
	},
	after: ({ db, companyId }, id) => beginAnew(db, companyId, id),
});

export const reportSchedules = records<ReportSchedule, NewSchedule, ChangedSchedule>({
	type: 'report-schedule',
	table: 'report_schedules',
	labelOf: ({ name }) => name,
	find: findSchedule,
	check: (context, body) => requirePeople(context, body.people),
	after: ({ db, companyId }, id) => passOver(db, companyId, id),
});

function checkThreshold({ about, threshold }: NewRule): void {
	const { unit, isFigure } = subjectOf(about);
	if (threshold === null) {
		if (isFigure) throw invalidField('threshold', 'required');
		return;
	}
	if (!unit) throw invalidField('threshold', 'not_allowed');
	const most = THRESHOLD_MAX[unit];
	if (threshold > most) throw invalidField('threshold', 'too_large', most);
}

function checkQuiet({ quiet_from, quiet_to }: NewRule): void {
	if (quiet_from !== null && quiet_to === null) throw invalidField('quiet_to', 'required');
	if (quiet_to !== null && quiet_from === null) throw invalidField('quiet_from', 'required');
	if (quiet_from !== null && quiet_from === quiet_to) throw invalidField('quiet_to', 'not_allowed');
}

async function requirePeople({ db, companyId }: Context, people: readonly string[]): Promise<void> {
	const unknown = await unknownPeople(db, companyId, people);
	if (unknown.length > 0) throw invalidField('people', 'unknown_reference');
}
