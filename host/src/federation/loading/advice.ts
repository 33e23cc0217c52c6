import { onPartMissing } from '@borlette/shared/ui';
import { fileOf, lookAt } from '../integrity/chunks.ts';
import { buildOf } from '../integrity/integrity.ts';
import { useRegistry } from '../registry/store.ts';
import { reloadOnce } from './reload.ts';
import { isOutdated, useRunning } from './running.ts';
import { keepTyped } from './typed.ts';
import { reloadOntoNewBuild } from './useNewBuild.ts';

/** What a reload would bring: another build of remote or host, or the remote's last good one. */
export type Advice = 'newer' | 'lastGood';

const isOfHost = (file: string) =>
	new URL(file, window.location.origin).pathname.startsWith('/assets/');

/** The first script of the page, whose name tells one build of the host from another. */
const hostBuild = () =>
	document.querySelector('script[src^="/assets/main."]')?.getAttribute('src') ?? 'host';

/** The file that did not load because a later deploy took it away; undefined: it is another error. */
async function goneFileOf(error: unknown): Promise<string | undefined> {
	const file = fileOf(error);
	return file && (await lookAt(file)) === 'gone' ? file : undefined;
}

/** What was under way when a file was missed may have been asked for before the deploy that took it. */
const afterGone = (): Promise<void> => useRegistry.getState().again();

/**
 * Reloads the page, once for each build of the host, when the error is that a file of it is gone
 * and nothing is lost by it.
 */
export async function recoverHost(error: unknown): Promise<boolean> {
	const file = await goneFileOf(error);
	if (!file || !isOfHost(file)) return false;
	reloadOnce(hostBuild());
	return true;
}

/**
 * Looks, after a page of a remote failed, whether a reload would help; where a file is gone after a
 * deploy and nothing is lost by it, it reloads by itself, once.
 */
export async function adviceFor(remote: string, error: unknown): Promise<Advice | undefined> {
	const isGone = Boolean(await goneFileOf(error));
	await (isGone ? afterGone() : useRegistry.getState().refresh());
	if (isOutdated(remote)) {
		if (isGone) reloadOntoNewBuild(remote);
		return 'newer';
	}
	if (await recoverHost(error)) return 'newer';
	const { entry, insteadBecause } = useRunning.getState()[remote] ?? {};
	const hasOther = entry?.lastKnownGood && entry.lastKnownGood.url !== entry.url;
	return hasOther && !insteadBecause ? 'lastGood' : undefined;
}

/** So often what was typed was put by, and waits for the button. */
let putBy = 0;

/**
 * A part of a page did not come, and the page goes on without it. Where a deploy took its file away it is as with a
 * page, but for what was typed there: that is put by, and the reload left to the person.
 */
async function recoverPart(error: unknown): Promise<void> {
	const before = putBy;
	const file = await goneFileOf(error);
	if (!file) return;
	const remote = buildOf(new URL(file, window.location.origin).href)?.manifest.name;
	await afterGone();
	if (keepTyped()) putBy += 1;
	// Since the part was missed, perhaps for another part: nobody has pressed the button yet.
	if (putBy !== before) return;
	if (isOfHost(file)) await recoverHost(error);
	else if (remote) reloadOntoNewBuild(remote);
}

/** Looks after the parts of pages that come late. */
export function recoverParts(): void {
	onPartMissing((error) => {
		recoverPart(error).catch(() => undefined);
	});
}
