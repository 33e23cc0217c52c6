import type { BulkFacts } from '@borlette/shared/contract/bulk';
import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { resourceMessages } from '@borlette/shared/resource';
import { messages } from './messages.ts';

/** What a row is before or after a change, as it is read in one cell. */
export function useFactText(): (facts: BulkFacts | null) => string {
	const { formatMessage } = useIntl();
	const { amount, percent } = useFormats();

	function boundsOf({ min_stake, max_stake, limite, is_active }: BulkFacts): string {
		const parts = [
			typeof min_stake === 'number' && formatMessage(messages.minOf, { amount: amount(min_stake) }),
			typeof max_stake === 'number' && formatMessage(messages.maxOf, { amount: amount(max_stake) }),
			typeof limite === 'number' && formatMessage(messages.totalOf, { amount: amount(limite) }),
			is_active === false && formatMessage(messages.off),
		];
		return parts.filter(Boolean).join(', ');
	}

	return (facts) => {
		if (!facts) return formatMessage(messages.nothing);
		const { surcussale_name, supervisor_name, commission, is_active, game, title } = facts;
		if (game) return boundsOf(facts);
		if (title !== undefined) return title;
		if (commission !== undefined) return percent(commission);
		if (supervisor_name !== undefined) {
			const supervisor = supervisor_name ?? formatMessage(messages.noSupervisor);
			return [surcussale_name, supervisor].filter(Boolean).join(' · ');
		}
		return formatMessage(is_active ? words.activeM : resourceMessages.blocked);
	};
}
