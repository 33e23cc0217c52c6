import { officialResultApi } from '@borlette/shared/contract/official-results';
import { useRead, useWrite } from '@borlette/shared/data';
import { FileField, FormFrame, SelectField } from '@borlette/shared/form';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Alert, Box, Card, PageFrame, PageHeader, Stack } from '@borlette/shared/ui';
import { useState } from 'react';
import { texts } from './import.messages.ts';
import type { Imported } from './imported.ts';
import { messages } from './messages.ts';
import { Problems } from './Problems.tsx';

/** As the API takes files. */
const MAX_MB = 5;

/** Official results out of a file: what is new is taken, all else named with line and reason. */
export function ImportPage() {
	const { formatMessage } = useIntl();
	const [imported, setImported] = useState<Imported>();
	const [runs, setRuns] = useState(0);
	const title = formatMessage(texts.importTitle);
	return (
		<PageFrame>
			<PageHeader
				title={title}
				text={<FormattedMessage {...texts.importText} />}
				crumbs={[
					{ label: formatMessage(messages.list), screen: 'official-results.list' },
					{ label: title },
				]}
			/>
			<Stack gap="6">
				<Box maxWidth="760px">
					<ImportForm
						key={runs}
						onImported={(answer) => {
							setImported(answer);
							setRuns(runs + 1);
						}}
					/>
				</Box>
				{imported && <Summary imported={imported} />}
				{imported && imported.problems.length > 0 && <Problems problems={imported.problems} />}
			</Stack>
		</PageFrame>
	);
}

function ImportForm({ onImported }: { onImported: (imported: Imported) => void }) {
	const { formatMessage } = useIntl();
	const draws = useRead(officialResultApi.draws, {});
	const send = useWrite(officialResultApi.import, [officialResultApi.list]);
	const states = [...new Set(draws.data?.map(({ state }) => state))];
	return (
		<FormFrame
			name="official.import"
			initialValues={{ state: '', file: null as File | null }}
			body={officialResultApi.import.input.body}
			submitLabel={formatMessage(messages.import)}
			save={({ state, file }) =>
				send.mutateAsync({ body: { state }, files: { file: file ?? undefined } })
			}
			onSaved={onImported}
		>
			<Card.Root>
				<Card.Body>
					<Stack gap="5">
						<SelectField
							name="state"
							label={formatMessage(texts.fileState)}
							help={formatMessage(texts.fileStateHelp)}
							choices={states.map((state) => ({ value: state, label: state }))}
							disabled={draws.isLoading}
						/>
						<FileField
							name="file"
							label={formatMessage(texts.file)}
							help={formatMessage(texts.fileHelp)}
							accept=".csv,text/csv"
							maxMb={MAX_MB}
						/>
					</Stack>
				</Card.Body>
			</Card.Root>
		</FormFrame>
	);
}

function Summary({ imported: { draws, imported, known, problems } }: { imported: Imported }) {
	return (
		<Alert.Root status={problems.length > 0 ? 'warning' : 'success'} role="status" maxWidth="760px">
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>
					<FormattedMessage {...texts.imported} values={{ count: imported }} />
				</Alert.Title>
				<Alert.Description>
					<FormattedMessage
						{...texts.importedText}
						values={{ draws, known, problems: problems.length }}
					/>
				</Alert.Description>
			</Alert.Content>
		</Alert.Root>
	);
}
