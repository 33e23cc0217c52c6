import { anEntry } from '../../testing/registry.ts';
import { allowBuild } from '../integrity/integrity.ts';
import type * as Containment from './containment.ts';

/** Both in one folder each, which is how it is told whose code it is. */
const SHOWN = 'remote-shown';
const AHEAD = 'remote-ahead';

const noted: string[] = [];
jest.mock('./notes.ts', () => ({
	noteContained: (remote: string, what: string) => noted.push(`${remote}: ${what}`),
}));

interface Code {
	names: () => void;
	empties: () => void;
	empties_later: () => void;
	asks: () => unknown[];
	declares: () => void;
	changes: () => void;
	counts: () => void;
	adopts: (sheet: object) => void;
}
const SOURCE = `({
	names: () => { document.title = 'evil'; },
	empties: () => document.querySelector('h1').replaceChildren(),
	empties_later: () => { setTimeout(() => document.querySelector('h1').replaceChildren(), 1_000); },
	asks: () => [confirm('?'), prompt('?')],
	declares: () => {
		const meta = document.createElement('meta');
		meta.httpEquiv = 'refresh';
		document.head.append(meta);
	},
	changes: () => { JSON.parse = () => 'evil'; },
	adopts: (sheet) => { document.adoptedStyleSheets.push(sheet); },
	counts: () => { window.counted = 0; setInterval(() => { window.counted += 1; }, 1_000); },
})`;

let containment: typeof Containment;
let code: Record<string, Code>;
const asked = jest.fn(() => 'asked');

/** As a script of that remote's build: jsdom gives scripts in the page the page's address. */
function codeOf(remote: string): Code {
	const url = `/remotes/${remote}/1.0.0-a/`;
	allowBuild(anEntry({ url, manifest: { name: remote, assets: {} } }));
	window.history.replaceState(null, '', url);
	const script = document.createElement('script');
	script.textContent = `window.codeOfRemote = ${SOURCE};`;
	document.body.append(script);
	window.history.replaceState(null, '', '/');
	return (window as unknown as { codeOfRemote: Code }).codeOfRemote;
}

beforeAll(async () => {
	jest.useFakeTimers();
	// jsdom has none.
	let adopted: object[] = [];
	Object.defineProperty(Document.prototype, 'adoptedStyleSheets', {
		get: () => adopted,
		set: (sheets: object[]) => {
			adopted = sheets;
		},
		configurable: true,
	});
	for (const name of ['confirm', 'prompt']) {
		Object.defineProperty(window, name, { value: asked, configurable: true, writable: true });
	}
	containment = await import('./containment.ts');
	code = { [SHOWN]: codeOf(SHOWN), [AHEAD]: codeOf(AHEAD) };
	containment.start();
});
beforeEach(() => {
	noted.length = 0;
	document.body.innerHTML = `<main data-remote="${SHOWN}"><h1>Shown</h1></main>`;
	document.title = 'Shown';
	containment.enter(SHOWN);
	containment.drawn(SHOWN);
});
afterAll(() => jest.useRealTimers());

/** As when somebody points at a link to a page of it. */
function point(work: (of: Code) => unknown): unknown {
	const ended = containment.evaluates(AHEAD);
	try {
		return work(code[AHEAD] as Code);
	} finally {
		ended();
	}
}
const heading = () => document.querySelector('h1')?.textContent;

test('the tab is named by the page that is open, not by one that is pointed at', () => {
	point((of) => of.names());
	expect(document.title).toBe('Shown');
	code[SHOWN]?.names();
	expect(document.title).toBe('evil');
});

test('the page that is open is not changed by one that is pointed at, at once or later', () => {
	point((of) => of.empties());
	point((of) => of.empties_later());
	jest.advanceTimersByTime(1_000);
	expect(heading()).toBe('Shown');
	code[SHOWN]?.empties();
	expect(heading()).toBe('');
});

test('who points at a link is asked nothing', () => {
	expect(point((of) => of.asks())).toEqual([false, null]);
	expect(asked).not.toHaveBeenCalled();
	expect(code[SHOWN]?.asks()).toEqual(['asked', 'asked']);
});

test('what it did is told in its own name', () => {
	point((of) => of.declares());
	point((of) => of.changes());
	expect(JSON.parse('1')).toBe(1);
	expect(noted.filter((line) => !line.includes('console'))).toEqual([
		`${AHEAD}: <meta> of refresh says nothing`,
		`${AHEAD}: JSON.parse was changed, and is restored`,
	]);
});

test('what its modules began goes on while others are opened, until it is forbidden', async () => {
	const counted = () => (window as unknown as { counted: number }).counted;
	containment.enter(AHEAD);
	containment.leave(AHEAD);
	await Promise.resolve();
	containment.enter(SHOWN);
	point((of) => of.counts());
	jest.advanceTimersByTime(5_000);
	expect(counted()).toBe(5);
	containment.end(AHEAD);
	jest.advanceTimersByTime(5_000);
	expect(counted()).toBe(5);
});

test('a sheet that its module adopted is there whenever a page of it is open, and one of a page with that alone', () => {
	const [ofModule, ofPage] = [{}, {}];
	const adopted = () => [...document.adoptedStyleSheets];
	point((of) => of.adopts(ofModule));
	containment.leave(SHOWN);
	for (let visit = 0; visit < 2; visit++) {
		containment.enter(AHEAD);
		containment.drawn(AHEAD);
		expect(adopted()).toEqual([ofModule]);
		code[AHEAD]?.adopts(ofPage);
		containment.leave(AHEAD);
		expect(adopted()).toEqual([]);
	}
});
