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

/**
 * A container written by hand, in the place of a remote's entry; it has to be signed as such. Its
 * modules throw at import until that is mended, and its pages in render until that is.
 */
export const container = (remote: string) => `
	globalThis.${remote.replaceAll('-', '_')} = { init() {}, get: async () => () => {
		const throwUnlessMended = (place) => {
			if (!globalThis.mended?.includes('${remote} ' + place)) throw new Error('it throws ' + place);
		};
		throwUnlessMended('at import');
		const pages = new Proxy({}, { get: () => async () => () => {
			throwUnlessMended('in render');
			return { $$typeof: Symbol.for('react.transitional.element'), type: 'h1', key: null, props: { children: 'Mended' } };
		} });
		return { pages };
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

export const scriptsOf = (remote: RemoteName) => new RegExp(`/remotes/${remote}/.*\\.js(\\?.*)?$`);

/** Breaks the scripts of remotes on their way; the answer mends one of them. */
export async function breakRemotes(page: Page, remotes: readonly RemoteName[], fault: Fault) {
	for (const remote of remotes) await page.route(scriptsOf(remote), FAULTS[fault]);
	return (remote: RemoteName) => page.unroute(scriptsOf(remote));
}

/** Has remotes published whose own code throws; the answer mends one place of one of them. */
export async function publishThrowing(page: Page) {
	await serveRegistry(page, ({ remotes }) => {
		for (const remote of REMOTES) {
			const manifest = remotes[remote]?.manifest;
			if (manifest) manifest.assets[manifest.entry] = integrityOf(container(remote));
		}
	});
	for (const remote of REMOTES) {
		await page.route(new RegExp(`/remotes/${remote}/.*/remoteEntry\\.`), (route) =>
			route.fulfill(script(container(remote))),
		);
	}
	return (remote: RemoteName, place: 'at import' | 'in render') =>
		page.evaluate((mended) => {
			const all = globalThis as { mended?: string[] };
			all.mended = [...(all.mended ?? []), mended];
		}, `${remote} ${place}`);
}
