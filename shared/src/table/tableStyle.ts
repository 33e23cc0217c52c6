import type { CSSProperties } from 'react';
import { type Density, ROW_HEIGHT } from './tableView.ts';

export const TICK_WIDTH = 40;
export const ACTIONS_WIDTH = 48;

/** Whether a column of checkboxes comes first, and one of buttons last. */
export interface Sides {
	readonly leading: boolean;
	readonly trailing: boolean;
}

/** A value that leads somewhere, in a table as in cards. */
export const cellLinkStyle = {
	'& [data-cell-link]': {
		color: 'fg',
		textDecoration: 'underline',
		textDecorationColor: 'border.emphasized',
		textUnderlineOffset: '3px',
	},
	'& [data-cell-link]:hover': { color: 'colorPalette.fg', textDecorationColor: 'currentColor' },
} as const;

/**
 * One sheet for all cells. A styled component for each cell was measured ten times slower, so
 * cells are plain `td`s and everything about them is here.
 */
export const tableStyle = {
	// What the keyboard comes to is not left below the headings and totals that stay in sight.
	scrollPaddingBlockStart: '40px',
	'&:has(tfoot)': { scrollPaddingBlockEnd: 'var(--row-height)' },
	'&:has(tfoot tr + tr)': { scrollPaddingBlockEnd: 'calc(2 * var(--row-height))' },
	'& table': {
		width: 'full',
		borderCollapse: 'separate',
		borderSpacing: 0,
	},
	'& th, & td': {
		height: 'var(--row-height)',
		paddingInline: '2',
		textAlign: 'start',
		verticalAlign: 'middle',
		whiteSpace: 'nowrap',
		borderBottomWidth: '1px',
		borderColor: 'border',
		fontWeight: 'normal',
	},
	// A long text must not push the other columns out of sight: `WholeText` tells what is cut.
	'& td, & tbody th': {
		maxWidth: { base: '11.25rem', lg: '16.25rem' },
		overflow: 'hidden',
		textOverflow: 'ellipsis',
	},
	// Of a name with a code the name is shortened. The column is as wide as both, up to the above.
	'& [data-coded]': { display: 'flex', width: 'max-content', maxWidth: 'full' },
	'& [data-coded] > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
	'& [data-coded] > :last-of-type': { flexShrink: 0, whiteSpace: 'pre' },
	'& a:has(> [data-coded])': { display: 'block', width: 'max-content', maxWidth: 'full' },
	'& thead th': {
		position: 'sticky',
		insetBlockStart: 0,
		zIndex: 2,
		height: '40px',
		background: 'bg.subtle',
		color: 'fg.muted',
		fontSize: '0.8125rem',
		fontWeight: 'medium',
	},
	'& thead th[data-column]': { position: 'sticky', overflow: 'visible' },
	'& [data-handle]': {
		position: 'absolute',
		insetBlock: '8px',
		insetInlineEnd: 0,
		width: '8px',
		cursor: 'col-resize',
		touchAction: 'none',
		zIndex: 1,
	},
	'& thead th:hover [data-handle]': {
		background: 'linear-gradient(currentColor, currentColor) center / 2px 100% no-repeat',
	},
	// Once widths are drawn, what does not fit is cut.
	'& table[style*=fixed] :is(th, td)': { overflow: 'hidden', textOverflow: 'ellipsis' },
	// Stands for a value that is still under way.
	'& [data-outline]': {
		width: '40%',
		minWidth: '8',
		height: '3.5',
		borderRadius: 'l2',
		background: 'bg.emphasized',
	},
	'& td:first-of-type > [data-outline]': { width: '60%' },
	'& tbody tr, & tfoot tr': { background: 'bg.panel' },
	'& tbody tr:hover': { background: 'bg.subtle' },
	'& tbody tr[aria-current]': { background: 'bg.success' },
	'& tbody tr[aria-selected=true]': { background: 'colorPalette.subtle' },
	'& tbody tr:last-of-type > *': { borderBottomWidth: 0 },
	'& tfoot': { position: 'sticky', insetBlockEnd: 0, zIndex: 2 },
	'& tfoot th, & tfoot td': { fontWeight: 'semibold', borderTopWidth: '1px', borderBottomWidth: 0 },
	// Of a name they would set the hyphen apart: « Marie - Ange ».
	'& [data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
	'& :is(time, [dir=ltr])': { fontVariantNumeric: 'tabular-nums' },
	'& [data-align=center]': { textAlign: 'center' },
	'& [data-narrow]': { width: '1px' },
	// Whose row it is and what can be done with it stay in sight, however many columns there are.
	'& :is(tbody, tfoot) th, & [data-first]': {
		position: 'sticky',
		insetInlineStart: 'var(--before-first)',
		zIndex: 1,
		borderInlineEndWidth: '1px',
	},
	'& [data-tick]': {
		position: 'sticky',
		insetInlineStart: 0,
		zIndex: 1,
		width: `${TICK_WIDTH}px`,
		minWidth: `${TICK_WIDTH}px`,
		paddingInline: 0,
		textAlign: 'center',
	},
	'& [data-actions]': {
		position: 'sticky',
		insetInlineEnd: 0,
		zIndex: 1,
		width: `${ACTIONS_WIDTH}px`,
		minWidth: `${ACTIONS_WIDTH}px`,
		paddingInline: '1',
	},
	'& :is(tbody, tfoot) :is(th, [data-tick], [data-actions])': { background: 'inherit' },
	'& thead :is([data-first], [data-tick], [data-actions])': { zIndex: 3 },
	'& tbody th a': { fontWeight: 'medium', color: 'fg', textDecoration: 'none' },
	// A figure that leads to what is behind it.
	'& tbody td a': {
		textDecoration: 'underline',
		textDecorationColor: 'border.emphasized',
		textUnderlineOffset: '3px',
	},
	'& tbody th a:hover': { color: 'colorPalette.fg', textDecoration: 'underline' },
	...cellLinkStyle,
	'& tbody a:focus-visible, & thead button:focus-visible': {
		outline: 'var(--focus-ring-width, 2px) solid',
		outlineColor: 'colorPalette.focusRing',
		outlineOffset: '2px',
		borderRadius: '4px',
	},
	'& thead button': {
		display: 'inline-flex',
		alignItems: 'center',
		gap: '1',
		font: 'inherit',
		cursor: 'pointer',
		color: 'inherit',
		maxWidth: 'full',
	},
	'& thead button > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
	'& thead button > svg': { flexShrink: 0 },
	// On paper nothing is scrolled: all of it is there, and whole.
	'@media print': {
		overflow: 'visible !important',
		maxHeight: 'none !important',
		'& :is(th, td, thead, tfoot)': { position: 'static !important', whiteSpace: 'normal' },
		'& :is(td, th)': { overflow: 'visible', maxWidth: 'none' },
		// Names give way: a moment and a figure are read on one line.
		'& :is(time, td[data-align=end])': { whiteSpace: 'nowrap' },
		'& [data-coded]': { display: 'inline' },
		'& [data-coded] > :last-of-type': { whiteSpace: 'normal' },
	},
	// That a column can be sorted is seen where one points: all the arrows together would cost a column.
	'@media (hover: hover)': {
		'& thead button:not([data-sorted])': { position: 'relative' },
		'& thead button:not([data-sorted]) > svg': {
			position: 'absolute',
			insetInlineStart: 'calc(100% + 2px)',
			opacity: 0,
		},
		'& thead [data-align=end] button:not([data-sorted]) > svg': {
			insetInlineStart: 'auto',
			insetInlineEnd: 'calc(100% + 2px)',
		},
		'& thead button:is(:hover, :focus-visible) > svg': { opacity: 1 },
	},
	'& thead button[data-sorted]': { color: 'fg', fontWeight: 'semibold' },
	'& thead [data-align=end] button': { flexDirection: 'row-reverse' },
} as const;

