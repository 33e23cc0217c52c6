import type { Sending } from '@borlette/shared/contract/sendings';
import { useFormats, useIntl, useRelative } from '@borlette/shared/i18n';
import { useTodoWords } from '@borlette/shared/todo';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** The first line of what is told. */
export function ContentCell({ item: { kind, facts } }: { item: Sending }) {
	const { formatMessage } = useIntl();
	const { day } = useFormats();
	const wordsOf = useTodoWords();
	if (kind === 'attempt') return <>{formatMessage(messages.attemptWhat)}</>;
	if (kind === 'report') {
		return <>{formatMessage(messages.reportWhat, { day: facts.day ? day(facts.day) : '' })}</>;
	}
	return <>{wordsOf({ kind, facts }).title}</>;
}

/** When it was taken; else why not yet, and when it is tried again. */
export function BecameCell({ item }: { item: Sending }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const relative = useRelative();
	const { state, problem, sent_at, next_at, tries, is_doubtful } = item;
	const why = problem && formatMessage(messages.problem, { code: problem.code });
	const said =
		why && problem.value
			? formatMessage(messages.problemSaid, { problem: why, value: problem.value })
			: why;
	const waits = state === 'waiting' && {
		when: relative(next_at),
		text: tries > 0 ? messages.again : messages.quietUntil,
	};
	const lines = [
		sent_at && dateTime(sent_at),
		said,
		waits && formatMessage(waits.text, { when: waits.when }),
		is_doubtful && formatMessage(messages.doubtful),
	].filter((line): line is string => Boolean(line));
	return (
		<Box whiteSpace="normal" minW="48">
			{lines.map((line) => (
				<Box key={line}>{line}</Box>
			))}
		</Box>
	);
}
