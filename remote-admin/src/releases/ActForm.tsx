import { CANARY_SHARES, releasesApi } from '@borlette/shared/contract/releases';
import { FormFrame, SelectField, TextField } from '@borlette/shared/form';
import { FormattedMessage, type MessageDescriptor, useIntl, words } from '@borlette/shared/i18n';
import { Box, Button, Stack, Text } from '@borlette/shared/ui';
import { type Act, GRAVE } from './acts.ts';
import { Change } from './Change.tsx';
import { CodeField } from './CodeField.tsx';
import { messages } from './messages.ts';
import type { Signed } from './useAct.ts';
import { wordOf } from './words.ts';

const TEXTS: Readonly<Record<Act['name'], MessageDescriptor>> = {
	promote: messages.promoteText,
	rollback: messages.rollbackText,
	kill: messages.killText,
	remove: messages.removeText,
};

interface Props {
	act: Act;
	/** What was sent before, whose code counts as not used. */
	sent: Signed;
	/** @returns whether it was done */
	attempt: (signed: Signed) => Promise<boolean>;
	onSaved: (isDone: boolean) => void;
	onCancel: () => void;
}

/** What an act changes, with the reason for it and a code of the person's authenticator. */
export function ActForm({ act, sent, attempt, onSaved, onCancel }: Props) {
	const { formatMessage } = useIntl();
	return (
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
					submitLabel={formatMessage(wordOf(act), {
						channel: formatMessage(messages[act.channel]),
					})}
					save={({ reason, code, share }) =>
						attempt({
							reason: reason.trim(),
							code: code.trim(),
							...(share && { canary: Number(share) }),
						})
					}
					onSaved={onSaved}
					aside={
						<Button variant="outline" onClick={onCancel}>
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
					<CodeField />
				</FormFrame>
			</Box>
		</Stack>
	);
}
