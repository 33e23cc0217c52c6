import type { Page, Route } from '@playwright/test';
import { integrityOf } from '../../deploy/release/store.mjs';
import { serveRegistry } from './registry.ts';

export type RemoteName = 'remote-admin' | 'remote-borlette' | 'remote-reports' | 'remote-tirage';
export const REMOTES: readonly RemoteName[] = [
	'remote-admin',
	'remote-borlette',
	'remote-reports',
	'remote-tirage',
];

/** Any page: throws when it is drawn, until the test mends it. */
const BROKEN_PAGES = `new Proxy({}, { get: () => async () => () => {
	if (!globalThis.isMended) throw new Error('it throws in render');
	return { $$typeof: Symbol.for('react.transitional.element'), type: 'h1', key: null, props: { children: 'Mended' } };
} })`;

/** A container written by hand, in the place of the remote's entry; it has to be signed as such. */
const container = (remote: RemoteName, factory: string) =>
	`globalThis.${remote.replaceAll('-', '_')} = { init() {}, get: async () => ${factory} };`;
const CONTAINERS: Partial<Record<string, (remote: RemoteName) => string>> = {
	'throwing at import': (remote) =>
		container(
			remote,
			`() => { if (!globalThis.isMended) throw new Error('it throws at import'); return { pages: ${BROKEN_PAGES} }; }`,
		),
	'throwing in render': (remote) => container(remote, `() => ({ pages: ${BROKEN_PAGES} })`),
};

const script = (body: string) => ({ contentType: 'text/javascript', body });
const never = () => new Promise<void>(() => undefined);

const FAULTS = {
	refused: (route: Route) => route.abort('connectionrefused'),
	'not found': (route: Route) => route.fulfill({ status: 404, json: { code: 'not_found' } }),
	unavailable: (route: Route) => route.fulfill({ status: 503, body: '' }),
	html: (route: Route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
	/** No answer at all. */
	hanging: () => never(),
	truncated: async (route: Route) => {
		const answer = await route.fetch();
		const body = await answer.text();
		await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
	},
	'throwing at import': (route: Route, remote: RemoteName) =>
		route.fulfill(script(CONTAINERS['throwing at import']?.(remote) ?? '')),
	'throwing in render': (route: Route, remote: RemoteName) =>
		route.fulfill(script(CONTAINERS['throwing in render']?.(remote) ?? '')),
} satisfies Record<string, (route: Route, remote: RemoteName) => Promise<void>>;

export type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];

/** Breaks a remote's scripts in one way until the answer is called. */
export async function breakRemote(
	page: Page,
	remote: RemoteName,
	fault: Fault,
): Promise<() => Promise<void>> {
	const scripts = new RegExp(`/remotes/${remote}/.*\\.js(\\?.*)?$`);
	const handler = (route: Route) => FAULTS[fault](route, remote);
	const entry = CONTAINERS[fault]?.(remote);
	if (entry) await signEntry(page, remote, entry);
	await page.route(scripts, handler);
	return async () => {
		if (!entry) await page.unroute(scripts, handler);
		await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
	};
}

/** The registry as it would be, had the remote's team published this entry. */
async function signEntry(page: Page, remote: RemoteName, text: string): Promise<void> {
	await serveRegistry(page, ({ remotes }) => {
		const manifest = remotes[remote]?.manifest;
		if (manifest) manifest.assets[manifest.entry] = integrityOf(text);
	});
}
