/** One sheet for some ninety boxes: a styled component for each would cost more than all of them. */
export const boxesStyle = {
	'& ul': {
		display: 'grid',
		gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
		columnGap: '6',
		rowGap: '1',
		listStyleType: 'none',
	},
	'& label': {
		display: 'flex',
		gap: '3',
		alignItems: 'flex-start',
		paddingBlock: '1.5',
		cursor: 'pointer',
	},
	'& label:has(:disabled)': { cursor: 'default', color: 'fg.muted' },
	'& label small': { display: 'block', fontSize: '13px', color: 'fg.muted' },
	'& input[type=checkbox]': {
		width: '18px',
		height: '18px',
		marginBlockStart: '1px',
	},
} as const;
