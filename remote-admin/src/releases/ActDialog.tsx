import { ApiError } from '@borlette/shared/api';
import type { ErrorBody } from '@borlette/shared/contract';
import { CANARY_SHARES, releasesApi } from '@borlette/shared/contract/releases';
import { FormFrame, SelectField, TextField } from '@borlette/shared/form';
import {
	FormattedMessage,
	type MessageDescriptor,
	useErrorText,
	useIntl,
	words,
} from '@borlette/shared/i18n';
import { RowDialog } from '@borlette/shared/resource';
import { Box, Button, Stack, Text, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { type Act, GRAVE } from './acts.ts';
import { Change } from './Change.tsx';
import { messages } from './messages.ts';
import { Refusal } from './Refusal.tsx';
import { SetUp } from './SetUp.tsx';
import { type Override, type Signed, useAct } from './useAct.ts';
import { wordOf } from './words.ts';

const TITLES: Readonly<Record<Act['name'], MessageDescriptor>> = {
	promote: messages.promoteTitle,
	rollback: messages.rollbackTitle,
	kill: messages.killTitle,
	remove: messages.removeTitle,
};
const TEXTS: Readonly<Record<Act['name'], MessageDescriptor>> = {
	promote: messages.promoteText,
	rollback: messages.rollbackText,
	kill: messages.killText,
	remove: messages.removeText,
};

interface Props {
	act: Act;
	hasSecondStep: boolean;
	onClose: () => void;
	/** Somebody was faster: what is there now is read again. */
	onReload: () => Promise<void>;
}

/** Says what an act does, and asks for the reason and a code of the person's authenticator. */
export function ActDialog({ act, hasSecondStep, onClose, onReload }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const send = useAct(act);
	const [refusal, setRefusal] = useState<NonNullable<ErrorBody['release']>>();
	/** What was sent before a refusal, whose code counts as not used. */
	const [sent, setSent] = useState<Signed>({ reason: '', code: '' });
	const channel = formatMessage(messages[act.channel]);
	const title = formatMessage(
		act.isOfCanary && act.name === 'rollback' ? messages.endCanaryTitle : TITLES[act.name],
		{
			name: act.remote,
			channel,
		},
	);

	/** @returns whether it was done; a refusal of the tool is shown in the place of the form */
	async function attempt(signed: Signed): Promise<boolean> {
		setSent(signed);
		try {
			await send(signed);
			return true;
		} catch (error) {
			const release = error instanceof ApiError ? error.body.release : undefined;
			if (!release) throw error;
			setRefusal(release);
			return false;
		}
	}

	function saved(isDone: boolean) {
		if (!isDone) return;
		toast.success(formatMessage(messages.done, { name: act.remote }));
		onClose();
	}

	const goAnyway = (override: Override) =>
		attempt({ ...sent, [override]: true }).then(saved, (error: unknown) => {
			toast.error(errorText(error));
			setRefusal(undefined);
		});

	return (
		<RowDialog title={title} onClose={onClose}>
			{!hasSecondStep ? (
				<SetUp onLeave={onClose} />
			) : refusal ? (
				<Refusal
					refusal={refusal}
					onBack={() => setRefusal(undefined)}
					onReload={onReload}
					onAnyway={goAnyway}
				/>
			) : (
				<Stack gap="5">
					<Change was={act.was} becomes={act.becomes} />
					<Text color="fg.muted">
						<FormattedMessage {...TEXTS[act.name]} />
					</Text>
					<Box {...(GRAVE.includes(act.name) && { colorPalette: 'error' })}>
						<FormFrame
							name={`releases.${act.name}.${act.channel}.${act.remote}`}
							initialValues={{
								reason: sent.reason,
								code: '',
								share: sent.canary === undefined ? '' : String(sent.canary),
							}}
							body={releasesApi[act.name].input.body}
							submitLabel={formatMessage(wordOf(act), { channel })}
							save={({ reason, code, share }) =>
								attempt({
									reason: reason.trim(),
									code: code.trim(),
									...(share && { canary: Number(share) }),
								})
							}
							onSaved={saved}
							aside={
								<Button variant="outline" onClick={onClose}>
									<FormattedMessage {...words.cancel} />
								</Button>
							}
						>
							{act.name === 'promote' && act.was && (
								<SelectField
									name="share"
									label={formatMessage(messages.forWhom)}
									emptyLabel={formatMessage(messages.forEverybody)}
									choices={CANARY_SHARES.map((share) => ({
										value: String(share),
										label: formatMessage(messages.forShare, { share }),
									}))}
								/>
							)}
							<TextField
								name="reason"
								label={formatMessage(words.reason)}
								help={formatMessage(messages.reasonHelp)}
								isLong
							/>
							<TextField
								name="code"
								label={formatMessage(words.code)}
								help={formatMessage(messages.codeHelp)}
								autoComplete="one-time-code"
							/>
						</FormFrame>
					</Box>
				</Stack>
			)}
		</RowDialog>
	);
}
