import type { Kill, Problem, RegistryEntry } from '@borlette/shared/federation';
import { NOTHING } from '@borlette/shared/i18n';
import { satisfies } from 'compare-versions';
import type { Judged } from './judged.ts';
import { type Proof, useProofs } from './proofs.ts';

/** Versions of what the host shares, put in by its build (shared/config/webpack/host.mjs). */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** Why a remote's code is not run; undefined: it may. Asked before any of its code is fetched. */
export type Refusal =
	| { reason: 'metadata'; problem: string }
	| { reason: 'shared'; name: string; needs: string; has: string }
	/** Something it uses is not offered, or in a form that does not fit (decision 0022). */
	| { reason: 'host' | 'api'; part: string; problem: string; others: number }
	| { reason: 'killed'; because: string };

/** Why a build that runs in the page may not go on. `removed`: the channel has none of the remote any more. */
export type Withdrawal =
	| { reason: 'killed'; because: string }
	| { reason: 'removed'; because: string };

/** The order that forbids this build, if there is one; the same files are the same build, whatever number they got. */
export function killOf({ manifest, killed }: RegistryEntry): Kill | undefined {
	return killed.find(({ build }) => build === manifest.build);
}

/** @param proof what is known of how it fits; what is not known refuses nothing */
export function refusalOf(
	entry: RegistryEntry & Partial<Judged>,
	proof: Proof | undefined = useProofs.getState()[entry.url],
): Refusal | undefined {
	if (entry.unusable !== undefined) return { reason: 'metadata', problem: entry.unusable };
	try {
		return misfitOf(entry, proof);
	} catch (error) {
		// What cannot be compared does not fit; the other remotes are judged as usual.
		return { reason: 'metadata', problem: error instanceof Error ? error.message : String(error) };
	}
}

function misfitOf(entry: RegistryEntry, proof: Proof | undefined): Refusal | undefined {
	const kill = killOf(entry);
	if (kill) return { reason: 'killed', because: kill.reason };
	if (isElsewhere(entry)) {
		const problem = `url is ${entry.url}, which is no folder of ${entry.manifest.name}`;
		return { reason: 'metadata', problem };
	}
	return sharedRefusal(entry) ?? unfit(proof?.host) ?? unfit(proof?.api);
}

/**
 * Whether a build is said to be where the files of the host or of another remote are: its hashes would be asked of those, which
 * would not come any more.
 */
function isElsewhere({ url, manifest: { name, development } }: RegistryEntry): boolean {
	const { origin, pathname } = new URL(url, window.location.origin);
	const isHere = !development && origin === window.location.origin;
	return isHere && !pathname.startsWith(`/remotes/${name}/`);
}

/** The host's copy must be at least the one a build was made with, of the same major version. */
function sharedRefusal({ manifest }: RegistryEntry): Refusal | undefined {
	for (const [name, needs] of Object.entries(manifest.shared)) {
		const has = __SHARED_VERSIONS__[name];
		if (has && satisfies(has, `^${needs}`)) continue;
		return { reason: 'shared', name, needs, has: has ?? NOTHING };
	}
	return undefined;
}

function unfit(problems: readonly Problem[] = []): Refusal | undefined {
	const [first] = problems;
	if (!first) return undefined;
	const { with: reason, part, problem } = first;
	return { reason, part, problem, others: problems.length - 1 };
}

/** For the details of an error page, in English like every message of an error. */
export function describeRefusal(refusal: Refusal | Withdrawal): string {
	if (refusal.reason === 'metadata') return `its metadata is wrong: ${refusal.problem}`;
	if (refusal.reason === 'killed') return `this build was withdrawn: ${refusal.because}`;
	if (refusal.reason === 'removed') return `it was taken out: ${refusal.because}`;
	if (refusal.reason === 'shared') {
		return `it was built with ${refusal.name} ${refusal.needs}; this host has ${refusal.has}`;
	}
	const { reason, part, problem, others } = refusal;
	const more = others > 0 ? `, and ${others} more` : '';
	return `it does not fit this ${reason === 'api' ? 'API' : 'host'}: ${part} ${problem}${more}`;
}
