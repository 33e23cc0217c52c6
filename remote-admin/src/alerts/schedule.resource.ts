import type { BodyOf } from '@borlette/shared/contract';
import { alertPersonName, alertsApi } from '@borlette/shared/contract/alerts';
import { reportSchedulesApi } from '@borlette/shared/contract/report-schedules';
import { weekdayNames, words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { AlertsAbove } from './AlertsAbove.tsx';
import { PeopleCell, ReportCell, WhenCell } from './cells.tsx';
import { messages } from './messages.ts';

const reports = { evening: messages.evening, week: messages.week };
const formats = { pdf: messages.pdf, xlsx: messages.xlsx };
const people = { from: alertsApi.people, choice: alertPersonName };

const START: Partial<BodyOf<typeof reportSchedulesApi.create>> = {
	...{ format: 'pdf', at: '22:30', days: [1, 2, 3, 4, 5, 6, 7] },
};

/** Reports that go to people by themselves. */
export const reportSchedule = defineResource({
	name: 'report-schedules',
	param: 'scheduleId',
	screens: {
		list: 'alert.schedules',
		create: 'alert.schedules.new',
		edit: 'alert.schedules.edit',
	},
	endpoints: reportSchedulesApi,
	messages: {
		list: messages.schedules,
		create: messages.scheduleCreate,
		edit: messages.scheduleEdit,
		empty: messages.schedulesEmpty,
	},
	nameOf: ({ name }) => name,
	putBack: () => ({}),
	listAbove: AlertsAbove,
	columns: [
		{ kind: 'text', name: 'name', label: words.name },
		{
			kind: 'custom',
			name: 'report',
			label: messages.report,
			cell: ReportCell,
			inFile: [{ name: 'report', labels: reports }],
		},
		{ kind: 'enum', name: 'format', label: messages.format, labels: formats },
		{
			kind: 'custom',
			name: 'at',
			label: messages.at,
			cell: WhenCell,
			inFile: [{ name: 'days', label: messages.days, labels: weekdayNames }, { name: 'at' }],
		},
		{ kind: 'custom', name: 'people_names', label: messages.people, cell: PeopleCell },
		{ kind: 'status', name: 'is_active', label: words.status },
	],
	filters: [
		{
			kind: 'enum',
			name: 'report',
			label: messages.report,
			all: messages.everyReport,
			labels: reports,
		},
		{
			kind: 'bool',
			name: 'is_active',
			label: words.status,
			all: words.everyState,
			labels: { true: words.activeOnesM, false: words.blockedOnesM },
		},
	],
	fields: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'enum', name: 'report', label: messages.report, labels: reports },
		{ kind: 'enum', name: 'format', label: messages.format, labels: formats },
		{ kind: 'time', name: 'at', label: messages.at, help: messages.atHelp },
		{ kind: 'weekdays', name: 'days', label: messages.days, isWide: true },
		{
			kind: 'refs',
			name: 'people',
			label: messages.people,
			help: messages.reportPeopleHelp,
			choices: people,
			isWide: true,
		},
	],
	initial: () => START,
	activation: { permission: 'change_alert' },
});
