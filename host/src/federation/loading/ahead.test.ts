import { anEntry, aRegistry, HASH } from '../../testing/registry.ts';
import { refusalOf } from '../registry/gate.ts';
import { useRegistry } from '../registry/store.ts';
import { fetchPageAhead } from './ahead.ts';

const fetched: string[] = [];
jest.mock('../integrity/signed.ts', () => ({
	// None of them comes.
	fetchSigned: (_entry: unknown, file: string) => {
		fetched.push(file);
		return new Promise(() => undefined);
	},
}));
jest.mock('../registry/proofs.ts', () => ({
	proveHost: async () => undefined,
	proveApi: async () => undefined,
}));
jest.mock('../registry/gate.ts', () => ({ refusalOf: jest.fn() }));

const PAGE = 'assets/page.js';
const title = { fr: 'Une', en: 'One', de: 'Eine' };
const entry = anEntry({
	manifest: {
		routes: [{ id: 'one.list', path: '/dashboard/one/list', permission: null, title }],
		pages: { [PAGE]: ['one.list'], 'assets/other.js': ['one.edit'] },
	},
});

beforeEach(() => {
	fetched.length = 0;
	history.replaceState(null, '', '/dashboard/one/list');
	useRegistry.setState({
		registry: aRegistry({ 'remote-one': entry }),
		load: async () => undefined,
	});
});
/** Of what is asked for as long as nothing comes. */
const asked = async () => {
	void fetchPageAhead();
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
	return fetched;
};

test('the page’s own code is asked for beside what its remote begins with, not once that is there', async () => {
	expect(await asked()).toEqual([entry.manifest.entry, PAGE]);
	expect(entry.manifest.assets).toEqual({ [entry.manifest.entry]: HASH });
});

test('of a build that may not run here nothing is asked for', async () => {
	jest.mocked(refusalOf).mockReturnValueOnce({ reason: 'killed', because: 'broken' } as never);
	expect(await asked()).toEqual([]);
});
