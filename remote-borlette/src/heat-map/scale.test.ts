import { SCALE } from './scale.ts';

const channels = (colour: string): [number, number, number] => {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
		(at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
	);
	return [red, green, blue];
};
const luminance = (colour: string): number => {
	const [red, green, blue] = channels(colour).map((value) =>
		value <= 0.039_28 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
	) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Degrees of a colour between red (0) and yellow (60). */
const hue = (colour: string): number => {
	const [red, green, blue] = channels(colour);
	return (60 * (green - blue)) / (red - Math.min(green, blue));
};
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

describe.each([
	['light', (values: number[]) => values.reverse()],
	['dark', (values: number[]) => values],
] as const)('in %s mode', (mode, fromGround) => {
	const steps = Object.values(SCALE).map((step) => step[mode]);
	const grounds = steps.map(([ground]) => ground);

	test('a fuller ball is farther from the ground, and redder', () => {
		const lightness = fromGround(grounds.map(luminance));
		expect(lightness).toEqual(ascending(lightness));
		const hues = grounds.map(hue).reverse();
		expect(hues).toEqual(ascending(hues));
	});

	test.each(steps)('%s carries its text in %s', (ground, text) => {
		const [dark = 0, light = 0] = ascending([luminance(ground), luminance(text)]);
		expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
	});
});
