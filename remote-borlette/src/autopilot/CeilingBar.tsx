import { NEAR_PERCENT } from '@borlette/shared/contract/autopilot';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

interface Props {
	label: ReactNode;
	/** Minor units; below 0 nothing is used. */
	used: number;
	/** null: there is none to compare with. */
	ceiling: number | null;
}

/** How much of a ceiling is used: in figures, and as a length. */
export function CeilingBar({ label, used, ceiling }: Props) {
	const { amount } = useFormats();
	const share = ceiling === null ? 0 : Math.min(Math.max(used / ceiling, 0), 1);
	return (
		<Box>
			<Box
				display="flex"
				flexWrap="wrap"
				justifyContent="space-between"
				columnGap="3"
				textStyle="secondary"
			>
				<span>{label}</span>
				<Box as="span" fontVariantNumeric="tabular-nums">
					{ceiling === null ? (
						amount(used)
					) : (
						<FormattedMessage
							{...messages.ofCeiling}
							values={{ amount: amount(used), ceiling: amount(ceiling) }}
						/>
					)}
				</Box>
			</Box>
			{ceiling !== null && (
				<Box height="1.5" borderRadius="full" background="bg.emphasized" aria-hidden>
					<Box
						height="full"
						borderRadius="full"
						background={share * 100 > NEAR_PERCENT ? 'fg.warning' : 'fg.success'}
						data-swatch=""
						style={{ inlineSize: `${share * 100}%` }}
					/>
				</Box>
			)}
		</Box>
	);
}
