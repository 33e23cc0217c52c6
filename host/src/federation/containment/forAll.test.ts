import { codeOfRemote } from '../../testing/codeOfRemote.ts';
import { MARK } from './mark.ts';

const noted: string[] = [];
jest.mock('./notes.ts', () => ({
	noteContained: (remote: string, what: string) => noted.push(`${remote}: ${what}`),
}));

const REMOTE = 'remote-admin';
const done: string[] = [];
let asRemote: { asks: () => Promise<string>; stops: () => void };
beforeAll(async () => {
	// jsdom has neither.
	const Notification = {
		permission: 'default',
		requestPermission: async () => {
			done.push('asked');
			return 'granted';
		},
	};
	Object.assign(window, { Notification, stop: () => done.push('stopped') });
	asRemote = await codeOfRemote(
		REMOTE,
		'{ asks: () => Notification.requestPermission(), stops: () => window.stop() }',
	);
	(await import('./forAll.ts')).keepForAll();
});
beforeEach(() => {
	done.length = 0;
	noted.length = 0;
});

test('no page asks for notifications by itself, nor ends what all load; the shell does both', async () => {
	expect(await asRemote.asks()).toBe('default');
	asRemote.stops();
	expect(done).toEqual([]);
	expect(noted).toEqual([
		`${REMOTE}: the question for notifications was not asked: nobody had clicked`,
		`${REMOTE}: window.stop was not done: it ends the requests of all`,
	]);
	expect(await Notification.requestPermission()).toBe('granted');
	window.stop();
	expect(done).toEqual(['asked', 'stopped']);
});

test('a page asks for notifications where somebody clicked in it', async () => {
	const button = document.createElement('button');
	button.setAttribute(MARK, REMOTE);
	const click = { type: 'click', isTrusted: true, target: button };
	const event = jest.spyOn(window, 'event', 'get').mockReturnValue(click as never);
	expect(await asRemote.asks()).toBe('granted');
	event.mockRestore();
	expect(done).toEqual(['asked']);
});
