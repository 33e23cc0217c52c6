import type { ReactNode } from 'react';
import { useFormats, useIntl } from '../i18n/index.ts';
import { Button, Flex, Spacer, Text } from '../ui/index.ts';
import type { Selection } from './column.ts';
import { tableMessages } from './messages.ts';

interface Props {
	selection: Selection;
	total: number;
	/** Whether the rows of all pages can be taken instead of those that are ticked. */
	canExtend: boolean;
	onExtend: () => void;
	onClear: () => void;
	children: ReactNode;
}

/** Says what the actions in it mean: the ticked rows of this page, or the whole filter. */
export function SelectionBar({ selection, total, canExtend, onExtend, onClear, children }: Props) {
	const { formatMessage } = useIntl();
	const { count } = useFormats();
	return (
		<Flex
			role="status"
			wrap="wrap"
			align="center"
			gap="3"
			paddingInline="3"
			paddingBlock="2"
			background="colorPalette.subtle"
			borderBottomWidth="1px"
		>
			<Text fontWeight="medium">
				{selection.kind === 'filter'
					? formatMessage(tableMessages.selectedFilter, { count: total })
					: formatMessage(tableMessages.selectedPage, { count: selection.ids.length })}
			</Text>
			{canExtend && (
				<Button variant="plain" size="sm" onClick={onExtend}>
					{formatMessage(tableMessages.selectFilter, { count: count(total) })}
				</Button>
			)}
			<Spacer />
			{children}
			<Button variant="ghost" size="sm" onClick={onClear}>
				{formatMessage(tableMessages.clearSelection)}
			</Button>
		</Flex>
	);
}
