import { agentApi } from '../contract/agent.ts';
import { surcussaleApi } from '../contract/surcussale.ts';
import { defineResource } from './define.tsx';

/** Checked by the compiler alone: each `@ts-expect-error` fails the type check when its line compiles. */
const label = { id: 'x', defaultMessage: 'x' };
const base = {
	name: 'agent',
	screens: { list: 'agent.list' },
	endpoints: agentApi,
	messages: { list: label, empty: label },
	nameOf: () => '',
} as const;
const branches = { from: surcussaleApi.list, choice: ({ name }: { name: string }) => name };

export const right = defineResource({
	...base,
	columns: [
		{ kind: 'text', name: 'last_name', label },
		{ kind: 'money', name: 'balance', label },
	],
	filters: [
		{ kind: 'bool', name: 'is_active', label, all: label, labels: { true: label, false: label } },
	],
	fields: [
		{ kind: 'percent', name: 'commission', label },
		{ kind: 'ref', name: 'surcussale_id', label, choices: branches, shown: 'surcussale_name' },
	],
});

export const misspeltColumn = defineResource({
	...base,
	// @ts-expect-error the item has no such field
	columns: [{ kind: 'text', name: 'lastname', label }],
});

export const amountAsText = defineResource({
	...base,
	// @ts-expect-error the balance is no text
	columns: [{ kind: 'text', name: 'balance', label }],
});

export const misspeltField = defineResource({
	...base,
	columns: [],
	// @ts-expect-error the bodies have no such field
	fields: [{ kind: 'text', name: 'telephone', label }],
});

export const textAsAmount = defineResource({
	...base,
	columns: [],
	// @ts-expect-error a phone is no amount
	fields: [{ kind: 'money', name: 'phone', label }],
});

export const readOnlyField = defineResource({
	...base,
	columns: [],
	// @ts-expect-error the balance is in the item, but no body takes it
	fields: [{ kind: 'money', name: 'balance', label }],
});

export const unknownFilter = defineResource({
	...base,
	columns: [],
	filters: [
		// @ts-expect-error the list call has no such filter
		{ kind: 'bool', name: 'is_blocked', label, all: label, labels: { true: label, false: label } },
	],
});

export const unknownKind = defineResource({
	...base,
	// @ts-expect-error kinds are a closed set
	columns: [{ kind: 'map', name: 'last_name', label }],
});

export const namesInOptions = defineResource({
	...base,
	columns: [
		{ kind: 'text', name: 'last_name', label, inTitle: true },
		{ kind: 'money', name: 'balance', label, currency: 'username', total: true },
	],
	fields: [
		{
			kind: 'ref',
			name: 'surcussale_id',
			label,
			choices: branches,
			fills: ({ phone }: { phone: string }) => ({ phone }),
		},
		{ kind: 'image', name: 'beside_the_body', label, shown: 'username' },
	],
});

export const totalOfSeveralCurrencies = defineResource({
	...base,
	// @ts-expect-error what has a total says in which field its currency is
	columns: [{ kind: 'money', name: 'balance', label, total: true }],
});

export const misspeltOption = defineResource({
	...base,
	// @ts-expect-error the item has no such field
	columns: [{ kind: 'money', name: 'balance', label, currency: 'curency' }],
});

export const optionOfAnotherKind = defineResource({
	...base,
	// @ts-expect-error only texts are before the first column
	columns: [{ kind: 'percent', name: 'commission', label, inTitle: true }],
});

export const misspeltNameOfRow = defineResource({
	...base,
	columns: [],
	fields: [
		// @ts-expect-error the row says no such name
		{ kind: 'ref', name: 'surcussale_id', label, choices: branches, shown: 'surcusale_name' },
	],
});

export const fillsUnknownField = defineResource({
	...base,
	columns: [],
	fields: [
		// @ts-expect-error the bodies have no such field
		{ kind: 'ref', name: 'surcussale_id', label, choices: branches, fills: () => ({ fone: '' }) },
	],
});
