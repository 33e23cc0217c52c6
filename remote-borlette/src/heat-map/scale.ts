import type { Level } from './weight.ts';

/**
 * From amber to red in both modes, and ever farther from the ground: paler to deeper in the light, dimmer to
 * brighter in the dark. Lightness alone tells the order too, so every kind of colour vision reads it. Text on
 * each step has at least 4.5:1.
 */
export const SCALE: Record<
	Exclude<Level, 0>,
	{ light: [string, string]; dark: [string, string] }
> = {
	1: { light: ['#FFF0D4', '#1B232B'], dark: ['#2E2414', '#E8ECF0'] },
	2: { light: ['#FDD49A', '#1B232B'], dark: ['#553A10', '#E8ECF0'] },
	3: { light: ['#F7A95B', '#1B232B'], dark: ['#8A4E0C', '#FFFFFF'] },
	4: { light: ['#E0741A', '#1B232B'], dark: ['#D9691E', '#0E1216'] },
	5: { light: ['#8A2A0A', '#FFFFFF'], dark: ['#FF7A5C', '#0E1216'] },
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
	// Where the person has colours of their own, these still say what they say.
	'& [data-level]': { forcedColorAdjust: 'none' },
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
	/** A corner of the same: some may sell it no more. */
	'& [data-partly="true"]::before': {
		content: '""',
		position: 'absolute',
		insetBlockStart: '0',
		insetInlineEnd: '0',
		width: '14px',
		height: '14px',
		background: 'currentColor',
		clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
	},
};
