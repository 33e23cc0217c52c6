import { useTestApi } from '../tools/testing/test-api.ts';
import { BODY_LIMIT } from './body.ts';

const api = useTestApi();

/** Each pattern that a call's input is held to. */
function patterns(): Set<string> {
	const found = new Set<string>();
	const walk = (schema: unknown): void => {
		if (typeof schema !== 'object' || schema === null) return;
		for (const [key, value] of Object.entries(schema)) {
			if (key === 'pattern' && typeof value === 'string') found.add(value);
			else walk(value);
		}
	};
	for (const { input } of api.app.endpoints) walk(input);
	return found;
}

const BEGINNINGS = ['', 'a@', '0', 'A-'];
const REPEATED = ['a', 'A', '0', '.', '-', '_', '@', ' ', ',', '/', '*', '!'];
const ENDS = ['\n', '\0', '@'];

/** All faults of a body are told, so a pattern is asked about texts of any length: one that tries in many ways holds up everybody for minutes. */
test('a text as long as a body may be is read once by each pattern', () => {
	const all = patterns();
	expect(all.size).toBeGreaterThan(20);
	for (const pattern of all) {
		const read = new RegExp(pattern, 'u');
		for (const beginning of BEGINNINGS) {
			for (const repeated of REPEATED) {
				const text = beginning + repeated.repeat(BODY_LIMIT);
				for (const end of ENDS) read.test(text + end);
			}
		}
	}
});
