import type { BodyOf } from '@borlette/shared/contract';
import { alertPersonName, alertsApi } from '@borlette/shared/contract/alerts';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { later, MessageIcon } from '@borlette/shared/ui';
import { AlertsAbove } from './AlertsAbove.tsx';
import { AttemptDialog } from './AttemptDialog.tsx';
import { ChannelsCell, PeopleCell, QuietCell, ThresholdCell } from './cells.tsx';
import { channelNames } from './channelNames.ts';
import { messages } from './messages.ts';
import { subjectNames } from './subjects.ts';

const ChannelsField = later(async () => (await import('./fields.tsx')).ChannelsField);
const ThresholdField = later(async () => (await import('./fields.tsx')).ThresholdField);
const people = { from: alertsApi.people, choice: alertPersonName };

const START: Partial<BodyOf<typeof alertsApi.create>> = {
	...{ channels: ['email'], threshold: null, quiet_from: null, quiet_to: null },
};

/** Who is told what, outside of the screens. */
export const alertRule = defineResource({
	name: 'alerts',
	param: 'ruleId',
	screens: { list: 'alert.list', create: 'alert.new', edit: 'alert.edit' },
	endpoints: alertsApi,
	messages,
	nameOf: ({ name }) => name,
	putBack: () => ({}),
	listAbove: AlertsAbove,
	columns: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'enum', name: 'about', label: messages.about, labels: subjectNames },
		{
			kind: 'custom',
			name: 'threshold',
			label: messages.threshold,
			cell: ThresholdCell,
			align: 'end',
			// What it counts is another thing in each row.
			inFile: [],
		},
		{ kind: 'custom', name: 'people_names', label: messages.people, cell: PeopleCell },
		{
			kind: 'custom',
			name: 'channels',
			label: messages.channels,
			cell: ChannelsCell,
			inFile: [{ name: 'channels', labels: channelNames }],
		},
		{
			kind: 'custom',
			name: 'quiet_from',
			label: messages.quiet,
			cell: QuietCell,
			inFile: [
				{ name: 'quiet_from', label: messages.quietFrom },
				{ name: 'quiet_to', label: messages.quietTo },
			],
		},
		{
			kind: 'date',
			name: 'last_at',
			format: 'relative',
			label: messages.last,
			none: messages.never,
		},
		{ kind: 'status', name: 'is_active', label: words.status },
	],
	filters: [
		{
			kind: 'enum',
			name: 'about',
			label: messages.about,
			all: messages.everyAbout,
			labels: subjectNames,
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
		{ kind: 'enum', name: 'about', label: messages.about, labels: subjectNames },
		{ kind: 'custom', name: 'threshold', label: messages.threshold, field: ThresholdField },
		{ kind: 'custom', name: 'channels', label: messages.channels, field: ChannelsField },
		{
			kind: 'refs',
			name: 'people',
			label: messages.people,
			help: messages.peopleHelp,
			choices: people,
			isWide: true,
		},
		{ kind: 'time', name: 'quiet_from', label: messages.quietFrom, help: messages.quietHelp },
		{ kind: 'time', name: 'quiet_to', label: messages.quietTo },
	],
	initial: () => START,
	activation: { permission: 'change_alert' },
	rowActions: [
		{
			name: 'attempt',
			label: messages.attempt,
			icon: MessageIcon,
			permission: 'change_alert',
			endpoint: alertsApi.attempt,
			dialog: AttemptDialog,
		},
	],
});
