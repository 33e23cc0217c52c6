import { FormattedMessage, useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { Button, ConfirmDialog, ErrorState, ReplayIcon, Stack, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Replaying } from './Replaying.tsx';
import { useCeilingText } from './useCeilingText.ts';
import { type Turning, useTurning } from './useTurning.ts';
import type { Ceilings, YearReplay } from './useYearReplay.ts';
import { YearFigures } from './YearFigures.tsx';

/** Asks beside what the saved ceilings would have meant in the last year; nobody turns it on without having seen that. */
export function TurnOn({ year, ...turning }: Turning & { year: YearReplay }) {
	const { formatMessage } = useIntl();
	const ceiling = useCeilingText();
	const { pilot } = turning;
	const values = { draw: ceiling(pilot.draw_ceiling), ball: ceiling(pilot.ball_ceiling) };
	return (
		<ConfirmDialog
			{...useTurning(turning)}
			title={formatMessage(messages.turnOnTitle)}
			text={
				<Stack gap="4">
					<Text>
						<FormattedMessage {...messages.turnOnText} values={values} />
					</Text>
					<LastYear year={year} ceilings={pilot} />
				</Stack>
			}
			confirmLabel={formatMessage(messages.turnOn)}
			cancelLabel={formatMessage(words.cancel)}
			isBlocked={!year.isKnown(pilot)}
		/>
	);
}

function LastYear({ year, ceilings }: { year: YearReplay; ceilings: Ceilings }) {
	const errorText = useErrorText();
	const { answer, error, isPending } = year;
	if (year.isKnown(ceilings) && answer) {
		return answer.draws === 0 ? (
			<Text role="status">
				<FormattedMessage {...messages.nothingToReplay} />
			</Text>
		) : (
			<YearFigures answer={answer} isNarrow />
		);
	}
	if (isPending && year.isOf(ceilings)) {
		return (
			<Stack gap="2">
				<Text>
					<FormattedMessage {...messages.yearFirst} />
				</Text>
				<Replaying year={year} />
			</Stack>
		);
	}
	if (error && !isPending) {
		return (
			<ErrorState
				title={<FormattedMessage {...messages.replayFailed} />}
				text={errorText(error)}
				onRetry={() => year.replay(ceilings)}
			/>
		);
	}
	// Somebody else saved other ceilings meanwhile.
	return (
		<Stack gap="2" alignItems="start">
			<Text>
				<FormattedMessage {...messages.replayAgain} />
			</Text>
			<Button variant="outline" onClick={() => year.replay(ceilings)}>
				<ReplayIcon size={16} aria-hidden />
				<FormattedMessage {...messages.replay} />
			</Button>
		</Stack>
	);
}