/**
 * That columns lie beyond the end edge: it is in the shade until they are scrolled to. Where all fit
 * there is nothing to scroll, so no timeline and no shade. It is over the table: what cells
 * inherit, and a mask over them, would be worked out anew for each frame of a scroll.
 */
export const endEdgeStyle = {
	position: 'relative',
	timelineScope: '--list',
	// Around the box its outline would be cut by the frame.
	'& > [role=region]': { scrollTimeline: '--list inline', outlineOffset: '-2px' },
	'&::after': {
		content: '""',
		position: 'absolute',
		insetBlock: 0,
		insetInlineEnd: 'var(--after-last)',
		width: '20px',
		zIndex: 4,
		pointerEvents: 'none',
		opacity: 0,
		background: shadeTo('right'),
		animationName: 'beyond',
		animationFillMode: 'both',
		animationTimeline: '--list',
		animationRange: 'calc(100% - 16px) 100%',
	},
	'[dir=rtl] &::after': { background: shadeTo('left') },
} as const;

/** What the sheet reads of one table: how high its rows are, and what stands before and after its columns. */
export const measuresOf = (density: Density, { leading, trailing }: Sides) =>
	({
		'--row-height': `${ROW_HEIGHT[density]}px`,
		'--before-first': leading ? `${TICK_WIDTH}px` : '0px',
		'--after-last': trailing ? `${ACTIONS_WIDTH}px` : '0px',
	}) as CSSProperties;

function shadeTo(end: 'left' | 'right'): string {
	return `linear-gradient(to ${end}, transparent, rgb(0 0 0 / 0.14))`;
}
