import { useIntl } from '../../i18n/index.ts';
import { type AnyField, kindOfField } from '../fields/index.ts';
import type { Row } from '../row.ts';

interface Props {
	field: AnyField;
	/** The row that is changed; undefined in the form that adds. */
	row: Row | undefined;
}

/** The field for a kind, or the one that the feature draws. */
export function ResourceField({ field, row }: Props) {
	const { formatMessage } = useIntl();
	const common = {
		name: field.name,
		label: formatMessage(field.label),
		...(field.help && { help: formatMessage(field.help) }),
	};
	if (field.kind === 'custom') return <field.field {...common} />;
	const kind = kindOfField(field);
	return kind && <kind.Control common={common} options={field} row={row} />;
}
