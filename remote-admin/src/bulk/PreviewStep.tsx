import type { BulkPreview, BulkRow } from '@borlette/shared/contract/bulk';
import { useIntl, words } from '@borlette/shared/i18n';
import { Box, Button, Flex, Notice, Stack, Text } from '@borlette/shared/ui';
import type { Change } from './changes.ts';
import { REASONS } from './LeftRows.tsx';
import { messages } from './messages.ts';
import { useFactText } from './useFactText.ts';

/** Rows in the page; the counts are of all. */
const SHOWN = 200;

interface Props {
	change: Change;
	preview: BulkPreview;
	failure: string | null;
	isPending: boolean;
	/** To what was asked; nothing was: there is no way back. */
	onBack: (() => void) | undefined;
	onCancel: () => void;
	onApply: () => void;
}

/** What would change, row by row, and what stays and why; nothing is written yet. */
export function PreviewStep({
	change,
	preview: { count, rows },
	failure,
	isPending,
	onBack,
	onCancel,
	onApply,
}: Props) {
	const { formatMessage } = useIntl();
	const staying = rows.length - count;
	// What is in the way is seen first.
	const ordered = [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row))];
	return (
		<Stack gap="4">
			<Box role="status">
				<Text fontWeight="semibold">{formatMessage(messages.willChange, { count })}</Text>
				{staying > 0 && (
					<Text color="fg.muted">{formatMessage(messages.stays, { count: staying })}</Text>
				)}
			</Box>
			{rows.length > 0 && <Rows change={change} rows={ordered.slice(0, SHOWN)} />}
			{rows.length > SHOWN && (
				<Text color="fg.muted">{formatMessage(messages.more, { count: rows.length - SHOWN })}</Text>
			)}
			{failure && <Notice status="error" role="alert" title={failure} />}
			<Flex gap="3" wrap="wrap" justify="flex-end">
				<Button variant="outline" onClick={onBack ?? onCancel} waits={isPending}>
					{formatMessage(onBack ? words.back : words.cancel)}
				</Button>
				{count > 0 && (
					<Button loading={isPending} onClick={onApply}>
						{formatMessage(messages.apply, { count })}
					</Button>
				)}
			</Flex>
		</Stack>
	);
}

const isRefused = ({ reason }: BulkRow) => reason !== null && reason !== 'same';

const CELL = { padding: '2', textAlign: 'start', verticalAlign: 'top' } as const;

function Rows({ change, rows }: { change: Change; rows: readonly BulkRow[] }) {
	const { formatMessage } = useIntl();
	const textOf = useFactText();
	return (
		<Box
			borderWidth="1px"
			borderRadius="lg"
			maxHeight="min(420px, 50dvh)"
			overflow="auto"
			role="region"
			aria-label={formatMessage(change.label)}
			tabIndex={0}
		>
			<Box as="table" width="full" fontSize="13px" lineHeight="18px">
				<Box as="thead" position="sticky" top="0" background="bg.muted">
					<tr>
						{[words.name, messages.before, messages.after].map((label) => (
							<Box asChild key={label.id} {...CELL} fontWeight="medium" color="fg.muted">
								<th scope="col">{formatMessage(label)}</th>
							</Box>
						))}
					</tr>
				</Box>
				<tbody>
					{rows.map((row) => (
						<Box as="tr" key={row.id} borderTopWidth="1px">
							<Box asChild {...CELL} fontWeight="medium" overflowWrap="anywhere">
								<th scope="row">{row.name}</th>
							</Box>
							<Box as="td" {...CELL} color="fg.muted">
								{textOf(row.before)}
							</Box>
							<Box as="td" {...CELL} fontWeight={row.reason ? 'normal' : 'semibold'}>
								{row.reason ? (
									<Text as="span" color={isRefused(row) ? 'fg.warning' : 'fg.muted'}>
										{formatMessage(REASONS[row.reason])}
									</Text>
								) : (
									textOf(row.after)
								)}
							</Box>
						</Box>
					))}
				</tbody>
			</Box>
		</Box>
	);
}
