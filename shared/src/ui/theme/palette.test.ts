import {
	BRAND,
	CHART_SERIES,
	MORE_CONTRAST,
	MUTED_PERCENT,
	NEUTRALS,
	STATUS,
	THEME_COLOURS,
	THEME_MODES,
} from './palette.ts';

const channel = (hex: string, at: number) => {
	const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
	0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** `top` over `below`, as the browser's color-mix in srgb does it. */
function mix(percent: number, top: string, below: string): string {
	const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
	const mixed = [1, 3, 5].map((at) =>
		Math.round((part(top, at) * percent + part(below, at) * (100 - percent)) / 100),
	);
	return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio of WCAG 2. */
function contrast(one: string, other: string): number {
	const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (high + 0.05) / (low + 0.05);
}

test('the formula gives 21 for black on white', () => {
	expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});

describe.each(THEME_MODES)('in %s mode', (mode) => {
	const neutrals = NEUTRALS[mode];
	const grounds = [neutrals.background, neutrals.surface, neutrals.muted];

	test.each(['text', 'textMuted'] as const)('%s reads on every ground', (name) => {
		for (const ground of grounds) {
			expect(contrast(neutrals[name], ground)).toBeGreaterThanOrEqual(4.5);
		}
	});

	test('the edge of a field is seen', () => {
		expect(contrast(neutrals.control, neutrals.surface)).toBeGreaterThanOrEqual(3);
		expect(contrast(neutrals.control, neutrals.background)).toBeGreaterThanOrEqual(3);
	});

	test('where more contrast is asked for, quiet text reads as text does, and every line is seen', () => {
		const { textMuted, control, focus, ...lines } = MORE_CONTRAST[mode];
		for (const ground of grounds) {
			for (const text of [textMuted, control, focus])
				expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
			for (const line of Object.values(lines))
				expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
		}
	});

	test.each(THEME_COLOURS)('theme colour %s reads in each of its uses', (colour) => {
		const { solid, hover, fg, subtle, contrast: onSolid } = BRAND[colour][mode];
		for (const [text, ground] of [
			[onSolid, solid],
			[onSolid, hover],
			[fg, subtle],
			[fg, mix(MUTED_PERCENT, solid, subtle)],
			[fg, neutrals.surface],
			[fg, neutrals.background],
		] as const) {
			expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
		}
	});

	test.each(Object.keys(STATUS) as Array<keyof typeof STATUS>)('status %s reads', (name) => {
		const { solid, hover, fg, subtle, contrast: onSolid } = STATUS[name][mode];
		for (const [text, ground] of [
			[onSolid, solid],
			[onSolid, hover],
			[fg, subtle],
			[fg, mix(MUTED_PERCENT, solid, subtle)],
			[fg, neutrals.surface],
			[fg, neutrals.background],
		] as const) {
			expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
		}
	});

	test('a series of a chart is told from its ground', () => {
		for (const series of CHART_SERIES) {
			expect(contrast(series, neutrals.surface)).toBeGreaterThanOrEqual(3);
		}
	});
});
