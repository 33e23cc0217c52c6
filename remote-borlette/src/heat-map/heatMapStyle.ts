import { scaleStyle } from './scale.ts';

export const heatMapStyle = {
	...scaleStyle,
	containerType: 'inline-size',
	'& [role=grid]': {
		display: 'grid',
		gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
		gap: { base: '3px', md: '1.5' },
		outline: 'none',
	},
	'& [role=row]': { display: 'contents' },
	'& [role=gridcell]': {
		position: 'relative',
		overflow: 'hidden',
		display: 'grid',
		alignContent: 'center',
		justifyItems: 'center',
		height: { base: '36px', sm: '52px', md: '60px' },
		borderRadius: 'md',
		cursor: 'pointer',
		fontVariantNumeric: 'tabular-nums',
		userSelect: 'none',
		transition: 'background-color 160ms',
		// Where the details of the ball stay in sight below the map, the one that the keyboard comes to is above them.
		scrollMarginBlockEnd: { base: '16rem', lg: '0' },
	},
	'& [role=gridcell] b': {
		fontSize: { base: '13px', md: '15px' },
		lineHeight: '1.2',
		fontWeight: '600',
	},
	'& [data-part]': {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '1',
		fontSize: '11px',
		lineHeight: '14px',
	},
	/** Drawn by the sheet, so that it is no text beside the cell's name, which says it whole. */
	'& [data-drawn]::after': { content: 'attr(data-drawn)' },
	'& [data-part=stake]': { display: { base: 'none', sm: 'inline-flex' } },
	/** Where it fits beside its sign, in each of the three languages. */
	'& [data-part=word]': {
		display: 'none',
		'@container (min-width: 900px)': { display: 'inline-flex' },
	},
	/** How full, once more as a length. */
	'& [role=gridcell] i': {
		position: 'absolute',
		insetBlockEnd: '0',
		insetInlineStart: '0',
		height: '3px',
		background: 'currentColor',
		opacity: '0.75',
	},
	'& [role=gridcell][aria-selected=true]': {
		outlineWidth: '3px',
		outlineStyle: 'solid',
		outlineColor: 'brand.solid',
		outlineOffset: '1px',
		zIndex: '1',
	},
};

/** From the width of a wall on. */
export const largeMapStyle = {
	...heatMapStyle,
	height: { xl: '100%' },
	'& [role=grid]': {
		...heatMapStyle['& [role=grid]'],
		height: { xl: '100%' },
		gridAutoRows: { xl: 'minmax(0, 1fr)' },
	},
	'& [role=gridcell]': {
		...heatMapStyle['& [role=gridcell]'],
		height: { ...heatMapStyle['& [role=gridcell]'].height, xl: 'auto' },
	},
	'& [role=gridcell] b': {
		...heatMapStyle['& [role=gridcell] b'],
		fontSize: { ...heatMapStyle['& [role=gridcell] b'].fontSize, xl: '22px' },
	},
	/** The sign and the hatching say it. */
	'& [data-part=word]': { display: 'none' },
	'& [data-part]': {
		...heatMapStyle['& [data-part]'],
		fontSize: { base: '11px', xl: '14px' },
		lineHeight: { base: '14px', xl: '16px' },
	},
};
