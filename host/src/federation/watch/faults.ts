import type { PageErrorKind } from '@borlette/shared/contract/page-error';
import type { RegistryEntry } from '@borlette/shared/federation';
import { create } from 'zustand';
import { type Blame, blameFor } from './blame.ts';
import { framesOf, messageOf, nameOf } from './describe.ts';
import { early } from './early.ts';
import type { Fault } from './fault.ts';
import { isOtherBeginning } from './freeze/atWork.ts';
import { happened } from './happened.ts';
import { isLeaving } from './leaving.ts';
import { pageOf, useOpenPage } from './openPage.ts';
import { reportFault } from './reportFault.ts';

/** Of a loop of failures the first few say everything. */
const KEPT = 10;
const AT_ONCE = 3;
const AT_ONCE_MS = 60_000;

interface Faults {
	/** Newest first. */
	readonly recent: readonly Fault[];
	/** To be said to the person, oldest first; whoever says them takes them away. */
	readonly unsaid: readonly Fault[];
}

export const useFaults = create<Faults>()(() => ({ recent: [], unsaid: [] }));

/** By fault: the same error of the same build is one, wherever it is thrown again. */
const known = new Set<string>();
const KNOWN_AT_MOST = 200;
const told = new Map<string, number[]>();

const keyOf = ({ remote, build, name, message }: Fault) =>
	early.stringify([remote, build, name, message]);

/** No more than a few of one remote within a minute. */
function isFew(remote: string | undefined, now: number): boolean {
	const before = (told.get(remote ?? '') ?? []).filter((time) => now - time < AT_ONCE_MS);
	if (before.length >= AT_ONCE) return false;
	told.set(remote ?? '', [...before, now]);
	return true;
}

const buildName = ({ manifest }: RegistryEntry) => `${manifest.version}-${manifest.build}`;

interface Happened {
	kind: PageErrorKind;
	error: unknown;
	/** Script that the browser's event names. */
	filename?: string | undefined;
	/** The build, where it is known without looking: its boundary caught it. */
	entry?: RegistryEntry | undefined;
	/** Its place says so already; else a toast does. */
	isShown?: boolean;
	/** It says nothing of a build: the network kept it away, or the host. */
	isUncounted?: boolean;
	/** Made by the host on somebody's behalf, so that the stack names the host only. */
	isOnBehalf?: boolean;
}

/** @returns no `entry` where neither a script nor a page is there to name */
function culprit({
	error,
	filename,
	entry,
	isOnBehalf,
}: Happened): Blame & { isPresumed: boolean } {
	if (entry) return { ...blameFor(error, filename), entry, pages: undefined, isPresumed: false };
	const blame = blameFor(error, filename);
	const isPresumed = !blame.entry && (blame.isUnknown || isOnBehalf === true);
	// Where code of another one begins, because somebody points at a link to it, nobody can tell which it was.
	const presumed =
		isPresumed && !isOtherBeginning() ? useOpenPage.getState().page?.entry : undefined;
	return { ...blame, entry: blame.entry ?? presumed, isPresumed: presumed !== undefined };
}

/**
 * Notes a failure: for the report that people copy, for the API, and for the toast. Each is told
 * once, however often it comes, and of a storm of different ones the first few. Not of a page that is being left.
 */
export function noteFault(fact: Happened): void {
	if (isLeaving()) return;
	const { entry, pages, source, isPresumed } = culprit(fact);
	const { title, isSeen } = entry ? pageOf(entry, pages) : { isSeen: false };
	if (!fact.isUncounted) happened({ kind: fact.kind, entry, isPresumed });
	const fault: Fault = {
		at: new Date().toISOString(),
		kind: fact.kind,
		...(entry && { remote: entry.manifest.name, build: buildName(entry), title }),
		...(isPresumed && { isPresumed }),
		name: nameOf(fact.error),
		message: messageOf(fact.error),
		source,
		stack: framesOf(fact.error).slice(0, 10),
		count: 1,
	};
	const key = keyOf(fault);
	keep(fault, key);
	if (known.has(key) || known.size >= KNOWN_AT_MOST) return;
	known.add(key);
	if (!isFew(fault.remote, performance.now())) return;
	reportFault(fault);
	// In a page that was only pointed at nobody did anything that could be lost.
	if (isSeen && !fact.isShown) {
		useFaults.setState(({ unsaid }) => ({ unsaid: [...unsaid, fault] }));
	}
}

function keep(fault: Fault, key: string): void {
	useFaults.setState(({ recent }) => {
		const before = recent.find((each) => keyOf(each) === key);
		const others = recent.filter((each) => each !== before);
		const counted = { ...fault, count: (before?.count ?? 0) + 1 };
		return { recent: [counted, ...others].slice(0, KEPT) };
	});
}

/** Takes what is to be said. */
export function takeUnsaid(): readonly Fault[] {
	const { unsaid } = useFaults.getState();
	if (unsaid.length > 0) useFaults.setState({ unsaid: [] });
	return unsaid;
}

/**
 * A page that nothing has befallen.
 * @public for tests, which all run in one page
 */
export function forgetFaults(): void {
	known.clear();
	told.clear();
	useFaults.setState({ recent: [], unsaid: [] });
}
