import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configApi } from '@borlette/shared/contract/config';
import { API_FEATURES } from '@borlette/shared/contract/features';
import { useTestApi } from '../../testing/test-api.ts';

const contact = { phone: '+50934567890', email: undefined };
const api = useTestApi({ contact });
const CONTRACT = dirname(require.resolve('@borlette/shared/contract'));

test('tells anybody which features it has, and lets the answer be kept for a while', async () => {
	const answer = await api.app.inject({ url: '/api/features' });
	expect(answer.statusCode).toBe(200);
	expect(answer.json()).toEqual({ features: API_FEATURES });
	expect(answer.headers['cache-control']).toBe('public, max-age=30');
});

test('tells anybody how the provider is reached, as far as it says', async () => {
	const { body } = await api.call({ token: undefined }, configApi.read, {});
	expect(body.contact_phone).toBe('+50934567890');
	expect(body).not.toHaveProperty('contact_email');
});

test('every file of calls in the contract is a feature, and every feature one of them', () => {
	const served = new Set<unknown>(api.app.endpoints);
	const holdsCalls = (file: string) => {
		const groups = Object.values(require(join(CONTRACT, file)) as object);
		return groups.some((group) => Object.values(group ?? {}).some((each) => served.has(each)));
	};
	const files = readdirSync(CONTRACT).filter((file) => file.endsWith('.ts') && holdsCalls(file));
	expect(Object.keys(API_FEATURES).sort()).toEqual(
		files.map((file) => file.replace(/\.ts$/, '')).sort(),
	);
});
