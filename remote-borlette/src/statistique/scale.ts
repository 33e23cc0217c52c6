import type { Level } from './weight.ts';

/**
 * One hue from pale to deep in light mode and from dim to bright in the dark: the order is told by
 * lightness alone, so every kind of colour vision reads it. Text on each step has at least 4.5:1.
 */
const SCALE: Record<Exclude<Level, 0>, { light: [string, string]; dark: [string, string] }> = {
	1: { light: ['#FFF0D4', '#1B232B'], dark: ['#2B2115', '#E8ECF0'] },
	2: { light: ['#FDD49A', '#1B232B'], dark: ['#4A3212', '#E8ECF0'] },
	3: { light: ['#F7A95B', '#1B232B'], dark: ['#7A4E12', '#F4F6F8'] },
	4: { light: ['#E0741A', '#1B232B'], dark: ['#CF8A2A', '#0E1216'] },
	5: { light: ['#8A2A0A', '#FFFFFF'], dark: ['#FFD08A', '#0E1216'] },
};

/** Styles of whatever carries `data-level` and `data-blocked`. */
export const scaleStyle = {
	...Object.fromEntries(
		Object.entries(SCALE).map(([level, { light, dark }]) => {
			return [
				`& [data-level="${level}"]`,
				{
					backgroundColor: light[0],
					color: light[1],
					_dark: { backgroundColor: dark[0], color: dark[1] },
				},
			];
		}),
	),
	'& [data-level="0"]': {
		backgroundColor: 'bg.panel',
		color: 'fg',
		boxShadow: 'inset 0 0 0 1px {colors.border.emphasized}',
		_dark: { backgroundColor: 'bg.panel', color: 'fg' },
	},
	'& [data-blocked="true"]': {
		backgroundImage:
			'repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, currentColor 26%, transparent) 6px 8px)',
		boxShadow: 'inset 0 0 0 2px currentColor',
	},
};
