import { SignalBars } from '@borlette/shared/cards';
import type { AgentScore, Signal } from '@borlette/shared/contract/score';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { resourceMessages } from '@borlette/shared/resource';
import { Box } from '@borlette/shared/ui';
import { useFigureText } from './figure.ts';
import { messages } from './messages.ts';

/** A column of one signal: its points as bars, and the figure. */
export const cellOf = (signal: Signal) =>
	function SignalCell({ item }: { item: AgentScore }) {
		const { formatMessage } = useIntl();
		const text = useFigureText();
		const figure = item.signals.find((each) => each.signal === signal);
		if (!figure) {
			return (
				<Box as="span" color="fg.muted" title={formatMessage(messages.unknown)}>
					<FormattedMessage {...resourceMessages.none} />
				</Box>
			);
		}
		return (
			<Box as="span" display="inline-flex" alignItems="center" gap="2">
				<SignalBars points={figure.points} />
				{figure.value !== 0 && (
					<Box
						as="span"
						color={figure.points > 0 ? 'fg' : 'fg.muted'}
						fontVariantNumeric="tabular-nums"
					>
						{text(signal, figure.value)}
					</Box>
				)}
			</Box>
		);
	};
