/** Tables of the page: plain cells under one sheet. */
export const figureTable = {
	'& table': { width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
	'& th, & td': {
		textAlign: 'start',
		fontWeight: 'normal',
		paddingBlock: '2.5',
		paddingInlineEnd: '3',
		verticalAlign: 'middle',
		borderBottomWidth: '1px',
		borderColor: 'border',
	},
	'& th:last-child, & td:last-child': { paddingInlineEnd: 0 },
	'& thead th': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium', paddingBlock: '2' },
	'& tbody tr:last-of-type > *': { borderBottomWidth: 0 },
	'& tfoot > tr > *': { fontWeight: 'semibold', borderTopWidth: '1px', borderBottomWidth: 0 },
	'& [data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
} as const;
