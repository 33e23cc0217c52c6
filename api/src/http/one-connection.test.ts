import type { Endpoint } from '@borlette/shared/contract';
import { IDS } from '../tools/testing/ids.ts';
import { sampleOf } from '../tools/testing/samples.ts';
import { requestOf, useTestApi } from '../tools/testing/test-api.ts';

const api = useTestApi({ posPackage: { file: __filename, version: '1' } });

/** They end the sign-in that the test goes on with, or have no end. */
const APART = ['POST /api/user/auth/logout', 'GET /api/companies/events'];
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Input that the contract takes; of ids that are known where any are asked for. */
const inputOf = ({ input: { params, query, body } }: Endpoint) => ({
	...(params && { params: sampleOf(params) as object }),
	...(query && { query: {} }),
	...(body && { body: sampleOf(body) as object }),
});

test('no call asks for a connection while it holds one', async () => {
	const greedy: string[] = [];
	const reached: string[] = [];
	for (const endpoint of api.app.endpoints) {
		if (endpoint.access === 'agent' || APART.includes(nameOf(endpoint))) continue;
		for (const company of [IDS.companyA, undefined]) {
			const request = requestOf(endpoint, inputOf(endpoint), await api.tokenOf('root', company));
			const { status, failure } = await api.inject(request);
			// SecondConnection is a mistake of ours, and nothing else here is one.
			if (failure?.code === 'internal') greedy.push(nameOf(endpoint));
			if (status !== 401 && status !== 403) reached.push(nameOf(endpoint));
		}
	}
	expect(greedy).toEqual([]);
	expect(reached.length).toBeGreaterThan(150);
});
