import { ACTS } from './acts.ts';
import { callingBuild } from './caller.ts';
import { noteContained } from './notes.ts';
import { isNode, placeOf } from './subtree.ts';

const { navigation } = window;
const now = performance.now.bind(performance);

/** A handler may ask the server before it leads on. */
const MEANT_FOR_MS = 5_000;

/** In whose page a person did something last. */
let last = { remote: undefined as string | undefined, at: Number.NEGATIVE_INFINITY };

const isMeant = (remote: string): boolean =>
	last.remote === remote && now() - last.at < MEANT_FOR_MS;

function noteAct({ isTrusted, target }: Event): void {
	if (!isTrusted) return;
	last = { remote: isNode(target) ? placeOf(target) : undefined, at: now() };
}

/**
 * Keeps a remote from taking the whole page away: a redirect or a reload that its code begins by
 * itself, which in an effect has no end. What follows from a click or a key within its page is the
 * person's, and so are links and downloads. Where the browser has no Navigation API nothing is kept.
 */
export function keepPage(): void {
	if (!navigation) return;
	for (const act of ACTS) {
		window.addEventListener(act, noteAct, { capture: true, passive: true });
	}
	const keep = (event: NavigateEvent): void => {
		const { destination, navigationType, downloadRequest, userInitiated } = event;
		if (!event.cancelable || destination.sameDocument || downloadRequest !== null) return;
		if (userInitiated) return;
		// The event comes within the call that begins it, so the stack tells whose that is.
		const build = callingBuild(keep);
		// One in development reloads when it is saved.
		if (!build || build.manifest.development || isMeant(build.manifest.name)) return;
		event.preventDefault();
		const what = navigationType === 'reload' ? 'a reload' : 'leaving the page';
		noteContained(
			build.manifest.name,
			`${what} was not done: nobody had clicked or typed in its page`,
		);
	};
	navigation.addEventListener('navigate', keep);
}
