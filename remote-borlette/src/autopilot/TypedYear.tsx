import { useFormValues } from '@borlette/shared/form';
import { FormattedMessage, useErrorText } from '@borlette/shared/i18n';
import { Box, Button, ErrorState, Heading, ReplayIcon, Stack, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Replaying } from './Replaying.tsx';
import type { Ceilings, YearReplay } from './useYearReplay.ts';
import { YearFigures } from './YearFigures.tsx';

const ceiling = (value: unknown) =>
	Number.isInteger(value) && Number(value) > 0 ? Number(value) : null;

/** What the ceilings as they are typed would have refused, saved and cost in the last year. */
export function TypedYear({ year }: { year: YearReplay }) {
	const { values } = useFormValues<Record<string, unknown>>();
	const typed: Ceilings = {
		draw_ceiling: ceiling(values.draw_ceiling),
		ball_ceiling: ceiling(values.ball_ceiling),
	};
	const errorText = useErrorText();
	const { answer, error, isPending, isOf, replay, stop } = year;
	const isEmpty = typed.draw_ceiling === null && typed.ball_ceiling === null;
	const isStale = !isOf(typed);
	return (
		<Stack as="section" aria-labelledby="pilot-year" gap="4" borderTopWidth="1px" pt="4">
			<Box display="flex" flexWrap="wrap" gap="3" justifyContent="space-between">
				<Box flex="1 1 280px">
					<Heading as="h3" size="sm" id="pilot-year">
						<FormattedMessage {...messages.replayTitle} />
					</Heading>
					<Text color="fg.muted">
						<FormattedMessage {...messages.replayText} />
					</Text>
				</Box>
				{isPending ? (
					<Button type="button" variant="outline" onClick={stop}>
						<FormattedMessage {...messages.stop} />
					</Button>
				) : (
					<Button type="button" variant="outline" disabled={isEmpty} onClick={() => replay(typed)}>
						<ReplayIcon size={16} aria-hidden />
						<FormattedMessage {...messages.replay} />
					</Button>
				)}
			</Box>
			{isPending && <Replaying year={year} />}
			{error && !isPending && (
				<ErrorState
					title={<FormattedMessage {...messages.replayFailed} />}
					text={errorText(error)}
					onRetry={() => replay(typed)}
				/>
			)}
			{isStale && !isPending && answer && (
				<Text role="status" color="fg.warning">
					<FormattedMessage {...messages.replayAgain} />
				</Text>
			)}
			{answer && (
				<Box opacity={isStale || isPending ? 0.6 : 1}>
					<YearFigures answer={answer} />
				</Box>
			)}
		</Stack>
	);
}
