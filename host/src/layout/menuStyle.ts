const CURRENT = { fontWeight: 'semibold', color: 'brand.fg', background: 'brand.subtle' } as const;

/**
 * One sheet for the whole menu: its hundred elements are plain ones, as the cells of a table are, since every page that is
 * loaded draws all of them before its own.
 */
export const menuStyle = {
	'& h2': {
		paddingInline: '3',
		paddingBlockStart: '4',
		paddingBlockEnd: '1.5',
		textStyle: 'overline',
		color: 'fg.muted',
	},
	'& ul': { listStyleType: 'none' },
	// A long name makes no row wider than the menu.
	'& [data-entries]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5' },
	'& [data-pages]': {
		marginBlockStart: '0.5',
		marginInlineStart: '22px',
		paddingInlineStart: '3',
		borderInlineStartWidth: '1px',
		borderColor: 'border',
	},
	'& [data-row]': {
		display: 'flex',
		alignItems: 'center',
		gap: '3',
		width: 'full',
		minHeight: '10',
		paddingInline: '3',
		paddingBlock: '1.5',
		borderRadius: 'md',
		textAlign: 'start',
		textStyle: 'sm',
		cursor: 'pointer',
		fontWeight: 'medium',
		color: 'fg.muted',
		_hover: { background: 'bg.muted', color: 'fg' },
	},
	'& [data-pages] [data-row]': { minHeight: '9' },
	'& [data-row][data-current]': { ...CURRENT, _hover: CURRENT },
	/** Its page is in sight below it. */
	'& [data-row][data-holds]': { color: 'brand.fg' },
	'& [data-label]': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
	'& [data-row] > svg:last-of-type': { transition: 'rotate 160ms' },
	'& [data-row][aria-expanded=true] > svg:last-of-type': { rotate: '180deg' },
	'&[data-mini] [data-row]': {
		flexDirection: 'column',
		justifyContent: 'center',
		gap: '1',
		minHeight: '14',
		paddingInline: '1',
		textAlign: 'center',
		textStyle: '2xs',
	},
	'&[data-mini] [data-label]': {
		flex: 'initial',
		maxWidth: 'full',
		lineClamp: '2',
	},
} as const;
