import type { PilotReplay } from '@borlette/shared/contract/autopilot';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, SimpleGrid, Stack, Text } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface Props {
	answer: PilotReplay;
	/** In a question there is less room. */
	isNarrow?: boolean;
}

/** What ceilings would have refused, saved and cost. */
export function YearFigures({ answer, isNarrow }: Props) {
	const { amount, share, day, count } = useFormats();
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
	return (
		<Stack gap="3">
			<Text role="status" fontWeight="semibold" textStyle="md">
				<FormattedMessage {...text} values={values} />
			</Text>
			<SimpleGrid as="dl" columns={isNarrow ? 2 : { base: 1, sm: 2, lg: 3 }} gap="3">
				<Figure
					label={messages.refusedLines}
					value={count(answer.refused)}
					below={
						<FormattedMessage
							{...messages.refusedOf}
							values={{
								percent: share(answer.refused, answer.lines),
								touched: answer.touched,
							}}
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
