import type { ErrorBody, ReleaseRefusal } from '@borlette/shared/contract';
import { FormattedMessage, words } from '@borlette/shared/i18n';
import { Button, Flex, Notice, Stack } from '@borlette/shared/ui';
import { useState } from 'react';
import { Lines } from './Lines.tsx';
import { messages } from './messages.ts';
import { refusalMessages } from './refusals.messages.ts';
import type { Override } from './useAct.ts';

/** What the person had on screen is no more: they look again before they decide. */
const OLD: readonly ReleaseRefusal[] = ['overtaken', 'unknown_remote', 'unknown_build'];

/** What a press of its own lets pass: the reason stands in the journal. */
const OVERRIDES: Partial<Record<keyof typeof refusalMessages, Override>> = {
	closing: 'despite_closing',
	uncommitted: 'uncommitted',
	unsafe: 'anyway',
	uncompared: 'anyway',
	linked: 'anyway',
};

interface Props {
	refusal: NonNullable<ErrorBody['release']>;
	onBack: () => void;
	onReload: () => Promise<void>;
	/** Sends it again, with the word that lets it pass. */
	onAnyway: (override: Override) => Promise<void>;
}

/** What happened and what to do, in the person's language; the tool's own words are a press away. */
export function Refusal({ refusal, onBack, onReload, onAnyway }: Props) {
	const { why, said, details } = refusal;
	const what = refusal.uncommitted ? 'uncommitted' : why;
	const [isSending, setSending] = useState(false);
	const send = (work: () => Promise<void>) => {
		setSending(true);
		void work().finally(() => setSending(false));
	};
	const isOld = OLD.includes(why);
	const override = OVERRIDES[what];
	return (
		<Stack gap="5">
			<Notice
				status={isOld || why === 'closing' ? 'warning' : 'error'}
				role="alert"
				title={<FormattedMessage {...refusalMessages[what]} />}
			>
				<FormattedMessage {...refusalMessages[`${what}_text`]} />
			</Notice>
			<Lines title={<FormattedMessage {...messages.details} />} lines={[said, ...details]} />
			<Flex gap="3" justify="flex-end" wrap="wrap">
				{override && (
					<Button
						variant="outline"
						{...(override === 'anyway' && { colorPalette: 'error' })}
						loading={isSending}
						onClick={() => send(() => onAnyway(override))}
					>
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
