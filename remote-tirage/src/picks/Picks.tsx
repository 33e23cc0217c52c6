import { lotsOf } from '@borlette/shared/contract/lots';
import { useFormValues } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { Box, Grid } from '@borlette/shared/ui';
import { LotsRow } from './LotsRow.tsx';
import { messages } from './messages.ts';
import { PickField } from './PickField.tsx';

export interface PickValues {
	readonly pick3: string;
	/** Empty: not drawn. */
	readonly pick4: string;
}

/** As a call takes them. */
export const picksOf = ({ pick3, pick4 }: PickValues) => ({ pick3, pick4: pick4 || null });

const NONE = { lotto3: null, lot1: null, lot2: null, lot3: null };

function typedLots({ pick3, pick4 }: PickValues) {
	return pick3.length === 3 ? lotsOf(pick3, pick4.length === 4 ? pick4 : null) : NONE;
}

/** Pick 3 and Pick 4 of the form around it, and the lots they make while they are typed. */
export function Picks() {
	const { formatMessage } = useIntl();
	const { values } = useFormValues<PickValues>();
	return (
		<>
			<Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" maxWidth="480px">
				<PickField
					name="pick3"
					digits={3}
					label={formatMessage(messages.pick3)}
					help={formatMessage(messages.pick3Help)}
				/>
				<PickField
					name="pick4"
					digits={4}
					label={formatMessage(messages.pick4)}
					help={formatMessage(messages.pick4Help)}
				/>
			</Grid>
			<Box aria-live="polite" marginBlockStart="4">
				<LotsRow lots={typedLots(values)} />
			</Box>
		</>
	);
}
