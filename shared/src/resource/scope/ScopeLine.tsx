import { useFormValues } from '../../form/index.ts';
import { FormattedMessage } from '../../i18n/index.ts';
import { Alert } from '../../ui/index.ts';
import type { Row } from '../row.ts';
import { scopeMessages } from './messages.ts';
import { type ScopeDefinition, useScopeText } from './scope.ts';

interface Props {
	scope: ScopeDefinition;
	/** The row that is changed. */
	row: Row | undefined;
	/** How the value of a field of the form reads. */
	nameOf: (field: string, value: unknown) => string | undefined;
}

/** Before a form is sent: whom what is saved will concern. */
export function ScopeLine({ scope, row, nameOf }: Props) {
	const textOf = useScopeText();
	const { values } = useFormValues<Record<string, unknown>>();
	const { text, isWhole } = textOf(scope, { ...row, ...values }, (field) =>
		field in values ? nameOf(field, values[field]) : undefined,
	);
	if (!text) return null;
	return (
		<Alert.Root status={isWhole ? 'warning' : 'info'} role="status">
			<Alert.Indicator />
			<Alert.Title fontWeight="normal">
				<FormattedMessage
					{...(isWhole ? scopeMessages.whole : scopeMessages.part)}
					values={{ scope: text }}
				/>
			</Alert.Title>
		</Alert.Root>
	);
}
