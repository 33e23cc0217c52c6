import type { OfficialResult } from '@borlette/shared/contract/official-results';
import { ScreenLink } from '@borlette/shared/screens';

/** Leads to entering and confirming this result everywhere: the form, filled with what is known. */
export function DrawCell({ item }: { item: OfficialResult }) {
	const { state, slot, draw_date, pick3, pick4 } = item;
	return (
		<ScreenLink
			screen="official-results.enter"
			query={{ state, slot, draw_date, pick3, pick4: pick4 ?? '' }}
		>
			{state}
		</ScreenLink>
	);
}
