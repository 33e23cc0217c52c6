import { placeAfter } from './useGridKeys.ts';

const grid = { columns: 10, count: 100 };
const from = (at: number, key: string, isFar = false) => placeAfter(key, isFar, { at, ...grid });

test('arrows go to the neighbour and stop at the edge', () => {
	expect([from(47, 'ArrowRight'), from(49, 'ArrowRight')]).toEqual([48, 49]);
	expect([from(47, 'ArrowLeft'), from(40, 'ArrowLeft')]).toEqual([46, 40]);
	expect([from(47, 'ArrowDown'), from(97, 'ArrowDown')]).toEqual([57, 97]);
	expect([from(47, 'ArrowUp'), from(7, 'ArrowUp')]).toEqual([37, 7]);
});

test('Home and End go along the row, with Ctrl to the corners, Page keys along the column', () => {
	expect([from(47, 'Home'), from(47, 'End')]).toEqual([40, 49]);
	expect([from(47, 'Home', true), from(47, 'End', true)]).toEqual([0, 99]);
	expect([from(47, 'PageUp'), from(47, 'PageDown')]).toEqual([7, 97]);
});

test('other keys are left alone', () => {
	expect(from(47, 'Tab')).toBeUndefined();
	expect(from(47, 'Enter')).toBeUndefined();
});
