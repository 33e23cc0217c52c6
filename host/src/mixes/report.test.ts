import { call } from '@borlette/shared/api';
import { agentApi } from '@borlette/shared/contract/agent';
import { useSession } from '@borlette/shared/session';
import { aUser, fakeApi, Refusal } from '@borlette/shared/testing';
import { useRegistry } from '../federation/registry/store.ts';
import { useFaults } from '../federation/watch/faults.ts';
import { reportOf } from './report.ts';
import { useMix } from './store.ts';

const entry = (version: string, build: string) => ({ version, build }) as never;

beforeEach(() => {
	localStorage.setItem('accessToken', 'a-secret-token');
	useSession.setState({ status: 'authenticated', user: aUser({ role: 'company' }) });
	window.history.replaceState(null, '', '/dashboard/agent/list?q=Rose');
	useMix.setState({
		changes: [{ remote: 'remote-two', build: '2.1.0-bbbbbb', instead: '2.0.0-aaaaaa' }],
		obstacles: [],
	});
	useRegistry.setState({
		failure: undefined,
		registry: {
			channel: 'staging',
			revision: 7,
			remotes: { 'remote-one': entry('1.0.0', 'aaaaaa'), 'remote-two': entry('2.1.0', 'bbbbbb') },
		} as never,
	});
});

test('a report names everything that ran, with a link that opens the very same', () => {
	const report = JSON.parse(reportOf({ remote: 'remote-two', error: new Error('it broke') }));
	expect(report).toMatchObject({
		page: '/dashboard/agent/list',
		remote: 'remote-two',
		error: { name: 'Error', message: 'it broke' },
		channel: 'staging',
		revision: 7,
		mix: [{ remote: 'remote-two', build: '2.1.0-bbbbbb', instead: '2.0.0-aaaaaa' }],
		remotes: { 'remote-one': '1.0.0-aaaaaa', 'remote-two': '2.1.0-bbbbbb' },
		userAgent: navigator.userAgent,
		link: 'http://localhost/dashboard/agent/list?revision=7&mix=remote-one@1.0.0-aaaaaa,remote-two@2.1.0-bbbbbb',
	});
});

test('it names the last failed calls by what the server’s log knows, without their values', async () => {
	fakeApi().on(agentApi.one, () => {
		throw new Refusal('not_found');
	});
	await call(agentApi.one, { params: { agentId: 'rose-toussaint' } }).catch(() => undefined);
	const text = reportOf();
	expect(JSON.parse(text).failedCalls[0]).toMatchObject({
		call: 'GET /api/companies/agent/:agentId',
		code: 'not_found',
		status: 404,
	});
	expect(text).not.toContain('rose-toussaint');
});

test('no token, no name and no value of an address leaves the page', () => {
	const error = new Error('GET http://localhost/api/x?q=Mirlande&t=a-secret-token failed');
	const text = reportOf({ error });
	const { user } = useSession.getState();
	for (const secret of ['a-secret-token', 'Mirlande', 'Rose', user?.username, user?.last_name]) {
		expect(text).not.toContain(secret);
	}
});

test('nor of an address in a stack, nor what an error that nobody saw quotes', () => {
	const error = new Error('broke');
	const frame = 'at save (http://localhost/remotes/one.js?q=Mirlande:1:2)';
	error.stack = `Error: broke\n    ${frame}`;
	const fault = { kind: 'error', name: 'Error', title: undefined, times: 1, at: 0 };
	useFaults.setState({
		recent: [{ ...fault, message: 'no agent "Rose"', stack: [frame] } as never],
	});
	const report = JSON.parse(reportOf({ error }));
	expect(report.error.stack.join()).toMatch(/at save \(http:\/\/localhost\/remotes\/one\.js\?…/);
	expect(report.recentErrors).toMatchObject([
		{ kind: 'error', message: expect.stringMatching(/no agent/) },
	]);
	expect(JSON.stringify(report)).not.toMatch(/Mirlande|Rose/);
	useFaults.setState({ recent: [] });
});

test('why the registry did not come is told', () => {
	useRegistry.setState({ failure: new Error('no answer within 6 s.') });
	expect(JSON.parse(reportOf()).registry).toMatchObject({ message: 'no answer within 6 s.' });
});
