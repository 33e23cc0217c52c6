import { renderScreen, screen } from '@borlette/shared/testing';
import { anEntry } from '../../testing/registry.ts';
import { RemoteRefused, RemoteSetAside } from '../loading/failures.ts';
import { NetworkFailure, TooSlow } from '../registry/retry.ts';
import { countBy, type Happening } from '../watch/happened.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

jest.mock('../loading/advice.ts', () => ({ adviceFor: async () => undefined }));
jest.mock('../watch/reportFault.ts', () => ({ reportFault: () => undefined }));

const heard: Happening[] = [];
beforeAll(() => countBy((happening) => heard.push(happening)));
beforeEach(() => {
	heard.length = 0;
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function Failing({ error }: { error: unknown }): never {
	throw error;
}
async function show(error: unknown) {
	await renderScreen(
		<RemoteBoundary remote="remote-one" entry={anEntry()} title="Page" onRetry={() => undefined}>
			<Failing error={error} />
		</RemoteBoundary>,
	);
	expect(screen.getByRole('alert')).toBeVisible();
}

test.each([
	['the network', new NetworkFailure('no way')],
	['a slow network', new TooSlow('6 s')],
	['a chunk that did not come', Object.assign(new Error(''), { name: 'ChunkLoadError' })],
	['a build that is withdrawn', new RemoteRefused('remote-one', { reason: 'killed', because: '' })],
	['a build that was set aside', new RemoteSetAside('1.0.0-a', '/remotes/remote-one/')],
])('what %s keeps from being shown fails no visit to its build', async (_what, error) => {
	await show(error);
	expect(heard).toEqual([]);
});

test('what its own code throws does', async () => {
	await show(new TypeError('thrown in render'));
	expect(heard).toMatchObject([{ kind: 'page', isPresumed: false }]);
});
