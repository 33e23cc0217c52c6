import type { TraceEntry } from '@borlette/shared/contract/tracabilite';
import { FormattedMessage } from '@borlette/shared/i18n';
import { Box, Text } from '@borlette/shared/ui';
import { type Change, changesOf } from './changes.ts';
import { messages } from './messages.ts';
import { useShownValue } from './useShownValue.ts';

/** One table for all rows: a styled component for each cell would be slow. */
const STYLE = {
	width: 'full',
	tableLayout: 'fixed',
	borderCollapse: 'collapse',
	'& th, & td': {
		textAlign: 'start',
		verticalAlign: 'top',
		padding: '8px 12px',
		borderBottomWidth: '1px',
		borderColor: 'border',
		overflowWrap: 'anywhere',
	},
	'& thead th': { color: 'fg.muted', fontWeight: 'medium', textStyle: 'xs' },
	'& tbody th': { fontWeight: 'medium', color: 'fg.muted' },
	'& tr[data-changed] th': { color: 'fg', fontWeight: 'semibold' },
	'& tr[data-changed] del': { color: 'fg.error', textDecoration: 'line-through' },
	'& tr[data-changed] ins': { color: 'fg.success', textDecoration: 'none', fontWeight: 'semibold' },
} as const;

/** What a write found and what it left, field by field. */
export function ChangeTable({ entry }: { entry: TraceEntry }) {
	const changes = changesOf(entry);
	const { label, show } = useShownValue(entry);
	if (changes.length === 0)
		return (
			<Text color="fg.muted">
				<FormattedMessage {...messages.noFields} />
			</Text>
		);
	const hasBefore = entry.before !== null;
	const hasAfter = entry.after !== null;
	const cell = ({ field, isChanged }: Change, value: unknown, side: 'before' | 'after') => {
		const text = show(field, value, side);
		if (!isChanged || !hasBefore || !hasAfter) return text;
		return side === 'before' ? <del>{text}</del> : <ins>{text}</ins>;
	};
	return (
		<Box as="table" css={STYLE}>
			<thead>
				<tr>
					<th scope="col">
						<FormattedMessage {...messages.field} />
					</th>
					{hasBefore && (
						<th scope="col">
							<FormattedMessage {...messages.before} />
						</th>
					)}
					{hasAfter && (
						<th scope="col">
							<FormattedMessage {...messages.after} />
						</th>
					)}
				</tr>
			</thead>
			<tbody>
				{changes.map((change) => (
					<tr key={change.field} {...(change.isChanged && { 'data-changed': '' })}>
						<th scope="row">{label(change.field)}</th>
						{hasBefore && <td>{cell(change, change.before, 'before')}</td>}
						{hasAfter && <td>{cell(change, change.after, 'after')}</td>}
					</tr>
				))}
			</tbody>
		</Box>
	);
}
