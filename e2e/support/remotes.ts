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

/** What containers written by hand hold: modules that throw until the test mends their remote. */
const MODULES = {
	'throwing at import':
		"if (!isMended()) throw new Error('it throws at import'); return { pages };",
	'throwing in render': 'return { pages };',
};

/** A container written by hand, in the place of a remote's entry; it has to be signed as such. */
export const container = (remote: string, kind: keyof typeof MODULES) => `
	globalThis.${remote.replaceAll('-', '_')} = { init() {}, get: async () => () => {
		const isMended = () => globalThis.mended?.includes('${remote}');
		const pages = new Proxy({}, { get: () => async () => () => {
			if (!isMended()) throw new Error('it throws in render');
			return { $$typeof: Symbol.for('react.transitional.element'), type: 'h1', key: null, props: { children: 'Mended' } };
		} });
		${MODULES[kind]}
	} };`;

export const script = (body: string) => ({ contentType: 'text/javascript', body });

const ignore = () => undefined;

/** What can happen to a script on its way. */
export const FAULTS = {
	refused: (route: Route) => route.abort('connectionrefused'),
	'not found': (route: Route) => route.fulfill({ status: 404, json: { code: 'not_found' } }),
	unavailable: (route: Route) => route.fulfill({ status: 503, body: '' }),
	html: (route: Route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
	/** No answer at all. */
	hanging: () => new Promise<void>(() => undefined),
	truncated: async (route: Route) => {
		const answer = await route.fetch();
		const body = await answer.text();
		// Mended meanwhile: then it has gone its way already.
		await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) }).catch(ignore);
	},
} satisfies Record<string, (route: Route) => Promise<void>>;
export type Fault = keyof typeof FAULTS;

/** Breaks the scripts of remotes on their way; the answer mends one of them. */
export async function breakRemotes(page: Page, remotes: readonly RemoteName[], fault: Fault) {
	const scriptsOf = (remote: RemoteName) => new RegExp(`/remotes/${remote}/.*\\.js(\\?.*)?$`);
	for (const remote of remotes) await page.route(scriptsOf(remote), FAULTS[fault]);
	return (remote: RemoteName) => page.unroute(scriptsOf(remote));
}

/** Has remotes published whose own code throws; the answer says which of them are mended by now. */
export async function publishThrowing(page: Page, kind: keyof typeof MODULES) {
	await serveRegistry(page, ({ remotes }) => {
		for (const remote of REMOTES) {
			const manifest = remotes[remote]?.manifest;
			if (manifest) manifest.assets[manifest.entry] = integrityOf(container(remote, kind));
		}
	});
	for (const remote of REMOTES) {
		await page.route(new RegExp(`/remotes/${remote}/.*/remoteEntry\\.`), (route) =>
			route.fulfill(script(container(remote, kind))),
		);
	}
	return (mended: readonly RemoteName[]) =>
		page.evaluate((names) => Object.assign(globalThis, { mended: names }), mended);
}
