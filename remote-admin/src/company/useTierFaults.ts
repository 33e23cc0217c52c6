import {
	CompanySettings,
	leavesOutSmall,
	tiersOutOfOrder,
} from '@borlette/shared/contract/company';
import { checkValue, fieldSchemaOf, useFormValues } from '@borlette/shared/form';
import { useFieldErrorText, useIntl } from '@borlette/shared/i18n';
import { useEffect, useRef } from 'react';
import { messages } from './rules.messages.ts';

/** A row while it is typed: what is no number yet is the text itself. */
export type Tier = { readonly from: number | string } & Readonly<Record<string, number | string>>;

interface Column {
	readonly name: string;
}
type Faults = Array<Record<string, string> | undefined>;

/**
 * Checks the rows of a field by the contract: each value, that they rise, and that invoices begin with the first terminal. An error is at its
 * row, under the name that its field has in the form.
 */
export function useTierFaults(
	name: string,
	columns: readonly Column[],
	showLimit: (from: number) => string,
): void {
	const { formatMessage } = useIntl();
	const say = useFieldErrorText();
	const { registerField, unregisterField } = useFormValues();

	async function validate(rows: readonly Tier[] = []): Promise<Faults | undefined> {
		const item = itemOf(name);
		const outOfOrder = tiersOutOfOrder(rows);
		const leavesOut = name === 'invoice_tiers' && leavesOutSmall(rows);
		const placeFault = (index: number) => {
			const limit = outOfOrder.get(index);
			if (limit !== undefined) return formatMessage(messages.rising, { limit: showLimit(limit) });
			return leavesOut && index === 0 ? formatMessage(messages.fromOne) : undefined;
		};
		const faults = await Promise.all(
			rows.map(async (row, index) => {
				const faulty: Record<string, string> = {};
				const from = placeFault(index);
				if (from) faulty.from = from;
				for (const column of columns) {
					const schema = fieldSchemaOf(item, column.name);
					const fault = schema && (await checkValue(schema, row[column.name]));
					if (fault) faulty[column.name] = say(fault);
				}
				return Object.keys(faulty).length ? faulty : undefined;
			}),
		);
		return faults.some(Boolean) ? faults : undefined;
	}

	const newest = useRef(validate);
	newest.current = validate;
	useEffect(
		function checkRows() {
			// Faults of rows come as a list, which the type of a rule does not know.
			const rule = (rows: Tier[]) => newest.current(rows) as Promise<undefined>;
			registerField(name, { validate: rule });
			return () => unregisterField(name);
		},
		[name, registerField, unregisterField],
	);
}

/** The schema of one row. */
const itemOf = (name: string) =>
	(CompanySettings.properties as unknown as Record<string, { items: typeof CompanySettings }>)[name]
		?.items;
