import { codeOfRemote } from '../../testing/codeOfRemote.ts';
import type * as Containment from './containment.ts';
import type * as Natives from './natives.ts';

const REMOTE = 'remote-admin';
/** Whole ones: after each drawing there is a look at what drawing needs. */
const looks = jest.fn();
let containment: typeof Containment;
/** As a remote's own code does it: in a script of its build. */
let asRemote: { changesLater: () => void };

let visibility: DocumentVisibilityState = 'visible';
function show(state: DocumentVisibilityState): void {
	visibility = state;
	document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(async () => {
	jest.useFakeTimers();
	Object.defineProperty(Document.prototype, 'visibilityState', {
		configurable: true,
		get: () => visibility,
	});
	jest.doMock('./natives.ts', () => {
		const natives = jest.requireActual<typeof Natives>('./natives.ts');
		return {
			...natives,
			restoreNatives: (...args: Parameters<typeof natives.restoreNatives>) => {
				if (!args[1]) looks();
				natives.restoreNatives(...args);
			},
		};
	});
	asRemote = await codeOfRemote(
		REMOTE,
		`{
		changesLater: () => {
			setInterval(() => { window.fetch = () => { throw new Error('evil'); }; }, 32000);
		},
	}`,
	);
	window.fetch = async () => new Response();
	jest.spyOn(console, 'warn').mockImplementation();
	containment = await import('./containment.ts');
	containment.start();
});
afterAll(() => jest.useRealTimers());

beforeEach(() => {
	containment.enter(REMOTE);
	containment.drawn(REMOTE);
	// The look that follows what was done until here.
	jest.advanceTimersByTime(1_000);
	looks.mockClear();
});
afterEach(() => containment.leave(REMOTE));

test('a page in which nothing happens is looked at every ten seconds', () => {
	jest.advanceTimersByTime(60_000);
	expect(looks).toHaveBeenCalledTimes(6);
});

test('one that somebody touches is looked at once a second, however much they do', () => {
	for (let moved = 0; moved < 300; moved++) {
		window.dispatchEvent(new Event('pointermove'));
		jest.advanceTimersByTime(10);
	}
	expect(looks).toHaveBeenCalledTimes(3);
});

test('a tab that nobody sees is not looked at, and at once when it is seen again', () => {
	show('hidden');
	jest.advanceTimersByTime(1_000);
	looks.mockClear();
	jest.advanceTimersByTime(600_000);
	expect(looks).not.toHaveBeenCalled();
	show('visible');
	expect(looks).toHaveBeenCalledTimes(1);
});

test.each(['visible', 'hidden'] as const)(
	'what a timer of a remote changes is back within a second (%s)',
	(state) => {
		const whole = window.fetch;
		asRemote.changesLater();
		show(state);
		// A second after a look that comes by itself.
		jest.advanceTimersByTime(32_000);
		looks.mockClear();
		expect(window.fetch).not.toBe(whole);
		jest.advanceTimersByTime(1_000);
		expect(window.fetch).toBe(whole);
		expect(looks).toHaveBeenCalledTimes(1);
		show('visible');
	},
);
