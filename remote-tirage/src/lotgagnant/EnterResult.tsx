import { ApiError } from '@borlette/shared/api';
import {
	lotGagnantApi,
	type ResultPreview,
	type TirageInstance,
	tirageInstanceApi,
} from '@borlette/shared/contract/lotgagnant';
import { lotsOf } from '@borlette/shared/contract/lots';
import { useWrite } from '@borlette/shared/data';
import { FormFrame, TextField } from '@borlette/shared/form';
import { FormattedMessage, useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { Alert, Box, Button, Card, Flex, Heading, Stack, Text, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { LotsRow } from '../picks/LotsRow.tsx';
import { Picks, picksOf } from '../picks/Picks.tsx';
import { DryRun } from './DryRun.tsx';
import { entry } from './entry.messages.ts';

const EMPTY = { pick3: '', pick4: '', reason: '' };
type Values = typeof EMPTY;

interface Props {
	instance: TirageInstance;
}

/** A result is typed, its cost is shown, then it is entered. With one that waits or stands, on demand. */
export function EnterResult({ instance }: Props) {
	const [isOpen, setOpen] = useState(instance.revision === null);
	const isCorrection = instance.state === 'settled';
	if (!isOpen) {
		return (
			<Box>
				<Button variant="outline" onClick={() => setOpen(true)}>
					<FormattedMessage {...(isCorrection ? entry.correct : entry.enterAnother)} />
				</Button>
			</Box>
		);
	}
	const title =
		instance.revision === null ? 'enterTitle' : isCorrection ? 'correct' : 'enterAnother';
	return (
		<Card.Root as="section" aria-labelledby="enter">
			<Card.Body>
				<Stack gap="5">
					<Heading as="h2" size="md" id="enter">
						<FormattedMessage {...entry[title]} />
					</Heading>
					{isCorrection && (
						<Text color="fg.muted">
							<FormattedMessage {...entry.correctText} />
						</Text>
					)}
					<Entry instance={instance} isCorrection={isCorrection} />
				</Stack>
			</Card.Body>
		</Card.Root>
	);
}

function Entry({ instance, isCorrection }: Props & { isCorrection: boolean }) {
	const { formatMessage } = useIntl();
	const preview = useWrite(lotGagnantApi.preview);
	const [typed, setTyped] = useState<Values>(EMPTY);
	const [checked, setChecked] = useState<ResultPreview>();
	if (checked) {
		return (
			<Checked
				instance={instance}
				values={typed}
				preview={checked}
				onBack={() => setChecked(undefined)}
			/>
		);
	}
	return (
		<FormFrame<Values, ResultPreview>
			name={`result.${instance.id}`}
			initialValues={typed}
			body={lotGagnantApi.enter.input.body}
			submitLabel={formatMessage(entry.check)}
			save={(values) => {
				if (isCorrection && values.reason.trim() === '') {
					const fields = { reason: { code: 'required' } } as const;
					return Promise.reject(new ApiError('validation_failed', 422, { fields }));
				}
				setTyped(values);
				return preview.mutateAsync({ body: { instance_id: instance.id, ...picksOf(values) } });
			}}
			onSaved={setChecked}
		>
			<Box>
				<Picks />
			</Box>
			{isCorrection && (
				<TextField
					name="reason"
					label={formatMessage(words.reason)}
					help={formatMessage(entry.reasonHelp)}
					isLong
				/>
			)}
		</FormFrame>
	);
}

interface CheckedProps extends Props {
	values: Values;
	preview: ResultPreview;
	onBack: () => void;
}

/** What the result would cost, and the button that enters it. */
function Checked({ instance, values, preview, onBack }: CheckedProps) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const enter = useWrite(lotGagnantApi.enter, [
		lotGagnantApi.history,
		lotGagnantApi.list,
		tirageInstanceApi.list,
	]);
	const picks = picksOf(values);
	const reason = values.reason.trim();
	return (
		<Stack gap="5">
			<LotsRow lots={lotsOf(picks.pick3, picks.pick4)} />
			<DryRun preview={preview} instance={instance} />
			{enter.error && (
				<Alert.Root status="error" role="alert">
					<Alert.Indicator />
					<Alert.Title>{errorText(enter.error)}</Alert.Title>
				</Alert.Root>
			)}
			<Flex gap="3" justify="flex-end" wrap="wrap">
				<Button variant="outline" onClick={onBack}>
					<FormattedMessage {...entry.change} />
				</Button>
				<Button
					autoFocus
					disabled={preview.paid_fiche !== null}
					loading={enter.isPending}
					onClick={() =>
						enter.mutate(
							{ body: { instance_id: instance.id, ...picks, ...(reason && { reason }) } },
							{ onSuccess: () => toast.success(formatMessage(entry.entered)) },
						)
					}
				>
					<FormattedMessage {...entry.enter} />
				</Button>
			</Flex>
		</Stack>
	);
}
