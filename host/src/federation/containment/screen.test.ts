import { codeOfRemote } from '../../testing/codeOfRemote.ts';

jest.mock('./notes.ts', () => ({ noteContained: () => undefined }));

const REMOTE = 'remote-admin';
let holder: Element | null = null;
// jsdom has none of them.
Object.assign(Element.prototype, {
	requestFullscreen(this: Element) {
		holder = this;
	},
});
Object.defineProperty(Document.prototype, 'fullscreenElement', {
	configurable: true,
	get: () => holder,
});
Object.assign(Document.prototype, {
	exitFullscreen: async () => {
		holder = null;
	},
});
let restoration = 'manual';
Object.defineProperty(History.prototype, 'scrollRestoration', {
	configurable: true,
	get: () => restoration,
	set: (value: string) => {
		restoration = value;
	},
});

const page = document.documentElement;
let asRemote: { fills: () => void; scrolls: () => void };
beforeAll(async () => {
	asRemote = await codeOfRemote(
		REMOTE,
		`{
			fills: () => document.documentElement.requestFullscreen(),
			scrolls: () => { history.scrollRestoration = 'auto'; },
		}`,
	);
	(await import('./screen.ts')).keepScreen();
	const stays = await import('./stays.ts');
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
});

test('the screen that a page took whole is given back with it; what the shell took stays', async () => {
	const stays = await import('./stays.ts');
	asRemote.fills();
	expect(holder).toBe(page);
	stays.leave(REMOTE);
	expect(holder).toBeNull();
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
	void page.requestFullscreen();
	stays.leave(REMOTE);
	expect(holder).toBe(page);
});

test('where pages stand when one comes back is the shell’s to say', () => {
	asRemote.scrolls();
	expect(restoration).toBe('manual');
});
