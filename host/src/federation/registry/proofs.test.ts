import { offersApi } from '@borlette/shared/contract/config';
import type { RegistryEntry } from '@borlette/shared/federation';
import { fakeApi } from '@borlette/shared/testing';
import { useApiOffer } from './apiOffer.ts';
import { proveApi, proveHost, useProofs } from './proofs.ts';

Object.assign(globalThis, { __HOST_DIGEST__: 'today' });

const takes = (name: string) => ({
	is: { fns: [{ in: [{ props: { [name]: { is: 'string' } } }], optional: 0, out: 'undefined' }] },
	types: [],
});
const answers = (name: string) => ({
	is: { fns: [{ in: [{ props: {} }], optional: 0, out: { props: { [name]: { is: 'string' } } } }] },
	types: [],
});

jest.mock(
	'host-offer',
	() => ({
		__esModule: true,
		default: { doors: { ui: { Box: 'b1', Button: 'b2' } }, icons: [], slots: [] },
	}),
	{ virtual: true },
);
jest.mock(
	'host-shapes',
	() => ({ __esModule: true, default: { doors: { ui: { Button: takes('label') } } } }),
	{
		virtual: true,
	},
);

const OFFER = { digest: 'api2', calls: { 'GET /agent': 'a2' }, permissions: [] };
const entryThat = (uses: object) =>
	({
		url: '/remotes/a/1/',
		manifest: {
			name: 'a',
			uses: {
				...{ host: 'before', api: 'before', icons: [], slots: [], permissions: [] },
				...{
					parts: { file: 'parts.json', integrity: 'p' },
					shapes: { file: 'shapes.json', integrity: 's' },
				},
				...uses,
			},
		},
	}) as unknown as RegistryEntry;

const files: Record<string, unknown> = {};
const fetched: string[] = [];
beforeEach(() => {
	useProofs.setState({}, true);
	useApiOffer.setState({ offer: OFFER });
	fetched.length = 0;
	globalThis.fetch = jest.fn(async (address: string, { integrity }: RequestInit) => {
		fetched.push(`${address} ${integrity}`);
		return { ok: true, json: async () => files[address] };
	}) as never;
});
const proof = () => useProofs.getState()['/remotes/a/1/'];
const build = (doors: object, calls: object, shapes: object) => {
	files['/remotes/a/1/parts.json'] = { doors, calls };
	files['/remotes/a/1/shapes.json'] = shapes;
};

test('a build made with this host and this API fits without anything being fetched', async () => {
	const entry = entryThat({ host: 'today', api: 'api2' });
	await Promise.all([proveHost(entry), proveApi(entry)]);
	expect(proof()).toEqual({ host: [], api: [], apiDigest: 'api2' });
	expect(fetched).toEqual([]);
});

test('another host with the same exports fits by their hashes; types are not fetched', async () => {
	build({ ui: { Box: 'b1' } }, {}, {});
	await proveHost(entryThat({}));
	expect(proof()?.host).toEqual([]);
	expect(fetched).toEqual(['/remotes/a/1/parts.json p']);
});

test('an export that is gone, an icon that is gone and one that takes something else are named', async () => {
	build({ ui: { Toast: 't1', Button: 'b1' } }, {}, { doors: { ui: { Button: takes('text') } } });
	await proveHost(entryThat({ icons: ['jackpot'] }));
	expect(proof()?.host).toEqual([
		{ with: 'host', part: 'Toast of the door ui', problem: 'is gone' },
		{ with: 'host', part: 'the icon jackpot', problem: 'is gone' },
		{ with: 'host', part: 'Button of the door ui', problem: 'label is needed now' },
	]);
	expect(fetched).toContain('/remotes/a/1/shapes.json s');
});

test('a field that the API lost is named, and asked again when the API is another one', async () => {
	build({}, { 'GET /agent': 'a1' }, { calls: { 'GET /agent': answers('balance') } });
	fakeApi().on(offersApi.shapes, () => ({ calls: { 'GET /agent': answers('id') } }) as never);
	await proveApi(entryThat({}));
	expect(proof()?.api).toEqual([{ with: 'api', part: 'GET /agent', problem: 'balance is gone' }]);
	useApiOffer.setState({ offer: { ...OFFER, digest: 'before' } });
	await proveApi(entryThat({}));
	expect(proof()?.api).toEqual([]);
});

test('while the API is out of reach nothing is held against a build', async () => {
	jest.spyOn(console, 'warn').mockImplementation(() => undefined);
	useApiOffer.setState({ offer: null, ask: async () => undefined });
	await proveApi(entryThat({}));
	expect(proof()).toBeUndefined();
});
