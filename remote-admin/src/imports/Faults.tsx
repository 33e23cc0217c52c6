import type { ImportCheck } from '@borlette/shared/contract/imports';
import { useIntl } from '@borlette/shared/i18n';
import { Box, Card, Heading, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** Each cell that is wrong: where it stands in the file, what is in it, and why it cannot be so. */
export function Faults({ check: { faults, faultCount } }: { check: ImportCheck }) {
	const { formatMessage } = useIntl();
	return (
		<Card.Root as="section" aria-labelledby="faults">
			<Card.Body>
				<Heading as="h2" size="md" id="faults" mb="3">
					{formatMessage(messages.faults, { count: faultCount })}
				</Heading>
				<Box
					overflow="auto"
					maxHeight="480px"
					// That there are more below it is seen by its edge.
					borderWidth="1px"
					borderRadius="md"
					tabIndex={0}
					role="group"
					aria-labelledby="faults"
				>
					<Box
						as="table"
						width="full"
						fontSize="13px"
						css={{
							'& th, & td': { textAlign: 'start', padding: '2', verticalAlign: 'top' },
							'& tbody tr': { borderTopWidth: '1px' },
							'& thead th': { position: 'sticky', insetBlockStart: 0, background: 'bg.panel' },
						}}
					>
						<thead>
							<Box as="tr" color="fg.muted">
								{[messages.row, messages.column, messages.value, messages.what].map((label) => (
									<th key={label.id} scope="col">
										{formatMessage(label)}
									</th>
								))}
							</Box>
						</thead>
						<tbody>
							{faults.map(({ row, column, title, value, text }) => (
								<tr key={`${row} ${column} ${text}`}>
									<Box as="td" fontVariantNumeric="tabular-nums">
										{row}
									</Box>
									<td>{title}</td>
									<Box as="td" fontFamily="mono" overflowWrap="anywhere" dir="auto">
										{value}
									</Box>
									<Box as="td" color="fg.error">
										{text}
									</Box>
								</tr>
							))}
						</tbody>
					</Box>
				</Box>
				{faultCount > faults.length && (
					<Text mt="3" color="fg.muted">
						{formatMessage(messages.firstFaults, { count: faults.length })}
					</Text>
				)}
			</Card.Body>
		</Card.Root>
	);
}
