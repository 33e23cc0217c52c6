import type { Regle } from '@borlette/shared/contract/regle';
import { FormattedMessage, useFormats, useIntl } from '@borlette/shared/i18n';
import { Box, Notice } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Primes } from './Primes.tsx';
import { rules } from './rules.messages.ts';
import { Steps } from './Steps.tsx';

/** The verdict, then what was looked at in the order of the sale, then what would be paid. */
export function Answer({ regle, onClose }: { regle: Regle; onClose: () => void }) {
	return (
		<Box display="grid" gap="4">
			<Verdict regle={regle} />
			<Box
				display="grid"
				gap="4"
				alignItems="start"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
			>
				<Steps regle={regle} onClose={onClose} />
				<Primes regle={regle} />
			</Box>
		</Box>
	);
}

function Verdict({ regle }: { regle: Regle }) {
	const intl = useIntl();
	const { amount } = useFormats();
	const { refusals, least, most, most_rules } = regle;
	const named = (names: readonly (keyof typeof rules)[]) =>
		intl.formatList(
			names.map((rule) => intl.formatMessage(rules[rule])),
			{ type: 'conjunction' },
		);
	const isSellable = refusals.length === 0;
	return (
		<Notice
			status={isSellable ? 'success' : 'error'}
			role="status"
			aria-live="polite"
			title={<FormattedMessage {...(isSellable ? messages.sellable : messages.refused)} />}
		>
			{!isSellable && named(refusals.map(({ rule }) => rule))}
			{isSellable && most === null && (
				<FormattedMessage {...messages.sellableFrom} values={{ least: amount(least) }} />
			)}
			{isSellable && most !== null && (
				<FormattedMessage
					{...messages.sellableUpTo}
					values={{ least: amount(least), most: amount(most), rule: named(most_rules) }}
				/>
			)}
		</Notice>
	);
}
