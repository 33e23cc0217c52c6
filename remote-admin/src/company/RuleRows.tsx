import { Box } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

/** What the value of a rule stands in, on wide screens. */
const VALUE = '15rem';

/**
 * Rules as the rows of a table: what a rule is called and does on one side, its value on the other, all values one
 * below the other. On a phone the value is below.
 */
const ROWS = {
	'& > [data-part=root]': {
		display: 'grid',
		gridTemplateColumns: { base: '1fr', md: `minmax(0, 1fr) ${VALUE}` },
		alignItems: 'center',
		columnGap: '8',
		rowGap: '1',
		py: '4',
		borderTopWidth: '1px',
		borderColor: 'border.muted',
		'&:first-of-type': { borderTopWidth: '0', pt: '0' },
		'&:last-of-type': { pb: '0' },
		'& > *': { gridColumn: '1' },
		'& > [data-scope=field][data-part=helper-text]': { gridRow: { md: '2' } },
		'& > :is(input, .chakra-group, .chakra-native-select__root)': {
			gridColumn: { md: '2' },
			gridRow: { md: '1 / span 2' },
		},
		'& > [data-part=error-text]': { gridColumn: { md: '2' }, gridRow: { md: '3' } },
		// Its name is its label: first, as with the others, and the switch where their values end.
		'& > [data-scope=switch]': {
			gridColumn: '1 / -1',
			flexDirection: 'row-reverse',
			justifyContent: 'space-between',
		},
	},
} as const;

export function RuleRows({ children }: { children: ReactNode }) {
	return <Box css={ROWS}>{children}</Box>;
}
