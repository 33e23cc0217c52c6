import {
	PAGE_ERROR_TYPE,
	type PageErrorReport,
	withoutValues,
} from '@borlette/shared/contract/page-error';
import { hostBuild } from '../registry/hostBuild.ts';
import { useRegistry } from '../registry/store.ts';
import { early } from './early.ts';
import type { Fault } from './fault.ts';
import { useOpenPage } from './openPage.ts';

/** Where the browser's own reports go too (shared/config/web-headers.mjs). */
const ADDRESS = '/api/browser-reports';

/** Tells the API of a failure: what code, and nothing that somebody typed or read. */
export function reportFault(fault: Fault): void {
	const { registry } = useRegistry.getState();
	const body: PageErrorReport = {
		kind: fault.kind,
		remote: fault.remote,
		build: fault.build,
		isPresumed: fault.isPresumed,
		route: useOpenPage.getState().page?.route.id,
		name: fault.name,
		message: withoutValues(fault.message),
		source: fault.source,
		channel: registry?.channel,
		revision: registry?.revision,
		host: hostBuild(),
	};
	const { fetch, stringify } = early;
	void fetch(ADDRESS, {
		method: 'POST',
		headers: { 'content-type': 'application/reports+json' },
		body: stringify([{ type: PAGE_ERROR_TYPE, body }]),
		// Sent even when the page is being left; a report that does not arrive is no second failure.
		keepalive: true,
	}).catch(() => undefined);
}
