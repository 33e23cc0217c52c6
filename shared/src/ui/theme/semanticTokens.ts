import { defineSemanticTokens } from '@chakra-ui/react';
import { CHART_SERIES, MUTED_PERCENT, type Neutrals, STATUS, type Status } from './palette.ts';

const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });
const same = (value: string) => ({ value });
/** The root decides, by its mode and by how much contrast is asked for (`globalStyles.ts`). */
const neutral = (name: keyof Neutrals) => same(`var(--neutral-${name})`);
const FOCUS = same('var(--neutral-focus, var(--brand-solid))');
const mix = (amount: number, top: string, below: string) =>
	`color-mix(in srgb, ${top} ${amount}%, ${below})`;

/** The palette of the theme colour: the root's `data-theme-color` decides (`globalStyles.ts`). */
const brand = {
	solid: same('var(--brand-solid)'),
	hover: same('var(--brand-hover)'),
	fg: same('var(--brand-fg)'),
	subtle: same('var(--brand-subtle)'),
	contrast: same('var(--brand-contrast)'),
	muted: same(mix(MUTED_PERCENT, 'var(--brand-solid)', 'var(--brand-subtle)')),
	emphasized: same(mix(28, 'var(--brand-solid)', 'var(--brand-subtle)')),
	focusRing: FOCUS,
	border: same(mix(45, 'var(--brand-solid)', 'var(--brand-subtle)')),
};

function statusPalette(name: Status) {
	const { light, dark } = STATUS[name];
	return {
		solid: pair(light.solid, dark.solid),
		hover: pair(light.hover, dark.hover),
		fg: pair(light.fg, dark.fg),
		subtle: pair(light.subtle, dark.subtle),
		contrast: pair(light.contrast, dark.contrast),
		muted: pair(
			mix(MUTED_PERCENT, light.solid, light.subtle),
			mix(MUTED_PERCENT, dark.solid, dark.subtle),
		),
		emphasized: pair(mix(28, light.solid, light.subtle), mix(28, dark.solid, dark.subtle)),
		focusRing: same(`var(--neutral-focus, var(--b-colors-${name}-solid))`),
		border: pair(mix(45, light.solid, light.subtle), mix(45, dark.solid, dark.subtle)),
	};
}

const gray = {
	solid: neutral('text'),
	hover: pair('#323C46', '#FFFFFF'),
	fg: neutral('text'),
	subtle: neutral('muted'),
	contrast: neutral('surface'),
	muted: neutral('emphasized'),
	emphasized: pair('#D3DAE1', '#38424D'),
	focusRing: FOCUS,
	border: neutral('control'),
};

const forStatus = (use: 'subtle' | 'fg' | 'solid') =>
	Object.fromEntries(
		Object.entries(STATUS).map(([name, { light, dark }]) => [name, pair(light[use], dark[use])]),
	);

export const semanticTokens = defineSemanticTokens({
	colors: {
		white: same('#FFFFFF'),
		black: same('#0E1216'),
		bg: {
			DEFAULT: neutral('background'),
			subtle: neutral('background'),
			panel: neutral('surface'),
			muted: neutral('muted'),
			emphasized: neutral('emphasized'),
			inverted: neutral('text'),
			...forStatus('subtle'),
		},
		fg: {
			DEFAULT: neutral('text'),
			muted: neutral('textMuted'),
			subtle: neutral('textMuted'),
			inverted: neutral('background'),
			...forStatus('fg'),
		},
		border: {
			DEFAULT: neutral('line'),
			subtle: neutral('lineMuted'),
			muted: neutral('lineMuted'),
			emphasized: neutral('lineEmphasized'),
			/** Edge of fields and of whatever else is operated. */
			control: neutral('control'),
			inverted: neutral('text'),
			...forStatus('solid'),
		},
		backdrop: pair('rgb(14 18 22 / 0.48)', 'rgb(4 6 8 / 0.66)'),
		brand,
		gray,
		success: statusPalette('success'),
		warning: statusPalette('warning'),
		error: statusPalette('error'),
		info: statusPalette('info'),
		chart: Object.fromEntries(CHART_SERIES.map((colour, index) => [index + 1, same(colour)])),
	},
	radii: { l1: same('6px'), l2: same('8px'), l3: same('12px') },
	shadows: {
		xs: pair('0 1px 2px rgb(27 35 43 / 0.06)', 'none'),
		sm: pair('0 1px 2px rgb(27 35 43 / 0.06)', 'none'),
		/** The one soft shadow, for what floats above the page; in the dark its edge does the work. */
		soft: pair('0 8px 24px -6px rgb(27 35 43 / 0.16)', '0 8px 24px -6px rgb(0 0 0 / 0.6)'),
		md: pair('0 8px 24px -6px rgb(27 35 43 / 0.16)', '0 8px 24px -6px rgb(0 0 0 / 0.6)'),
		lg: pair('0 8px 24px -6px rgb(27 35 43 / 0.16)', '0 8px 24px -6px rgb(0 0 0 / 0.6)'),
		inset: same('none'),
	},
});
