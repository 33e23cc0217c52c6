import { anEntry } from '../../testing/registry.ts';
import { early } from '../watch/early.ts';
import { atWork } from '../watch/freeze/atWork.ts';
import { countBy, type Happening } from '../watch/happened.ts';
import { noteLoadFailure } from './failures.ts';
import { loadRemoteModule } from './load.ts';
import { pin } from './running.ts';

jest.mock('./runtime.ts', () => ({
	runtime: { registerRemotes: () => undefined, loadRemote: () => new Promise(() => undefined) },
}));
jest.mock('../containment/guard.ts', () => ({
	contain: async () => undefined,
	evaluates: () => undefined,
}));

/** What a page tells of a build that does not answer. */
async function toldOf(name: string, entry = anEntry()) {
	jest.useFakeTimers();
	const heard: Happening[] = [];
	countBy((happening) => heard.push(happening));
	pin(name, { entry, wanted: entry.url });
	loadRemoteModule(name).catch((error: unknown) => noteLoadFailure(entry, error));
	await jest.advanceTimersByTimeAsync(6_000);
	jest.useRealTimers();
	return heard;
}

test('a build whose code does not come in time is late by the network: that fails no visit to it', async () => {
	const script = document.createElement('script');
	script.src = `${anEntry().url}assets/1.js`;
	document.head.append(script);
	expect(await toldOf('remote-slow')).toMatchObject([{ kind: 'load', isNetwork: true }]);
	script.remove();
	expect(await toldOf('remote-mute')).toMatchObject([{ kind: 'load', isNetwork: false }]);
});

test('a further try of a build that says nothing ends too', async () => {
	jest.useFakeTimers();
	const entry = anEntry();
	pin('remote-one', { entry, wanted: entry.url });
	const ended = jest.fn();
	loadRemoteModule('remote-one').catch(ended);
	await jest.advanceTimersByTimeAsync(6_000);
	expect(ended).toHaveBeenCalledWith(
		expect.objectContaining({ message: 'remote-one did not answer within 6 s.' }),
	);
	jest.useRealTimers();
});

test('what begins of a remote is called by the page that it is for, until it waits for something', async () => {
	jest.useFakeTimers();
	early.later = setTimeout;
	const title = (text: string) => ({ fr: text, en: text, de: text });
	const routes = [{ id: 'first', path: '/first', permission: null, title: title('Its first') }];
	const entry = anEntry({ manifest: { routes } });
	pin('remote-called', { entry, wanted: entry.url });
	loadRemoteModule('remote-called', title('Pointed at')).catch(() => undefined);
	await jest.advanceTimersByTimeAsync(5_999);
	expect(atWork()?.title.fr).toBe('Pointed at');
	await jest.advanceTimersByTimeAsync(1);
	expect(atWork()).toBeUndefined();
	jest.useRealTimers();
});
