import { offersApi } from '@borlette/shared/contract/config';
import { expectConsoleError, fakeApi, waitFor } from '@borlette/shared/testing';
import { useApiOffer } from './apiOffer.ts';
import { proveOwnCalls, useOwnProblems } from './ownCalls.ts';

Object.assign(globalThis, { __API_DIGEST__: 'today' });

const answers = (name: string) => ({
	is: { fns: [{ in: [{ props: {} }], optional: 0, out: { props: { [name]: { is: 'string' } } } }] },
	types: [],
});
jest.mock(
	'host-uses',
	() => ({
		__esModule: true,
		default: {
			calls: { 'GET /me': 'm1', 'GET /settings': 's1' },
			permissions: [],
			shapes: { calls: { 'GET /me': answers('role') } },
		},
	}),
	{ virtual: true },
);

const offer = {
	digest: 'other',
	calls: { 'GET /me': 'm1', 'GET /settings': 's1' },
	permissions: [],
};
beforeEach(() => useOwnProblems.setState([], true));

test('an API that has what the host calls is no problem', async () => {
	await proveOwnCalls(offer);
	expect(useOwnProblems.getState()).toEqual([]);
});

test('what the host itself calls and the API lacks is named when the page starts', async () => {
	expectConsoleError(/does not fit the API: GET \/settings is gone/);
	expectConsoleError(/does not fit the API: GET \/me role is gone/);
	const api = fakeApi();
	api.on(offersApi.read, () => ({ ...offer, calls: { 'GET /me': 'm2' } }));
	api.on(offersApi.shapes, () => ({ calls: { 'GET /me': answers('name') }, access: {} }) as never);
	await useApiOffer.getState().ask();
	await waitFor(() => expect(useOwnProblems.getState()).toHaveLength(2));
	expect(useOwnProblems.getState().map(({ part, problem }) => `${part} ${problem}`)).toEqual([
		'GET /settings is gone',
		'GET /me role is gone',
	]);
});

test('the API that it was built with is not looked at', async () => {
	useOwnProblems.setState([{ with: 'api', part: 'GET /me', problem: 'is gone' }], true);
	await proveOwnCalls({ ...offer, digest: 'today', calls: {} });
	expect(useOwnProblems.getState()).toEqual([]);
});
