import type { AgentDay, ClosingProgress } from '@borlette/shared/contract/cloture';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';

interface Props {
	progress: ClosingProgress;
	/** That was booked here last. */
	booked: AgentDay | undefined;
}

/** How far the house is with the day, in words; the bar only repeats them. */
export function Progress({ progress, booked }: Props) {
	const { formatMessage } = useIntl();
	const { amount, count } = useFormats();
	const { agents, closed, differences, missing, surplus, currency } = progress;
	if (agents === 0) return null;
	const money = (sum: number) => amount(sum, currency ?? undefined);
	return (
		<Box mb="4" display="grid" gap="2" fontVariantNumeric="tabular-nums">
			<Box
				role="status"
				display="flex"
				flexWrap="wrap"
				columnGap="3"
				rowGap="1"
				alignItems="baseline"
			>
				<Box as="strong" textStyle="md" fontWeight="semibold">
					<FormattedMessage
						{...messages.progress}
						values={{ closed: count(closed), agents: count(agents), all: agents }}
					/>
				</Box>
				{missing !== null && missing > 0 && (
					<Box as="span" color="fg.error">
						<FormattedMessage {...messages.missing} values={{ amount: money(missing) }} />
					</Box>
				)}
				{surplus !== null && surplus > 0 && (
					<Box as="span" color="fg.warning">
						<FormattedMessage {...messages.surplus} values={{ amount: money(surplus) }} />
					</Box>
				)}
				{differences > 0 && (
					<Box as="span" color="fg.muted">
						<FormattedMessage {...messages.differences} values={{ count: differences }} />
					</Box>
				)}
				{booked && (
					<Box as="span" color="fg.success" marginInlineStart={{ md: 'auto' }}>
						<FormattedMessage
							{...messages.booked}
							values={{
								agent: booked.agent_name,
								amount: amount(booked.counted ?? 0, booked.currency),
							}}
						/>
					</Box>
				)}
			</Box>
			<Box
				role="progressbar"
				aria-label={formatMessage(messages.title)}
				aria-valuemin={0}
				aria-valuemax={agents}
				aria-valuenow={closed}
				height="6px"
				borderRadius="full"
				background="bg.emphasized"
				overflow="hidden"
			>
				<Box
					height="full"
					background="colorPalette.solid"
					data-swatch=""
					style={{ width: `${(closed / agents) * 100}%` }}
				/>
			</Box>
		</Box>
	);
}
