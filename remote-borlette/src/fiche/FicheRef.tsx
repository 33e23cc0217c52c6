import type { Fiche } from '@borlette/shared/contract/fiche';
import { groupedRef } from '@borlette/shared/ticket';
import { Box } from '@borlette/shared/ui';

/** The reference as it is printed, so that it can be compared at a glance. */
export function FicheRef({ item }: { item: Fiche }) {
	return (
		<Box as="span" dir="ltr" textStyle="reference" whiteSpace="nowrap">
			{groupedRef(item.ref_code)}
		</Box>
	);
}
