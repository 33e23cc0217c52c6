import type { Lots } from '@borlette/shared/contract/lots';
import { Box, Lot, lotNames } from '@borlette/shared/ui';

/** The lots of a result as balls; what is not drawn stays empty. */
export function LotsRow({ lots }: { lots: { [Name in keyof Lots]: string | null } }) {
	return (
		<Box as="dl" display="flex" flexWrap="wrap" gap="5">
			<Lot label={lotNames.lotto3} value={lots.lotto3} />
			<Lot label={lotNames.lot1} value={lots.lot1} isChief />
			<Lot label={lotNames.lot2} value={lots.lot2} />
			<Lot label={lotNames.lot3} value={lots.lot3} />
		</Box>
	);
}
