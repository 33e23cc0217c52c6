import { type AgentDevice, agentApi, agentDeviceApi } from '@borlette/shared/contract/agent';
import { posApi } from '@borlette/shared/contract/pos';
import { sql } from 'kysely';
import { IDS } from '../../tools/testing/ids.ts';
import { useTestApi } from '../../tools/testing/test-api.ts';

const api = useTestApi();
const password = 'a long password';

let agentId: string;
beforeAll(async () => {
	const { body } = await api.call('adminA', agentApi.create, {
		body: {
			first_name: 'Guerline',
			last_name: 'Mésidor',
			phone: '+50937112233',
			surcussale_id: IDS.surcussaleA,
			commission: 1000,
			device_id: '',
			username: 'guerline',
			password,
		},
	});
	agentId = body.id;
});

const signIn = (device_id: string) =>
	api.call({ token: undefined }, posApi.login, {
		body: { company: 'AAA', username: 'guerline', password, device_id },
	});
const devices = async () =>
	(await api.call('adminA', agentDeviceApi.list, { params: { agentId } })).body;
const unbind = (person: 'adminA' | 'supervisorA' | 'adminB' = 'adminA') =>
	api.call(person, agentDeviceApi.unbind, { body: { id: agentId } });

test('a lost terminal is taken away: it is signed out, and the next one is bound', async () => {
	expect(await devices()).toEqual([]);
	const token = (await signIn('POS-1')).body.accessToken;
	const [bound] = (await devices()) as [AgentDevice];
	expect(bound).toMatchObject({ device_id: 'POS-1', is_bound: true });
	expect(Date.parse(bound.signed_in_until ?? '')).toBeGreaterThan(Date.now());
	expect((await signIn('POS-2')).failure.code).toBe('device_refused');

	const { body } = await unbind();
	expect(body).toMatchObject({ device_id: '', version: 3 });
	expect((await api.call({ token }, posApi.catalogue, {})).status).toBe(401);
	expect((await signIn('POS-2')).status).toBe(200);
	expect(
		(await devices()).map(({ device_id, is_bound, signed_in_until }) => [
			device_id,
			is_bound,
			signed_in_until !== null,
		]),
	).toEqual([
		['POS-2', true, true],
		['POS-1', false, false],
	]);
});

test('taking it away stands in the trail, and a second time changes nothing', async () => {
	await unbind();
	const again = await unbind();
	expect(again.status).toBe(200);
	const { rows } = await sql<{ before: { device_id: string } | null }>`
		SELECT before FROM audit_entries
		WHERE object_id = ${agentId} AND action = 'update' ORDER BY seq DESC`.execute(api.owner);
	expect(rows.map(({ before }) => before?.device_id)).toEqual(['POS-2', 'POS-1']);
});

test('a form that was opened before the first sign-in does not take the terminal away', async () => {
	const { version, ...agent } = (await unbind()).body;
	const { id, first_name, last_name, phone, surcussale_id, commission, device_id } = agent;
	await signIn('POS-3');
	const late = await api.call('adminA', agentApi.update, {
		body: { id, version, first_name, last_name, phone, surcussale_id, commission, device_id },
	});
	expect(late.failure.code).toBe('version_conflict');
	expect((await devices())[0]).toMatchObject({ device_id: 'POS-3', is_bound: true });

	// By signing in again nothing of the agent changes.
	await signIn('POS-3');
	const { body: now } = await api.call('adminA', agentApi.one, { params: { agentId } });
	expect(now.version).toBe(version + 1);
});

test('a terminal that was given but never used is shown as such', async () => {
	const { version, ...agent } = (await unbind()).body;
	const { id, first_name, last_name, phone, surcussale_id, commission } = agent;
	await api.call('adminA', agentApi.update, {
		body: {
			...{ id, version, first_name, last_name, phone, surcussale_id, commission },
			device_id: 'POS-9',
		},
	});
	expect((await devices())[0]).toEqual({
		device_id: 'POS-9',
		is_bound: true,
		first_used_at: null,
		last_used_at: null,
		signed_in_until: null,
	});
});

test('a terminal in whose place another is given is signed out', async () => {
	await unbind();
	const token = (await signIn('POS-10')).body.accessToken;
	const { body: now } = await api.call('adminA', agentApi.one, { params: { agentId } });
	const { id, version, first_name, last_name, phone, surcussale_id, commission } = now;
	await api.call('adminA', agentApi.update, {
		body: {
			...{ id, version, first_name, last_name, phone, surcussale_id, commission },
			device_id: 'POS-11',
		},
	});
	expect((await api.call({ token }, posApi.catalogue, {})).status).toBe(401);
});

test('nobody reaches an agent of another company or of another supervisor', async () => {
	expect((await unbind('adminB')).status).toBe(404);
	await sql`INSERT INTO user_permissions VALUES (${IDS.otherSupervisorA}, 'change_agent')`.execute(
		api.owner,
	);
	const foreign = await api.call('otherSupervisorA', agentDeviceApi.list, { params: { agentId } });
	expect(foreign.status).toBe(404);
	expect((await unbind('supervisorA')).status).toBe(403);
});
