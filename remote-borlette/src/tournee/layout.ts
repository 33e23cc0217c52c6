/** One below the other on a phone; where there is room beside each other, so that no half of a desk's screen is empty. */
export const BESIDE = {
	display: 'grid',
	gap: '3',
	gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
} as const;
