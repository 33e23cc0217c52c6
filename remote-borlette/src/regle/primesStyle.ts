export const primesStyle = {
	'& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
	'& th, & td': {
		paddingBlock: '2',
		paddingInlineEnd: '3',
		borderBlockEndWidth: '1px',
		textAlign: 'start',
		whiteSpace: 'nowrap',
	},
	'& thead th': { fontSize: '13px', fontWeight: '500', color: 'fg.muted' },
	'& tbody th': { fontWeight: '400' },
	'& tbody tr:last-child :is(th, td)': { borderBlockEndWidth: '0' },
	'& [data-align=end]': { textAlign: 'end' },
	'& td': { color: 'fg.muted' },
	'& td[data-rules=true]': { color: 'fg.success', fontWeight: '600' },
	'& td svg': { display: 'inline', verticalAlign: '-2px', marginInlineEnd: '1' },
};
