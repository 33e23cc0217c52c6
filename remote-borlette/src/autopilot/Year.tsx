import { FormattedMessage, useErrorText } from '@borlette/shared/i18n';
import { Box, Button, ErrorState, Heading, ReplayIcon, Stack, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Replaying } from './Replaying.tsx';
import type { Ceilings, YearReplay } from './useYearReplay.ts';
import { YearFigures } from './YearFigures.tsx';

interface Props {
	ceilings: Ceilings;
	year: YearReplay;
}

/** What these ceilings would have refused, saved and cost in the last year. */
export function Year({ ceilings, year }: Props) {
	const errorText = useErrorText();
	const { answer, error, isPending, isOf, replay, stop } = year;
	const isEmpty = ceilings.draw_ceiling === null && ceilings.ball_ceiling === null;
	const isStale = !isOf(ceilings);
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
					<Button
						type="button"
						variant="outline"
						disabled={isEmpty}
						onClick={() => replay(ceilings)}
					>
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
					onRetry={() => replay(ceilings)}
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
