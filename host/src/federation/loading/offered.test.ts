import type { RegistryEntry, RouteMeta } from '@borlette/shared/federation';
import { useScreens } from '@borlette/shared/screens';
import type { JudgedRegistry } from '../registry/judged.ts';
import { useProofs } from '../registry/proofs.ts';
import { useRegistry } from '../registry/store.ts';
import { followScreens } from './offered.ts';
import { useRunning } from './running.ts';

const title = { fr: 'x', en: 'x', de: 'x' };
const route = (id: string, path = `/dashboard/${id}`): RouteMeta => ({
	id,
	path,
	permission: null,
	title,
});
function entry(name: string, build: string, routes: RouteMeta[], more = {}): RegistryEntry {
	const manifest = {
		name,
		version: '1.0.0',
		build,
		shared: {},
		routes,
		menu: [],
		...more,
	};
	const url = `/remotes/${name}/${build}/`;
	return { url, version: '1.0.0', build, killed: [], manifest } as unknown as RegistryEntry;
}
const ADMIN = entry('remote-admin', 'a', [route('agent.list'), route('agent.new')]);
const REPORTS = entry('remote-reports', 'r', [route('dashboard.home', '/dashboard/app')]);

const registry = (...entries: RegistryEntry[]) =>
	useRegistry.setState({
		registry: {
			remotes: Object.fromEntries(entries.map((each) => [each.manifest.name, each])),
		} as unknown as JudgedRegistry,
	});
const names = () => Object.keys(useScreens.getState());

beforeAll(followScreens);
beforeEach(() => {
	useRunning.setState({}, true);
	useProofs.setState({}, true);
	registry(ADMIN, REPORTS);
});

test('links lead to the pages of the registry, and follow it', () => {
	expect(names()).toEqual(['agent.list', 'agent.new', 'dashboard.home']);
	expect(useScreens.getState()['dashboard.home']?.path).toBe('/dashboard/app');
	registry(ADMIN);
	expect(names()).toEqual(['agent.list', 'agent.new']);
	registry(entry('remote-admin', 'b', [route('agent.list', '/dashboard/sellers')]), REPORTS);
	expect(useScreens.getState()['agent.list']?.path).toBe('/dashboard/sellers');
	expect(names()).toEqual(['agent.list', 'dashboard.home']);
});

test('a build that runs in this page keeps its own pages', () => {
	useRunning.setState({ 'remote-admin': { entry: ADMIN, wanted: ADMIN.url } });
	registry(
		entry('remote-admin', 'b', [route('agent.list', '/dashboard/sellers'), route('agent.old')]),
	);
	expect(useScreens.getState()['agent.list']?.path).toBe('/dashboard/agent.list');
	expect(names()).toContain('agent.old');
});

test('a killed build offers none, whether it runs or not', () => {
	const kill = { version: '1.0.0', build: 'a', reason: 'x', at: '' };
	registry({ ...ADMIN, killed: [kill] }, REPORTS);
	expect(names()).toEqual(['dashboard.home']);
	useRunning.setState({ 'remote-admin': { entry: ADMIN, wanted: ADMIN.url } });
	expect(names()).toEqual(['dashboard.home']);
});

test('a build that does not fit offers none, once that is known', () => {
	expect(names()).toContain('agent.list');
	const problem = { with: 'api' as const, part: 'agent.list', problem: 'is not offered' };
	useProofs.setState({ [ADMIN.url]: { api: [problem] } });
	expect(names()).toEqual(['dashboard.home']);
});

test('a build that runs keeps its pages where the one after it does not fit', () => {
	useRunning.setState({ 'remote-admin': { entry: ADMIN, wanted: ADMIN.url } });
	const next = entry('remote-admin', 'b', [route('agent.list')]);
	registry(next);
	const problem = { with: 'api' as const, part: 'agent.list', problem: 'is not offered' };
	useProofs.setState({ [next.url]: { api: [problem] } });
	expect(names()).toEqual(['agent.list', 'agent.new']);
});
