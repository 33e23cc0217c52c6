import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configApi, healthApi } from '@borlette/shared/contract/config';
import { useTestApi } from '../../tools/testing/test-api.ts';

const contact = { phone: '+50934567890', email: undefined };
const api = useTestApi({ contact });
const SHARED = join(dirname(require.resolve('@borlette/shared/contract')), '../..');

test('tells anybody what it offers, and lets the answer be kept for a while', async () => {
	const answer = await api.app.inject({ url: '/api/offers' });
	expect(answer.statusCode).toBe(200);
	expect(answer.headers['cache-control']).toBe('public, max-age=30');
	const { calls } = answer.json() as { calls: Record<string, string> };
	expect(Object.keys(calls)).toContain('GET /api/companies/list-agent');
	const shapes = await api.app.inject({ url: '/api/offers/shapes' });
	expect(Object.keys(shapes.json().calls)).toEqual(Object.keys(calls));
});

test('tells anybody how the provider is reached, as far as it says', async () => {
	const { body } = await api.call({ token: undefined }, configApi.read, {});
	expect(body.contact_phone).toBe('+50934567890');
	expect(body).not.toHaveProperty('contact_email');
	expect(body).not.toHaveProperty('demo');
});

test('offers what builds find in the contract: every call of it has a route, by the same hash', async () => {
	// As a build does it: the contract's files are run by Node itself, which Jest stands in the way of.
	const script = `import { offersOfApi } from '@borlette/shared/config/proof/offers.mjs';
		console.log(JSON.stringify((await offersOfApi(${JSON.stringify(SHARED)})).list));`;
	const args = ['--input-type=module', '--eval', script];
	const inContract = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
	expect((await api.app.inject({ url: '/api/offers' })).json()).toEqual(inContract);
});

test('what runs is told by the version of the product', async () => {
	const { version } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8'));
	for (const { path } of [healthApi.ready, healthApi.live])
		expect((await api.app.inject({ url: path })).json()).toMatchObject({ status: 'ok', version });
});
