/**
 * Native checkboxes, of which a table has hundreds: drawn as the others are, since a browser's own are
 * grey in a dark page. The mark is cut out of a square, so that no picture is needed.
 */
export const CHECKBOX = {
	'input[type=checkbox]': {
		appearance: 'none',
		display: 'inline-grid',
		placeContent: 'center',
		flexShrink: 0,
		width: '16px',
		height: '16px',
		verticalAlign: 'middle',
		borderWidth: '1px',
		borderColor: 'border.control',
		borderRadius: '4px',
		bg: 'bg.panel',
		color: 'colorPalette.contrast',
	},
	'input[type=checkbox]::before': {
		content: '""',
		width: '10px',
		height: '10px',
		bg: 'currentColor',
		clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 20%, 83% 6%, 39% 68%)',
		visibility: 'hidden',
	},
	'input[type=checkbox]:is(:checked, :indeterminate)': {
		bg: 'colorPalette.solid',
		borderColor: 'colorPalette.solid',
	},
	'input[type=checkbox]:is(:checked, :indeterminate)::before': { visibility: 'visible' },
	'input[type=checkbox]:indeterminate::before': { clipPath: 'inset(40% 0)' },
	'input[type=checkbox]:disabled': { opacity: 0.5 },
	// There colours are the person's own.
	'@media (forced-colors: active)': { 'input[type=checkbox]': { appearance: 'auto' } },
};
