import { FormattedMessage, useIntl, words } from '@borlette/shared/i18n';
import { BlockIcon, Box } from '@borlette/shared/ui';
import { memo } from 'react';
import { messages as heatMapMessages } from '../heat-map/messages.ts';
import { scaleStyle } from '../heat-map/scale.ts';
import { LEVELS, type Level } from '../heat-map/weight.ts';
import { boardMessages as messages } from './messages.board.ts';

function Levels() {
	const intl = useIntl();
	const percent = (share: number) => intl.formatNumber(share, { style: 'percent' });
	const textOf = (level: Level) => {
		if (level === 0) return intl.formatMessage(messages.legendNothing);
		if (level === 5) return intl.formatMessage(messages.legendFull, { percent: percent(1) });
		return intl.formatMessage(messages.legendBelow, { percent: percent(level / 4) });
	};
	return (
		<Box css={scaleStyle} marginBlockStart="4" textStyle="secondary">
			<Box
				as="ul"
				aria-label={intl.formatMessage(messages.legend)}
				listStyleType="none"
				display="flex"
				flexWrap="wrap"
				columnGap="4"
				rowGap="1.5"
			>
				{LEVELS.map((level) => (
					<Entry key={level} level={level}>
						{textOf(level)}
					</Entry>
				))}
				<Entry level={0} isBlocked>
					<BlockIcon size={12} aria-hidden />
					<FormattedMessage {...words.blockedF} />
				</Entry>
				<Entry level={0} isPartly>
					<FormattedMessage {...messages.legendPartly} />
				</Entry>
			</Box>
			<Box marginBlockStart="2">
				<FormattedMessage {...heatMapMessages.scale} />
			</Box>
		</Box>
	);
}

/** What the colours of the map mean. */
export const Legend = memo(Levels);

interface EntryProps {
	level: Level;
	isBlocked?: boolean;
	isPartly?: boolean;
	children: React.ReactNode;
}

function Entry({ level, isBlocked = false, isPartly = false, children }: EntryProps) {
	return (
		<Box as="li" display="inline-flex" alignItems="center" gap="1.5">
			<Box
				as="span"
				aria-hidden
				position="relative"
				overflow="hidden"
				width="6"
				height="4"
				borderRadius="sm"
				{...{ 'data-level': level, 'data-blocked': isBlocked, 'data-partly': isPartly }}
			/>
			{children}
		</Box>
	);
}
