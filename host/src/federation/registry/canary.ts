import { isChosen } from '@borlette/shared/config/canary/share.mjs';
import { isGood } from '@borlette/shared/config/metadata/check.mjs';
import { CANARY } from '@borlette/shared/config/metadata/schema.mjs';
import { refOf } from '@borlette/shared/config/trust/ref.mjs';
import type { Canary } from '@borlette/shared/federation';
import { storage } from '@borlette/shared/session';
import { killOf } from './gate.ts';
import { judgedManifest } from './judge.ts';
import type { JudgedEntry, JudgedRegistry } from './judged.ts';
import { choiceOfTab } from './tabChoice.ts';
import { whoIsSignedIn } from './whoIsSignedIn.ts';

const BROWSER = 'canary.browser';
/** Whoever it is, the pages do not wait longer to know. */
const PATIENCE_MS = 3_000;

/** By which this browser is known while nobody is signed in; kept in it, and told to nobody. */
function nameOfBrowser(): string {
	const kept = storage.get(BROWSER);
	if (kept) return kept;
	const name = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
	storage.set(BROWSER, name);
	return name;
}

async function operatorHere(): Promise<string> {
	const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
	const person = await Promise.race([whoIsSignedIn(), late]);
	return person?.id ?? nameOfBrowser();
}

/** The build that all others run is the canary's last good one; killed, it leaves that to its own. */
function withCanary(entry: JudgedEntry, canary: Canary) {
	const { unusable: _, manifest, ...stable } = entry;
	const isKilled = killOf({ ...entry, manifest }) !== undefined;
	return {
		...stable,
		...refOf(canary),
		lastKnownGood: isKilled ? entry.lastKnownGood : refOf(entry),
		earlier: [refOf(entry), ...entry.earlier],
	};
}

async function chosen(remote: string, entry: JudgedEntry, operator: string): Promise<JudgedEntry> {
	const { canary } = entry;
	if (!canary || !isGood(CANARY, canary)) return entry;
	const isIn = choiceOfTab(canary) ?? isChosen(operator, canary);
	if (!isIn) return entry;
	const judged = await judgedManifest(remote, canary.manifest, canary);
	return { ...withCanary(entry, canary), ...judged };
}

/**
 * The registry with the canary's build in the place of each remote of which this operator gets it. From
 * here on it is a build like any other: gate, hashes, kills and the last good one are the same.
 */
export async function withCanaries(registry: JudgedRegistry): Promise<JudgedRegistry> {
	const operator = await operatorHere();
	const entries = Object.entries(registry.remotes).map(
		async ([name, entry]) => [name, await chosen(name, entry, operator)] as const,
	);
	return { ...registry, remotes: Object.fromEntries(await Promise.all(entries)) };
}
