import { useCallback } from 'react';
import { useFormats, useIntl } from '../../i18n/index.ts';
import type { AnyResource } from '../definition.ts';
import { resourceMessages } from '../messages.ts';
import type { Row } from '../row.ts';
import { scopeMessages } from './messages.ts';
import { useScopeText } from './scope.ts';

/** From so many rows on a toast counts them. */
const MOST_NAMES = 5;

/** What toasts say of rows: their names, and whom they concern. */
export function useRowName(resource: AnyResource) {
	const { formatMessage } = useIntl();
	const formats = useFormats();
	const textOf = useScopeText();
	/** Names of rows, or how many there are. */
	const namesOf = useCallback(
		(rows: readonly Row[]): string =>
			rows.length > 0 && rows.length <= MOST_NAMES
				? rows.map((row) => resource.nameOf(row, formats)).join(', ')
				: formatMessage(resourceMessages.rows, { count: rows.length }),
		[resource, formats, formatMessage],
	);
	/** A row by its name, with whom it concerns. */
	const withScope = useCallback(
		(row: Row): string => {
			const name = resource.nameOf(row, formats);
			const scope = resource.scope && textOf(resource.scope, row).text;
			return scope ? formatMessage(scopeMessages.row, { name, scope }) : name;
		},
		[resource, formats, textOf, formatMessage],
	);
	return { namesOf, withScope, textOf };
}
