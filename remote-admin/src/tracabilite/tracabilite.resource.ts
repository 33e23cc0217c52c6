import type { QueryOf } from '@borlette/shared/contract';
import { agentChoices } from '@borlette/shared/contract/agent';
import { named } from '@borlette/shared/contract/choices';
import { supervisorChoices } from '@borlette/shared/contract/supervisor';
import { type TraceEntry, tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { words } from '@borlette/shared/i18n';
import { type Column, defineResource, type Filter } from '@borlette/shared/resource';
import type { ScreenName } from '@borlette/shared/screens';
import { createElement } from 'react';
import { messages } from './messages.ts';
import { ObjectCell } from './ObjectCell.tsx';
import { type PanelProps, TracePanel } from './TracePanel.tsx';
import { VerifyButton } from './VerifyButton.tsx';
import { actionMessages, objectMessages, roleMessages } from './words.messages.ts';

type Query = QueryOf<typeof tracabiliteApi.agents>;

const PEOPLE = {
	agents: agentChoices,
	supervisors: supervisorChoices,
	companies: { from: tracabiliteApi.people, choice: named },
} as const;

const columns: readonly Column<TraceEntry>[] = [
	{ kind: 'date', name: 'at', format: 'dateTimeShort', label: messages.at },
	{ kind: 'text', name: 'actor_name', label: messages.actor },
	{ kind: 'enum', name: 'action', label: messages.action, labels: actionMessages },
	{ kind: 'enum', name: 'object_type', label: messages.objectType, labels: objectMessages },
	{ kind: 'custom', name: 'object_label', label: words.name, cell: ObjectCell },
	{ kind: 'text', name: 'ip', label: words.address },
	{ kind: 'ref', name: 'companyname', label: words.company, none: messages.provider },
	{ kind: 'enum', name: 'actor_role', label: messages.role, labels: roleMessages },
];

interface Traits {
	readonly screens: { readonly list: ScreenName };
	readonly list: MessageDescriptor;
}

/** One definition for the three trails: they differ by whose acts they list. */
function trailOf(who: keyof typeof PEOPLE, { screens, list }: Traits) {
	// They are of one shape, so that one definition fits them all.
	const trail: typeof tracabiliteApi.agents = tracabiliteApi[who];
	return defineResource({
		name: `tracabilite-${who}`,
		screens,
		endpoints: { list: trail },
		messages: { list, empty: messages.empty },
		nameOf: ({ object_label }: TraceEntry) => object_label,
		columns,
		filters: [
			{ kind: 'date', name: 'start_date', label: words.from, until: 'end_date' },
			{ kind: 'date', name: 'end_date', label: words.until, from: 'start_date' },
			{
				kind: 'enum',
				name: 'action',
				label: messages.action,
				all: messages.everyAction,
				labels: actionMessages,
				isByName: true,
			},
			{
				kind: 'enum',
				name: 'object_type',
				label: messages.objectType,
				all: messages.everyObject,
				labels: objectMessages,
				isByName: true,
			},
			{
				kind: 'ref',
				name: 'actor_id',
				label: messages.actor,
				all: messages.everybody,
				choices: PEOPLE[who],
			},
		] as readonly Filter<Query>[],
		panel: {
			param: 'trace',
			keyOf: ({ id }: TraceEntry) => id,
			view: (props: PanelProps) => createElement(TracePanel, { ...props, trail }),
		},
		listActions: VerifyButton,
	});
}

export const ofAgents = trailOf('agents', {
	screens: { list: 'tracabilite.agent' },
	list: messages.agents,
});
export const ofSupervisors = trailOf('supervisors', {
	screens: { list: 'tracabilite.supervisor' },
	list: messages.supervisors,
});
export const ofCompanies = trailOf('companies', {
	screens: { list: 'tracabilite.company' },
	list: messages.companies,
});
