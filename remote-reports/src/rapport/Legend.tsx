import { FormattedMessage, words } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import { memo } from 'react';
import { figureNames } from './figures.messages.ts';
import { legendMessages as messages } from './legend.messages.ts';

const EQUALS = '= ';

const pending = [figureNames.pending, messages.pending] as const;
const LINES = [
	[figureNames.vente, messages.vente],
	[words.gains, messages.gain],
	[figureNames.pp_sans_commission, messages.ppSans],
	[figureNames.pp_avec_commission, messages.ppAvec],
	[figureNames.balance_finale, messages.balance],
] as const;

function Lines({ hasPending }: { hasPending: boolean }) {
	const [sales, ...others] = LINES;
	const lines = hasPending ? [sales, pending, ...others] : LINES;
	return (
		<Box as="section" aria-labelledby="legend-title" color="fg.muted" textStyle="secondary">
			<Box as="h2" id="legend-title" fontWeight="medium" color="fg">
				<FormattedMessage {...messages.title} />
			</Box>
			<Box as="dl" display="flex" flexWrap="wrap" columnGap="6" rowGap="1" marginBlock="1.5">
				{lines.map(([name, text]) => (
					<Box key={name.id} display="flex" gap="1.5">
						<Box as="dt" fontWeight="medium" color="fg">
							<FormattedMessage {...name} />
						</Box>
						<Box as="dd">
							{EQUALS}
							<FormattedMessage {...text} />
						</Box>
					</Box>
				))}
			</Box>
			<FormattedMessage {...messages.days} />
		</Box>
	);
}

/** What each figure is, for who did not make the table. */
export const Legend = memo(Lines);
