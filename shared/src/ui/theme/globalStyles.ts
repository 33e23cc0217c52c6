import { CHECKBOX } from './checkbox.ts';
import { BRAND, type Shades, THEME_COLOURS, type ThemeMode } from './palette.ts';

const variables = (shades: Shades) =>
	Object.fromEntries(Object.entries(shades).map(([name, value]) => [`--brand-${name}`, value]));

/**
 * One rule for each theme colour and mode: choosing another changes an attribute of the root,
 * and nothing is computed or rendered anew.
 */
function brandRules(mode: ThemeMode): Record<string, Record<string, string>> {
	const root = mode === 'dark' ? ':root.dark' : ':root';
	return Object.fromEntries(
		THEME_COLOURS.map((colour) => [
			colour === 'default' ? root : `${root}[data-theme-color=${colour}]`,
			variables(BRAND[colour][mode]),
		]),
	);
}

export const globalStyles = {
	...brandRules('light'),
	...brandRules('dark'),
	'*': {
		'--global-font-mono': 'fonts.mono',
		'--global-font-body': 'fonts.body',
		'--global-color-border': 'colors.border',
	},
	html: {
		color: 'fg',
		bg: 'bg',
		lineHeight: '1.5',
		colorPalette: 'brand',
		// Of what the browser draws itself: radio buttons, sliders.
		accentColor: 'brand.solid',
		// Room for the bar at the top, so that a jump never lands under it (WCAG 2.4.11).
		scrollPaddingTop: '5rem',
		'--text-start': 'left',
		'--text-end': 'right',
	},
	body: { textStyle: 'sm', overflowWrap: 'break-word' },
	// Its colour is what it says: on paper too, and where the person has colours of their own.
	'[data-swatch]': { printColorAdjust: 'exact', forcedColorAdjust: 'none' },
	// Our languages run from left to right in a mirrored layout too: only where a text stands is mirrored. Read from right
	// to left, "2 agents" would become "agents 2", and a question begin with its mark.
	':root[dir=rtl] *': { unicodeBidi: 'plaintext' },
	':root[dir=rtl]': { '--text-start': 'right', '--text-end': 'left', textAlign: 'start' },
	':root[dir=rtl] select': { textAlign: 'start' },
	...CHECKBOX,
	'*::placeholder, *[data-placeholder]': { color: 'fg.muted', opacity: '1' },
	'*::selection': { bg: 'brand.emphasized', color: 'fg' },
	// Whatever part forgets its own ring still shows where the keyboard is.
	':focus-visible': {
		outlineWidth: '2px',
		outlineStyle: 'solid',
		outlineColor: 'brand.solid',
		outlineOffset: '2px',
	},
	// Colours of the person's own leave out grounds, by which the chosen one of several is seen.
	'@media (forced-colors: active)': {
		':is([aria-pressed=true], [aria-current=page], [aria-current=true], [aria-selected=true]):not(:focus-visible)':
			{ outline: '2px solid Highlight !important', outlineOffset: '-3px !important' },
	},
	'@media (prefers-reduced-motion: reduce)': {
		'*, *::before, *::after': {
			animationDuration: '0.01ms !important',
			animationIterationCount: '1 !important',
			transitionDuration: '0.01ms !important',
			scrollBehavior: 'auto !important',
		},
	},
};
