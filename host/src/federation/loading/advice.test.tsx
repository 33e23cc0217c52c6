import type { RegistryEntry } from '@borlette/shared/federation';
import { page } from '@borlette/shared/session';
import { renderScreen, screen, waitFor } from '@borlette/shared/testing';
import { later } from '@borlette/shared/ui';
import { allowBuild } from '../integrity/integrity.ts';
import type { JudgedRegistry } from '../registry/judged.ts';
import { useRegistry } from '../registry/store.ts';
import { recoverParts } from './advice.ts';
import { pin } from './running.ts';

const entry = (build: string) =>
	({
		url: `/remotes/remote-one/${build}/`,
		killed: [],
		manifest: { name: 'remote-one', version: '1.0.0', build, assets: {} },
	}) as unknown as RegistryEntry;
const GONE = entry('gone');

let reload: jest.SpyInstance;
const fetched = jest.fn<Promise<{ ok: boolean; status: number }>, unknown[]>();
const read = jest.fn(async () => undefined);
let revision = 1;

/** The channel names this build by now, and what is under way was asked for before; the file of the part is answered so. */
function released(build: string, status: number) {
	const registry = {
		revision: ++revision,
		channel: 'production',
		remotes: { 'remote-one': entry(build) },
	} as unknown as JudgedRegistry;
	read.mockImplementation(async () => {
		useRegistry.setState({ registry });
	});
	useRegistry.setState({ load: async () => undefined, again: read } as never);
	fetched.mockResolvedValue({ ok: false, status });
	Object.assign(globalThis, { fetch: fetched });
}

beforeAll(() => {
	recoverParts();
	allowBuild(GONE);
	pin('remote-one', { entry: GONE, wanted: GONE.url });
});
beforeEach(() => {
	reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
	read.mockClear();
});

/** A page of the build that was taken away, parts of which were not loaded yet; somebody types meanwhile. */
async function open({ parts = 1, typed = '' } = {}) {
	const failure = Object.assign(new Error('Loading chunk part failed.'), {
		name: 'ChunkLoadError',
		request: `${window.location.origin}${GONE.url}assets/part.js`,
	});
	let miss = () => {};
	const missed = new Promise<never>((_, reject) => {
		miss = () => reject(failure);
	});
	const Parts = Array.from({ length: parts }, () => later(() => missed));
	const { user } = await renderScreen(
		<main>
			<label>
				Note
				<input />
			</label>
			{Parts.map((Part, index) => (
				<Part key={index} />
			))}
		</main>,
	);
	if (typed) await user.type(screen.getByLabelText('Note'), typed);
	miss();
	const buttons = await screen.findAllByRole('button', { name: 'Réessayer' });
	expect(buttons).toHaveLength(parts);
	return { user, buttons };
}

const settled = () => new Promise(process.nextTick);

test('a late part that a deploy took away loads the page anew, onto the build that the channel names', async () => {
	released('new', 404);
	await open();
	await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('where somebody typed the page waits for the button, however many parts were taken away', async () => {
	released('new', 404);
	const { user, buttons } = await open({ parts: 2, typed: 'à vérifier' });
	await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
	await settled();
	expect(reload).not.toHaveBeenCalled();
	await user.click(buttons[0] as HTMLElement);
	await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('where the channel names no other build the page stays', async () => {
	released('gone', 404);
	await open();
	await waitFor(() => expect(read).toHaveBeenCalled());
	await waitFor(() => expect(fetched).toHaveBeenCalled());
	expect(reload).not.toHaveBeenCalled();
});

test('where the network failed nothing is loaded anew', async () => {
	released('new', 503);
	fetched.mockClear();
	await open();
	await waitFor(() => expect(fetched).toHaveBeenCalled());
	expect(read).not.toHaveBeenCalled();
	expect(reload).not.toHaveBeenCalled();
});
