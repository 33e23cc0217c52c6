import { useFormField } from '@borlette/shared/form';
import { type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { AddIcon, Box, Button, DeleteIcon, IconButton, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './rules.messages.ts';
import { type Tier, useTierFaults } from './useTierFaults.ts';

const MAX_ROWS = 20;

export interface TierColumn {
	/** Of the row's field: `from`. */
	readonly name: string;
	readonly label: MessageDescriptor;
	readonly field: (props: { name: string; label: string }) => ReactNode;
}

interface Props {
	name: string;
	columns: readonly [TierColumn, TierColumn];
	/** Said while there is no row. */
	empty: MessageDescriptor;
	showLimit: (from: number) => string;
}

/** Rows that apply from a number on: typed in place, added and removed, each above the one before. */
export function Tiers({ name, columns, empty, showLimit }: Props) {
	const { formatMessage } = useIntl();
	const { value: rows, setValue, error } = useFormField<Tier[]>(name);
	useTierFaults(name, columns, showLimit);
	const blank = () => Object.fromEntries(columns.map((column) => [column.name, ''])) as Tier;

	return (
		<Box>
			{rows.length === 0 && <Text color="fg.muted">{formatMessage(empty)}</Text>}
			{rows.map((_, index) => (
				<Box
					// Rows have no name of their own: fields read their value by the place.
					key={index}
					display="grid"
					gridTemplateColumns="1fr 1fr auto"
					gap="3"
					mb="4"
					alignItems="start"
				>
					{columns.map((column) => (
						<Box key={column.name}>
							{column.field({
								name: `${name}.${index}.${column.name}`,
								label: formatMessage(messages.row, {
									column: formatMessage(column.label),
									row: index + 1,
								}),
							})}
						</Box>
					))}
					<IconButton
						mt="7"
						variant="ghost"
						colorPalette="gray"
						aria-label={formatMessage(messages.remove, { row: index + 1 })}
						onClick={() => setValue(rows.filter((_row, place) => place !== index))}
					>
						<DeleteIcon />
					</IconButton>
				</Box>
			))}
			{error && (
				<Text role="alert" color="fg.error" mb="3">
					{error}
				</Text>
			)}
			{rows.length < MAX_ROWS && (
				<Button variant="outline" size="sm" mt="1" onClick={() => setValue([...rows, blank()])}>
					<AddIcon size={16} aria-hidden />
					{formatMessage(messages.add)}
				</Button>
			)}
		</Box>
	);
}
