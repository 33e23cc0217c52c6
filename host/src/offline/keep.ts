import { hostBuild } from '../federation/registry/hostBuild.ts';
import { early } from '../federation/watch/early.ts';
import { type Wishes, WORKER } from './worker/wishes.ts';

/** For so long no file came: what is kept must not be in the way of what is under way. */
const CALM_MS = 3_000;

/** Of the host, or of a build. */
const FILE = /\/(assets|remotes)\//;

type Ask = (came: ReadonlySet<string>) => Wishes | undefined;

/** Addresses that came into this page so far; calls each time when none came for a while. */
function watchArrivals(calm: () => void): ReadonlySet<string> {
	const came = new Set<string>();
	let timer = setTimeout(calm, CALM_MS);
	const observer = new PerformanceObserver((entries) => {
		// All else may come without an end: a page asks the API for news.
		const files = entries.getEntries().filter(({ name }) => FILE.test(name));
		if (files.length === 0) return;
		for (const { name } of files) came.add(name.split('?', 1)[0] as string);
		clearTimeout(timer);
		timer = setTimeout(calm, CALM_MS);
	});
	observer.observe({ type: 'resource', buffered: true });
	return came;
}

/**
 * Begins the service worker, and tells it whenever the page is calm what is to be kept. In development whatever worker an
 * earlier product left at this address is taken away.
 */
export async function startKeeping(
	wishes: Ask,
	onChange: (changed: () => void) => void,
): Promise<void> {
	const { workers } = early;
	// Browsers offer it on https and on the machine itself only.
	if (!workers) return;
	if (hostBuild() === 'development') {
		for (const each of await workers.getRegistrations()) await each.unregister();
		return;
	}
	await workers.register(WORKER, { updateViaCache: 'none' });
	const { active } = await workers.ready;
	let told = '';
	const tell = (wished: Wishes | undefined) => {
		const text = early.stringify(wished);
		if (!wished || text === told) return;
		told = text;
		(workers.controller ?? active)?.postMessage(wished);
	};
	const came = watchArrivals(() => tell(wishes(came)));
	// What is forbidden goes at once, however much is under way.
	let killed = early.stringify(wishes(came)?.killed);
	onChange(() => {
		const wished = wishes(came);
		const now = early.stringify(wished?.killed);
		if (now === killed) return;
		killed = now;
		tell(wished);
	});
}
