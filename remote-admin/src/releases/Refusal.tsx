import type { ErrorBody, ReleaseRefusal } from '@borlette/shared/contract';
import { FormattedMessage, words } from '@borlette/shared/i18n';
import { Alert, Button, Flex, Stack } from '@borlette/shared/ui';
import { useState } from 'react';
import { Lines } from './Lines.tsx';
import { messages } from './messages.ts';
import { refusalMessages } from './refusals.messages.ts';

/** What the person had on screen is no more: they look again before they decide. */
const OLD: readonly ReleaseRefusal[] = ['overtaken', 'unknown_remote', 'unknown_build'];

interface Props {
	refusal: NonNullable<ErrorBody['release']>;
	onBack: () => void;
	onReload: () => Promise<void>;
	/** Sends it again although a draw closes soon. */
	onAnyway: () => Promise<void>;
}

/** What happened and what to do, in the person's language; the tool's own words are a press away. */
export function Refusal({ refusal: { why, said, details }, onBack, onReload, onAnyway }: Props) {
	const [isSending, setSending] = useState(false);
	const send = (work: () => Promise<void>) => {
		setSending(true);
		void work().finally(() => setSending(false));
	};
	const isOld = OLD.includes(why);
	const isClosing = why === 'closing';
	return (
		<Stack gap="5">
			<Alert.Root status={isOld || isClosing ? 'warning' : 'error'} role="alert">
				<Alert.Indicator />
				<Alert.Content>
					<Alert.Title>
						<FormattedMessage {...refusalMessages[why]} />
					</Alert.Title>
					<Alert.Description>
						<FormattedMessage {...refusalMessages[`${why}_text`]} />
					</Alert.Description>
				</Alert.Content>
			</Alert.Root>
			<Lines title={<FormattedMessage {...messages.details} />} lines={[said, ...details]} />
			<Flex gap="3" justify="flex-end" wrap="wrap">
				{isClosing && (
					<Button variant="outline" loading={isSending} onClick={() => send(onAnyway)}>
						<FormattedMessage {...messages.goAnyway} />
					</Button>
				)}
				{isOld ? (
					<Button loading={isSending} onClick={() => send(onReload)}>
						<FormattedMessage {...messages.reload} />
					</Button>
				) : (
					<Button onClick={onBack}>
						<FormattedMessage {...words.back} />
					</Button>
				)}
			</Flex>
		</Stack>
	);
}
