/** The figures: two beside each other on phones, all in a row where there is room. */
export const CARDS = {
	display: 'grid',
	gridTemplateColumns: {
		base: 'repeat(2, minmax(0, 1fr))',
		md: 'repeat(3, minmax(0, 1fr))',
		'2xl': 'repeat(6, minmax(0, 1fr))',
	},
	gap: { base: '3', sm: '4' },
} as const;

/** What one reads, and beside it what one does; on phones one below the other. */
export const COLUMNS = {
	display: 'grid',
	gridTemplateColumns: {
		base: 'minmax(0, 1fr)',
		lg: 'minmax(0, 8fr) minmax(280px, 4fr)',
	},
	gridTemplateRows: { lg: 'auto 1fr' },
	gap: '6',
	alignItems: 'start',
} as const;
