import type { Label, RegistryEntry, RemoteModule } from '@borlette/shared/federation';
import { contain, evaluates } from '../containment/guard.ts';
import { addressOf } from '../integrity/integrity.ts';
import { explainFailure } from '../integrity/tampered.ts';
import type { JudgedEntry } from '../registry/judged.ts';
import { TooSlow } from '../registry/retry.ts';
import { useRegistry } from '../registry/store.ts';
import { keepChoice } from '../registry/tabChoice.ts';
import { begins } from '../watch/freeze/atWork.ts';
import { cameAhead } from './ahead.ts';
import { chooseBuild } from './choose.ts';
import { noteLoadFailure, RemoteFailed, RemoteRefused } from './failures.ts';
import { watched } from './health.ts';
import { killedMeanwhile, pin, useRunning, withdrawalOf } from './running.ts';

/** After this a build that was begun and says nothing counts as failed; it would spin for ever. */
const TIMEOUT_MS = 6_000;
/** How long a first visit waits to learn of a newer build before it takes the one it knows. */
const PATIENCE_MS = 1_000;

const loaded = new Map<string, Promise<RemoteModule>>();
const attempts = new Map<string, number>();

/** Scripts of a build that were asked for and did not come yet: each leaves the page once it is there. */
const isUnderWay = (entry: RegistryEntry) => {
	const folder = addressOf(entry).href;
	return [...document.scripts].some(({ src }) => src.startsWith(folder));
};
/** Builds whose code was asked for: what the host needs for it was there. */
const asked = new WeakSet<RegistryEntry>();

/** As the remote's build names its container. */
const containerName = (remote: string) => remote.replaceAll('-', '_');

/** Where its chunk did not come, it is asked for again. */
const loadRuntime = () => import(/* webpackChunkName: "layout" */ './runtime.ts');

/** `late` after some time without an answer; it throws, or answers in place of the work. */
function within<T>(time: number, work: Promise<T>, late: () => T): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => {
			try {
				resolve(late());
			} catch (error) {
				reject(error);
			}
		}, time);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

/** Runs a build. From here on the page has it, whether it works or not. */
async function run(remote: string, entry: RegistryEntry, title?: Label): Promise<RemoteModule> {
	const attempt = attempts.get(remote) ?? 0;
	attempts.set(remote, attempt + 1);
	const address = addressOf(entry, entry.manifest.entry);
	// Nothing of a remote runs in a page that is not guarded against it.
	const [{ runtime }] = await Promise.all([loadRuntime(), contain()]);
	// They may have taken long.
	const kill = killedMeanwhile(remote);
	if (kill) throw new RemoteRefused(remote, kill);
	asked.add(entry);
	// Here, before the script is there: whether it yields ever again, nobody knows.
	const ended = begins(entry, title);
	const evaluated = evaluates(remote);
	// The runtime keeps a failed entry by its address: a new address is a new try.
	if (attempt > 0) address.searchParams.set('attempt', String(attempt));
	const remotes = [{ name: containerName(remote), entry: address.href }];
	runtime.registerRemotes(remotes, { force: attempt > 0 });
	const module = await runtime
		.loadRemote<RemoteModule>(`${containerName(remote)}/app`)
		.finally(() => {
			evaluated?.();
			ended();
		})
		.catch(async (error) => Promise.reject(await explainFailure(error, entry)));
	if (!module?.pages) throw new RemoteFailed(`${remote} exposes no ./app with pages.`);
	return module;
}

/** The channel's build of a remote. */
export const wantedOf = (remote: string): JudgedEntry | undefined =>
	useRegistry.getState().registry?.remotes[remote];

/** Runs of which something is still on its way: they go on. */
const late = new Map<RegistryEntry, Promise<RemoteModule>>();

async function begin(remote: string, title?: Label): Promise<RemoteModule> {
	const runOf = (entry: RegistryEntry) => {
		const running = late.get(entry) ?? run(remote, entry, title);
		late.delete(entry);
		return within(TIMEOUT_MS, running, () => {
			const said = `${remote} did not answer within ${TIMEOUT_MS / 1000} s.`;
			if (asked.has(entry) && !isUnderWay(entry)) throw new RemoteFailed(said);
			late.set(entry, running);
			running.catch(() => late.delete(entry));
			throw new TooSlow(said, running);
		});
	};
	const pinned = useRunning.getState()[remote]?.entry;
	if (pinned) return runOf(pinned);
	// They come meanwhile; where they do not, `run` says so.
	contain().catch(() => undefined);
	loadRuntime().catch(() => undefined);
	if (!cameAhead(remote)) {
		await within(PATIENCE_MS, useRegistry.getState().recent(), () => undefined);
	}
	const wanted = wantedOf(remote);
	if (!wanted) throw new RemoteFailed(`The channel has no ${remote} any more.`);
	const chosen = await chooseBuild(wanted);
	// Forbidden while its files came.
	if (withdrawalOf(remote, chosen.entry)) return begin(remote, title);
	noteLoadFailure(wanted, chosen.insteadBecause);
	keepChoice(wanted.canary, chosen.entry);
	pin(remote, { ...chosen, wanted: wanted.url });
	return runOf(chosen.entry);
}

/**
 * Loads a remote's module, once in a page: the build that the channel names now, or its last good
 * one. A failure is forgotten, so the next call tries again.
 * @param title of the page that it is for
 * @throws RemoteRefused before any code of it is run; RemoteFailed, RemoteTampered or its own error
 */
export async function loadRemoteModule(remote: string, title?: Label): Promise<RemoteModule> {
	const kill = killedMeanwhile(remote);
	if (kill) throw new RemoteRefused(remote, kill);
	const known = loaded.get(remote);
	if (known) return known;
	const loading = watched('entry', remote, begin(remote, title));
	loaded.set(remote, loading);
	loading.catch(() => loaded.delete(remote));
	return loading;
}
