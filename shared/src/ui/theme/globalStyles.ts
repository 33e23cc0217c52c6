import { CHECKBOX } from './checkbox.ts';
import { BRAND, MORE_CONTRAST, NEUTRALS, THEME_COLOURS, type ThemeMode } from './palette.ts';

type Variables = Record<`--${string}`, string>;
const variables = (kind: 'brand' | 'neutral', colours: object): Variables =>
	Object.fromEntries(
		Object.entries(colours).map(([name, value]) => [`--${kind}-${name}`, String(value)]),
	);
const rootIn = (mode: ThemeMode) => (mode === 'dark' ? ':root.dark' : ':root');

/**
 * One rule for each theme colour and mode: choosing another changes an attribute of the root,
 * and nothing is computed or rendered anew.
 */
function colourRules(mode: ThemeMode): Record<string, Variables> {
	const root = rootIn(mode);
	return Object.fromEntries(
		THEME_COLOURS.map((colour) => [
			colour === 'default' ? root : `${root}[data-theme-color=${colour}]`,
			{
				...variables('brand', BRAND[colour][mode]),
				...(colour === 'default' && variables('neutral', NEUTRALS[mode])),
			},
		]),
	);
}

/** The system of the person says so; what stands on the page is the same, and is seen better. */
const ASKS_FOR_CONTRAST = {
	[rootIn('light')]: { ...variables('neutral', MORE_CONTRAST.light), '--focus-ring-width': '3px' },
	[rootIn('dark')]: variables('neutral', MORE_CONTRAST.dark),
};

export const globalStyles = {
	...colourRules('light'),
	...colourRules('dark'),
	'@media (prefers-contrast: more)': ASKS_FOR_CONTRAST,
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
		outlineWidth: 'var(--focus-ring-width, 2px)',
		outlineStyle: 'solid',
		outlineColor: 'brand.focusRing',
		outlineOffset: '2px',
	},
	// Colours of the person's own leave out grounds, by which the chosen one of several is seen, and the one that the arrows
	// are at. What a field has while nothing else is chosen in it is said like what is chosen, and not as a hint.
	'@media (forced-colors: active)': {
		':is([aria-pressed=true], a[aria-current=page], [aria-current=true], [aria-selected=true], [data-highlighted]):not(:focus-visible)':
			{ outline: '2px solid Highlight !important', outlineOffset: '-3px !important' },
		'[data-empty-choice]::placeholder': { color: 'FieldText !important' },
	},
	'@media (prefers-reduced-motion: reduce)': {
		'*, *::before, *::after': {
			// Its end is waited for.
			animationDuration: '0.01ms !important',
			animationIterationCount: '1 !important',
			// Of any duration each element would turn by itself, an inherited colour one frame after its parent's: thousands.
			transition: 'none !important',
			scrollBehavior: 'auto !important',
		},
	},
};
