import { useSession } from '@borlette/shared/session';
import { endRemote } from '../containment/guard.ts';
import { useRegistry } from '../registry/store.ts';
import { killedMeanwhile, useRunning } from './running.ts';

function endThose(isOver: (remote: string) => boolean): void {
	for (const remote of Object.keys(useRunning.getState())) if (isOver(remote)) endRemote(remote);
}

/**
 * What the modules of a build opened (timers, sockets, listeners) ends when the build is forbidden, and with the session, though
 * no page of it was ever open: somebody pointed at a link to one.
 */
export function followEndings(): void {
	useRegistry.subscribe(() => endThose((remote) => killedMeanwhile(remote) !== undefined));
	// Whoever signs in next begins with a page of their own.
	useSession.subscribe(({ user }, { user: before }) => {
		if (before && !user) endThose(() => true);
	});
}
