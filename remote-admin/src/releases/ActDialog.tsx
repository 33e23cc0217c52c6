import { ApiError } from '@borlette/shared/api';
import type { ErrorBody } from '@borlette/shared/contract';
import { releasesApi } from '@borlette/shared/contract/releases';
import { FormFrame, TextField } from '@borlette/shared/form';
import { FormattedMessage, type MessageDescriptor, useIntl } from '@borlette/shared/i18n';
import { RowDialog } from '@borlette/shared/resource';
import { Box, Button, Stack, Text, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { type Act, GRAVE } from './acts.ts';
import { Change } from './Change.tsx';
import { messages } from './messages.ts';
import { Refusal } from './Refusal.tsx';
import { SetUp } from './SetUp.tsx';
import { useAct } from './useAct.ts';

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
	onReload: () => void;
}

/** Says what an act does, and asks for the reason and a code of the person's authenticator. */
export function ActDialog({ act, hasSecondStep, onClose, onReload }: Props) {
	const { formatMessage } = useIntl();
	const send = useAct(act);
	const [refusal, setRefusal] = useState<NonNullable<ErrorBody['release']>>();
	/** What was typed before a refusal; a code is good for once. */
	const [reason, setReason] = useState('');
	const channel = formatMessage(messages[act.channel]);
	const title = formatMessage(TITLES[act.name], { name: act.remote, channel });

	async function save(typed: { reason: string; code: string }): Promise<boolean> {
		setReason(typed.reason);
		try {
			await send({ reason: typed.reason.trim(), code: typed.code.trim() });
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

	return (
		<RowDialog title={title} onClose={onClose}>
			{!hasSecondStep ? (
				<SetUp onLeave={onClose} />
			) : refusal ? (
				<Refusal refusal={refusal} onBack={() => setRefusal(undefined)} onReload={onReload} />
			) : (
				<Stack gap="5">
					<Change was={act.was} becomes={act.becomes} />
					<Text color="fg.muted">
						<FormattedMessage {...TEXTS[act.name]} />
					</Text>
					<Box {...(GRAVE.includes(act.name) && { colorPalette: 'error' })}>
						<FormFrame
							name={`releases.${act.name}.${act.channel}.${act.remote}`}
							initialValues={{ reason, code: '' }}
							body={releasesApi[act.name].input.body}
							submitLabel={
								act.name === 'promote'
									? formatMessage(messages.promoteTo, { channel })
									: formatMessage(messages[act.name])
							}
							save={save}
							onSaved={saved}
							aside={
								<Button variant="outline" onClick={onClose}>
									<FormattedMessage {...messages.cancel} />
								</Button>
							}
						>
							<TextField
								name="reason"
								label={formatMessage(messages.reason)}
								help={formatMessage(messages.reasonHelp)}
								isLong
							/>
							<TextField
								name="code"
								label={formatMessage(messages.code)}
								help={formatMessage(messages.codeHelp)}
								autoComplete="one-time-code"
								inputMode="numeric"
							/>
						</FormFrame>
					</Box>
				</Stack>
			)}
		</RowDialog>
	);
}
