import { ApiError } from '@borlette/shared/api';
import { regleApi } from '@borlette/shared/contract/regle';
import { type LiveRead, useLive, useRead } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import {
	Box,
	EmptyState,
	ErrorState,
	InfoIcon,
	PageFrame,
	PageHeader,
	Skeleton,
} from '@borlette/shared/ui';
import { Answer } from './Answer.tsx';
import { AskForm } from './AskForm.tsx';
import { messages } from './messages.ts';
import { type Asked, useAsked } from './useAsked.ts';

const LIVE: readonly LiveRead[] = [{ read: regleApi.read, on: ['exposure', 'result'] }];
const EVERY_MS = 30_000;

/** What the engine would say of a line: whether, how much, and which rule decides. */
export function ReglePage() {
	const { formatMessage } = useIntl();
	const asked = useAsked();
	useLive(LIVE);
	const read = useRead(
		regleApi.read,
		{ query: asked.query ?? NOTHING },
		{
			enabled: asked.query !== null,
			refetchInterval: EVERY_MS,
			keepPrevious: true,
		},
	);
	const title = formatMessage(messages.title);
	return (
		<PageFrame>
			<PageHeader title={title} text={formatMessage(messages.text)} fromHome />
			<Box display="grid" gap="4">
				<AskForm asked={asked} />
				<Outcome asked={asked} read={read} />
			</Box>
		</PageFrame>
	);
}

/** Never sent: the call waits until the question is whole. */
const NOTHING = { agent_id: '', tirage_id: '', game: 'borlette', numbers: '' } as const;

interface OutcomeProps {
	asked: Asked;
	read: ReturnType<typeof useRead<typeof regleApi.read>>;
}

function Outcome({ asked, read }: OutcomeProps) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	if (!asked.query) {
		return (
			<EmptyState
				icon={<InfoIcon size={26} />}
				title={formatMessage(messages.startTitle)}
				text={formatMessage(messages.startText)}
			/>
		);
	}
	if (read.error && !read.data) {
		const isUnknown = read.error instanceof ApiError && read.error.code === 'not_found';
		return (
			<ErrorState
				title={formatMessage(messages.failed)}
				text={isUnknown ? formatMessage(messages.unknown) : errorText(read.error)}
				onRetry={() => void read.refetch()}
			/>
		);
	}
	if (!read.data) return <Skeleton height="420px" borderRadius="lg" aria-busy="true" />;
	return (
		<Box aria-busy={read.isPlaceholderData} opacity={read.isPlaceholderData ? 0.6 : 1}>
			<Answer regle={read.data} onClose={() => void read.refetch()} />
		</Box>
	);
}
