import { Failure } from '../local/failure.mjs';
import { newCollisions, takeovers } from './collisions.mjs';

/**
 * @param {{ channel: string, remotes: object }} before a registry @param {object} remotes after a change
 * @throws {Failure} that names both sides of each collision which the change would bring
 */
export function refuseCollisions({ channel, remotes: before }, remotes) {
	const lines = newCollisions(before, remotes);
	if (lines.length === 0) return;
	throw new Failure(
		`${channel} was left as it is, because two remotes would want the same; give one of them another:`,
		{ output: lines.join('\n') },
	);
}

/** @throws {Failure} when a build would take the place of another team's remote */
export function refuseTakeover({ channel, remotes: before }, remotes) {
	const lines = takeovers(before, remotes);
	if (lines.length === 0) return;
	throw new Failure(
		`${channel} was left as it is, because a remote of another package has this name: give yours another name, or say --takeover if it moved:`,
		{ output: lines.join('\n') },
	);
}
