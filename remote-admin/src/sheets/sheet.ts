const NARROW = '@media (max-width: 767.98px)';

/**
 * Plain cells under one sheet. On a phone each row is a card: its head and menu on top, below them each
 * figure with the name of its column.
 */
export const sheet = {
	'& table': { width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
	'& th, & td': {
		textAlign: 'start',
		fontWeight: 'normal',
		verticalAlign: 'top',
		paddingBlock: '3',
		paddingInline: '3',
		borderTopWidth: '1px',
		borderColor: 'border',
	},
	'& :is(th, td):first-child': { paddingInlineStart: { base: '4', sm: '5' } },
	'& :is(th, td):last-child': { paddingInlineEnd: { base: '4', sm: '5' } },
	'& thead :is(th, td)': {
		color: 'fg.muted',
		fontSize: '13px',
		fontWeight: 'medium',
		paddingBlock: '2',
		background: 'bg.subtle',
		borderTopWidth: 0,
		whiteSpace: 'nowrap',
	},
	'& [data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
	'& [data-actions]': { width: '1px', textAlign: 'end', paddingBlock: '2' },
	[NARROW]: {
		'& thead': { display: 'none' },
		'& tbody tr': {
			display: 'grid',
			gridTemplateColumns: 'minmax(0, 1fr) auto',
			paddingBlock: '3',
			borderTopWidth: '1px',
			borderColor: 'border',
		},
		'& tbody tr:first-of-type': { borderTopWidth: 0 },
		'& tbody :is(th, td)': {
			borderTopWidth: 0,
			paddingBlock: '1',
			paddingInline: '4',
		},
		'& tbody td[data-label]': {
			gridColumn: '1 / -1',
			display: 'flex',
			justifyContent: 'space-between',
			gap: '4',
			textAlign: 'end',
		},
		'& tbody td[data-label]::before': {
			content: 'attr(data-label)',
			color: 'fg.muted',
			flexShrink: 0,
		},
		'& tbody [data-actions]': {
			width: 'auto',
			gridColumn: 2,
			gridRow: 1,
			paddingInline: '2',
			paddingBlock: 0,
		},
	},
} as const;
