import { ficheStates } from '@borlette/shared/cards';
import type { Payments as Sums } from '@borlette/shared/contract/dashboard';
import { FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { ScreenLink } from '@borlette/shared/screens';
import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';

/** The list begins with the largest gain that is owed. */
const OWED = { status: 'winning' } as const;

/** What became of the gains of today; what is owed leads to the fiches that it is owed for. */
export function Payments({ paid, to_pay, to_pay_fiches, won_so_far }: Sums) {
	const { amount } = useFormats();
	const owed = (
		<FormattedMessage
			{...messages.toPay}
			values={{ amount: amount(to_pay), count: to_pay_fiches }}
		/>
	);
	return (
		<Box textStyle="xs" fontVariantNumeric="tabular-nums" display="grid" gap="0.5" mb="1">
			{to_pay > 0 && (
				<Part state="winning">
					{/* Above the card's own link, which covers it. */}
					<Box asChild position="relative" zIndex="1" textDecoration="underline">
						<ScreenLink screen="fiche.winning" query={OWED} otherwise={<span>{owed}</span>}>
							{owed}
						</ScreenLink>
					</Box>
				</Part>
			)}
			{paid > 0 && (
				<Part state="paid">
					<FormattedMessage {...messages.paid} values={{ amount: amount(paid) }} />
				</Part>
			)}
			{won_so_far > 0 && (
				<Part state="won_so_far">
					<FormattedMessage {...messages.wonSoFar} values={{ amount: amount(won_so_far) }} />
				</Part>
			)}
		</Box>
	);
}

/** In the tone and with the picture that such fiches have everywhere. */
function Part({ state, children }: { state: keyof typeof ficheStates; children: ReactNode }) {
	const { tone, icon: Icon } = ficheStates[state];
	return (
		<Box color={`fg.${tone}`} display="flex" alignItems="center" gap="1.5" fontWeight="medium">
			<Box as="span" flexShrink="0" display="inline-flex" aria-hidden>
				<Icon size={14} />
			</Box>
			{children}
		</Box>
	);
}
