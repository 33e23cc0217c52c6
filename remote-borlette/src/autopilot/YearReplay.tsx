import type { PilotReplay } from '@borlette/shared/contract/autopilot';
import { useFormValues } from '@borlette/shared/form';
import { FormattedMessage, useErrorText, useFormats } from '@borlette/shared/i18n';
import {
	Box,
	Button,
	ErrorState,
	Heading,
	ReplayIcon,
	SimpleGrid,
	Stack,
	Text,
} from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { type Ceilings, useYearReplay } from './useYearReplay.ts';

const ceiling = (value: unknown) =>
	Number.isInteger(value) && Number(value) > 0 ? Number(value) : null;

/** What the ceilings as they are typed would have refused, saved and cost in the last year. */
export function YearReplay() {
	const { values } = useFormValues<Record<string, unknown>>();
	const typed: Ceilings = {
		draw_ceiling: ceiling(values.draw_ceiling),
		ball_ceiling: ceiling(values.ball_ceiling),
	};
	const errorText = useErrorText();
	const { answer, asked, error, isPending, progress, replay, stop } = useYearReplay();
	const isEmpty = typed.draw_ceiling === null && typed.ball_ceiling === null;
	const isStale =
		asked !== undefined &&
		(asked.draw_ceiling !== typed.draw_ceiling || asked.ball_ceiling !== typed.ball_ceiling);
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
			{isPending && (
				<Box role="status">
					<Text textStyle="secondary">
						<FormattedMessage {...messages.replaying} values={{ count: answer?.draws ?? 0 }} />
					</Text>
					<Box height="1.5" borderRadius="full" background="bg.emphasized" aria-hidden>
						<Box
							height="full"
							borderRadius="full"
							background="fg.success"
							style={{ inlineSize: `${progress * 100}%` }}
						/>
					</Box>
				</Box>
			)}
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
					<Year answer={answer} />
				</Box>
			)}
		</Stack>
	);
}

function Year({ answer }: { answer: PilotReplay }) {
	const { amount, percent, day, count } = useFormats();
	if (answer.draws === 0 || !answer.from) {
		return (
			<Text color="fg.muted">
				<FormattedMessage {...messages.noDraws} />
			</Text>
		);
	}
	const gained = answer.saved - answer.cost;
	const text = gained === 0 ? messages.same : gained > 0 ? messages.better : messages.worse;
	const values = {
		draws: answer.draws,
		from: day(answer.from.slice(0, 10)),
		amount: amount(Math.abs(gained)),
	};
	const without = (figure: number | null) => (
		<FormattedMessage {...messages.before} values={{ amount: amount(figure ?? 0) }} />
	);
	const share = percent(Math.round((answer.refused * 10_000) / Math.max(answer.lines, 1)));
	return (
		<Stack gap="3">
			<Text role="status" fontWeight="semibold" textStyle="md">
				<FormattedMessage {...text} values={values} />
			</Text>
			<SimpleGrid as="dl" columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
				<Figure
					label={messages.refusedLines}
					value={count(answer.refused)}
					below={
						<FormattedMessage
							{...messages.refusedOf}
							values={{ percent: share, touched: answer.touched }}
						/>
					}
				/>
				<Figure
					label={messages.savedGains}
					value={amount(answer.saved)}
					below={
						<FormattedMessage {...messages.savedOf} values={{ amount: amount(answer.gain) }} />
					}
				/>
				<Figure
					label={messages.cost}
					value={amount(answer.cost)}
					below={
						<FormattedMessage
							{...messages.costOf}
							values={{ amount: amount(answer.refused_vente) }}
						/>
					}
				/>
				<Figure
					label={messages.worstCase}
					value={amount(answer.worst_after ?? 0)}
					below={without(answer.worst)}
				/>
				<Figure
					label={messages.worstLoss}
					value={amount(answer.loss_after ?? 0)}
					below={without(answer.loss)}
				/>
			</SimpleGrid>
		</Stack>
	);
}

interface FigureProps {
	label: (typeof messages)[keyof typeof messages];
	value: string;
	below: ReactNode;
}

function Figure({ label, value, below }: FigureProps) {
	return (
		<Box borderWidth="1px" borderRadius="md" padding="3">
			<Text as="dt" color="fg.muted" textStyle="xs">
				<FormattedMessage {...label} />
			</Text>
			<Box as="dd" fontVariantNumeric="tabular-nums">
				<Text as="span" display="block" textStyle="md" fontWeight="semibold">
					{value}
				</Text>
				<Text as="span" display="block" color="fg.muted" textStyle="xs">
					{below}
				</Text>
			</Box>
		</Box>
	);
}
