import { saveFile } from '@borlette/shared/api';
import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import {
	Box,
	Button,
	Card,
	CopyIcon,
	DownloadIcon,
	Flex,
	Heading,
	Text,
	toast,
} from '@borlette/shared/ui';
import { texts } from './import.messages.ts';
import type { Imported } from './imported.ts';
import { csvOf, useProblemRows } from './useProblemRows.ts';

/** More would only be scrolled past; the file has all. */
const SHOWN = 200;

/** Lines of a file that were not taken, each with its value and why. */
export function Problems({ problems }: Pick<Imported, 'problems'>) {
	const { formatMessage } = useIntl();
	const { headings, rows } = useProblemRows(problems);
	const asText = () => csvOf([headings, ...rows]);

	async function copy() {
		try {
			await navigator.clipboard.writeText(asText());
			toast.success(formatMessage(texts.copied));
		} catch {
			toast.error(formatMessage(texts.notCopied));
		}
	}
	const save = () =>
		saveFile({
			content: new Blob([asText()], { type: 'text/csv;charset=utf-8' }),
			name: 'problemes-import.csv',
		});

	return (
		<Card.Root as="section" aria-labelledby="problems">
			<Card.Body>
				<Flex justify="space-between" align="center" wrap="wrap" gap="3" mb="3">
					<Heading as="h2" size="md" id="problems">
						<FormattedMessage {...texts.problems} values={{ count: problems.length }} />
					</Heading>
					<Flex gap="2">
						<Button size="sm" variant="outline" onClick={() => void copy()}>
							<CopyIcon size={16} aria-hidden />
							<FormattedMessage {...words.copy} />
						</Button>
						<Button size="sm" variant="outline" onClick={save}>
							<DownloadIcon size={16} aria-hidden />
							<FormattedMessage {...texts.export} />
						</Button>
					</Flex>
				</Flex>
				<Box overflow="auto" maxHeight="480px" tabIndex={0} role="group" aria-labelledby="problems">
					<Box
						as="table"
						width="full"
						fontSize="13px"
						fontVariantNumeric="tabular-nums"
						css={{
							'& th, & td': { textAlign: 'start', padding: '2', verticalAlign: 'top' },
							'& tbody tr': { borderTopWidth: '1px' },
						}}
					>
						<thead>
							<Box as="tr" color="fg.muted">
								{headings.map((heading) => (
									<th key={heading} scope="col">
										{heading}
									</th>
								))}
							</Box>
						</thead>
						<tbody>
							{rows.slice(0, SHOWN).map((row) => (
								<tr key={row.join(' ')}>
									{row.map((cell, column) => (
										<td key={headings[column]}>{cell}</td>
									))}
								</tr>
							))}
						</tbody>
					</Box>
				</Box>
				{rows.length > SHOWN && (
					<Text mt="3" color="fg.muted">
						<FormattedMessage {...texts.firstProblems} values={{ count: SHOWN }} />
					</Text>
				)}
			</Card.Body>
		</Card.Root>
	);
}
