import { codeOfRemote } from '../../testing/codeOfRemote.ts';
import type * as Stays from './stays.ts';

type Handler = () => void;
type SetsClick = (element: HTMLElement, handler: Handler) => void;

const REMOTE = 'remote-admin';
/** Kept by the guards from their beginning on, so it stays for all tests. */
const looks = jest.fn(Error.captureStackTrace);
let stays: typeof Stays;
/** As a remote's own code does it: in a script of its build. */
let asRemote: {
	setsClick: SetsClick;
	listens: SetsClick;
	hears: (handler: Handler, options?: AddEventListenerOptions) => void;
	keeps: (handler: Handler) => void;
};

beforeAll(async () => {
	Error.captureStackTrace = looks;
	asRemote = await codeOfRemote(
		REMOTE,
		`{
		setsClick: (element, handler) => { element.onclick = handler; },
		listens: (element, handler) => { element.addEventListener('click', handler); },
		hears: (handler, options) => { document.addEventListener('evil', handler, options); },
		keeps: (handler) => { document.onkeyup = handler; },
	}`,
	);
	stays = await import('./stays.ts');
	(await import('./listeners.ts')).ownListeners();
});

let place: HTMLElement;
beforeEach(() => {
	document.body.innerHTML = `<button>Menu</button><main data-remote="${REMOTE}"><button>Row</button></main>`;
	place = document.querySelector('main') as HTMLElement;
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
	looks.mockClear();
});
const buttonIn = (within: Element | null) => within?.querySelector('button') as HTMLElement;

test.each(['setsClick', 'listens'] as const)(
	'what a remote puts on an element of the host ends with its page (%s)',
	(how) => {
		const [shells, own] = [buttonIn(document.body), buttonIn(place)];
		const heard = jest.fn();
		asRemote[how](shells, heard);
		asRemote[how](own, heard);
		for (const button of [shells, own]) button.click();
		expect(heard).toHaveBeenCalledTimes(2);
		stays.leave(REMOTE);
		shells.click();
		expect(heard).toHaveBeenCalledTimes(2);
	},
);

test('a handler that a remote puts over that of the host ends too', () => {
	const shells = buttonIn(document.body);
	shells.onclick = () => undefined;
	asRemote.setsClick(shells, () => undefined);
	stays.leave(REMOTE);
	expect(shells.onclick).toBeNull();
});

test('nobody looks who calls where a handler stays as it is, or goes with the page', () => {
	const shells = buttonIn(document.body);
	const nothing = () => undefined;
	shells.onclick = nothing;
	expect(looks).toHaveBeenCalledTimes(1);
	for (let drawn = 0; drawn < 3; drawn++) shells.onclick = nothing;
	buttonIn(place).onclick = nothing;
	buttonIn(place).addEventListener('click', nothing);
	document.createElement('button').onclick = nothing;
	expect(looks).toHaveBeenCalledTimes(1);
});

/** Another remote's page is shown, and this one's again. */
async function comeBack(): Promise<void> {
	stays.leave(REMOTE);
	// What its modules opened ends a moment later: another page of it may follow.
	await Promise.resolve();
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
}
const happen = () => document.dispatchEvent(new Event('evil'));

test('what a module hears comes back with its remote; what ended by itself does not', async () => {
	const heard: string[] = [];
	const ending = new AbortController();
	stays.enter(REMOTE);
	asRemote.hears(() => heard.push('always'));
	asRemote.hears(() => heard.push('once'), { once: true });
	asRemote.hears(() => heard.push('once, later'), { once: true, capture: true });
	asRemote.hears(() => heard.push('until'), { signal: ending.signal });
	stays.drawn(REMOTE);
	await comeBack();
	happen();
	expect(heard.splice(0)).toEqual(['once, later', 'always', 'once', 'until']);
	ending.abort();
	await comeBack();
	happen();
	expect(heard).toEqual(['always']);
});

test.each(['away', 'shown'])(
	'what a page’s module hears that ran before the page was opened comes back too (its remote is %s)',
	async (where) => {
		const heard = jest.fn();
		if (where === 'away') stays.leave(REMOTE);
		const ended = stays.evaluates(REMOTE);
		asRemote.hears(heard);
		ended();
		await comeBack();
		happen();
		expect(heard).toHaveBeenCalledTimes(1);
	},
);

test('what a module hears that ran only because a link was pointed at is heard once its page is open', async () => {
	stays.leave(REMOTE);
	await Promise.resolve();
	const heard = jest.fn();
	const ended = stays.evaluates(REMOTE);
	asRemote.hears(heard);
	asRemote.hears(heard, { once: true });
	asRemote.keeps(heard);
	ended();
	const both = () => {
		happen();
		document.dispatchEvent(new Event('keyup'));
	};
	both();
	expect(heard).not.toHaveBeenCalled();
	stays.enter(REMOTE);
	both();
	expect(heard).toHaveBeenCalledTimes(2);
	stays.leave(REMOTE);
	await Promise.resolve();
	both();
	expect(heard).toHaveBeenCalledTimes(2);
});

test('one that is put up twice stays the one that it was', () => {
	const heard = jest.fn();
	asRemote.hears(heard);
	asRemote.hears(heard, { once: true });
	happen();
	happen();
	expect(heard).toHaveBeenCalledTimes(2);
	stays.leave(REMOTE);
	happen();
	expect(heard).toHaveBeenCalledTimes(2);
});
