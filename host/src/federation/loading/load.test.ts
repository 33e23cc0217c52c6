import { anEntry } from '../../testing/registry.ts';
import { loadRemoteModule } from './load.ts';
import { pin } from './running.ts';

jest.mock('./runtime.ts', () => ({
	runtime: { registerRemotes: () => undefined, loadRemote: () => new Promise(() => undefined) },
}));
jest.mock('../containment/guard.ts', () => ({ contain: async () => undefined }));

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
