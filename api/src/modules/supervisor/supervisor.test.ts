import { passwordApi } from '@borlette/shared/contract/account';
import { authApi } from '@borlette/shared/contract/auth';
import { supervisorApi } from '@borlette/shared/contract/supervisor';
import { surcussaleApi } from '@borlette/shared/contract/surcussale';
import { IDS } from '../../tools/testing/ids.ts';
import { stopClocks } from '../../tools/testing/stop-clocks.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
afterEach(() => jest.restoreAllMocks());

const editable = {
	first_name: 'Nadège',
	last_name: 'Pierre',
	phone: '+50937112233',
	commission: 150,
};
const created = async (username: string) => {
	const answer = await api.call('adminA', supervisorApi.create, {
		body: { ...editable, username, password: 'a long password' },
	});
	expect(answer.status).toBe(200);
	return answer.body;
};

test('an added supervisor signs in and may read what the role may', async () => {
	const added = await created('nadege');
	expect(added).toMatchObject({ surcussales: 0, is_active: true, version: 1 });
	const login = await api.call({ token: undefined }, authApi.login, {
		body: { username: 'nadege', password: 'a long password' },
	});
	expect(login.body).toMatchObject({ role: 'supervisor', user: { companyname: 'Company A' } });
	const own = { token: login.body.accessToken };
	await api.call(own, passwordApi.choose, { body: { password: 'quatre mots bien longs' } });
	expect((await api.call(own, surcussaleApi.list, { query: {} })).body).toEqual([]);
});

test('a username that anybody of any company has is taken', async () => {
	const { status, failure } = await api.call('adminA', supervisorApi.create, {
		body: { ...editable, username: 'ADMINB', password: 'a long password' },
	});
	expect([status, failure.fields]).toEqual([422, { username: { code: 'taken' } }]);
});

test('who tries one name after another has to wait, and keeps nobody else waiting', async () => {
	stopClocks();
	const guess = (as: 'adminA' | 'adminB', username: string) =>
		api.call(as, supervisorApi.create, {
			body: { ...editable, username, password: 'a long password' },
		});
	const codes: string[] = [];
	for (let count = 0; count < 6; count += 1)
		codes.push((await guess('adminB', 'adminA')).failure.code);
	expect(codes.at(0)).toBe('validation_failed');
	expect(codes.at(-1)).toBe('too_many_requests');
	expect((await guess('adminB', 'no-such-name')).failure.code).toBe('too_many_requests');
	expect((await guess('adminA', 'not-guessing')).status).toBe(200);
});

test('a blocked supervisor is signed out by the next call', async () => {
	const { id } = await created('blocked');
	const login = await api.call({ token: undefined }, authApi.login, {
		body: { username: 'blocked', password: 'a long password' },
	});
	const blocked = await api.call('adminA', supervisorApi.update, {
		body: { ...editable, id, version: 1, is_active: false },
	});
	expect(blocked.body).toMatchObject({ is_active: false, version: 2 });
	const { failure } = await api.call({ token: login.body.accessToken }, surcussaleApi.list, {
		query: {},
	});
	expect(failure.code).toBe('account_blocked');
});

test('a stale version changes neither the rate nor the person', async () => {
	const { id } = await created('stale');
	await api.call('adminA', supervisorApi.update, { body: { ...editable, id, version: 1 } });
	const { status, failure } = await api.call('adminA', supervisorApi.update, {
		body: { ...editable, id, version: 1, last_name: 'Other', commission: 9 },
	});
	expect(status).toBe(412);
	expect(failure.current).toMatchObject({ last_name: 'Pierre', commission: 150 });
});

test('one with a surcussale cannot be deleted, one without is gone and cannot sign in', async () => {
	const { failure } = await api.call('adminA', supervisorApi.remove, {
		body: { id: IDS.supervisorA },
	});
	expect(failure.code).toBe('in_use');
	const { id } = await created('leaving');
	expect((await api.call('adminA', supervisorApi.remove, { body: { id } })).status).toBe(200);
	const login = await api.call({ token: undefined }, authApi.login, {
		body: { username: 'leaving', password: 'a long password' },
	});
	expect(login.failure.code).toBe('invalid_credentials');
});
