/** The server notes a use at most twice a minute, so that a sign-in may idle out this much sooner. */
const NOTED_EVERY_MS = 30_000;
const WARN_MS = 2 * 60_000;

interface SignIn {
	/** How long it may idle, ms. */
	idleMs: number;
	/** Its latest end, whatever is done: ms since 1970. */
	latest: number;
	/** Last use, ms since 1970. */
	used: number;
}

export interface SessionEnd {
	/** ms since 1970. */
	at: number;
	/** From here on the person is warned. */
	warnAt: number;
	/** Nothing puts it off: it is the latest end, not idling. */
	isLatest: boolean;
}

/** When a sign-in ends by itself, and when to say so. A short one is warned of in its last third. */
export function sessionEndOf({ idleMs, latest, used }: SignIn): SessionEnd {
	const idleEnd = used + Math.max(idleMs - NOTED_EVERY_MS, idleMs / 2);
	const at = Math.min(idleEnd, latest);
	return { at, warnAt: at - Math.min(WARN_MS, idleMs / 3), isLatest: latest <= idleEnd };
}
