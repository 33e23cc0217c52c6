import type { JudgedRegistry } from '../federation/registry/judged.ts';
import { visit } from './applyMix.ts';
import { formerBuild } from './formerBuilds.ts';
import { signedBuilds } from './signedBuilds.ts';
import type { Mixed } from './store.ts';
import type { Visit } from './wanted.ts';

export interface Preview extends Omit<Mixed, 'registry'> {
	/** What runs already. */
	readonly isNothing: boolean;
}

/**
 * What a visit would run, and who signed it; no code of it is fetched.
 * @throws where a former revision is out of reach, or not believed
 */
export async function previewOf(channel: JudgedRegistry, asked: Visit): Promise<Preview> {
	const { registry: _, ...found } = await visit(channel, asked);
	const isNothing = found.changes.length + found.obstacles.length === 0 && !found.past;
	if (found.changes.every(({ signedBy }) => signedBy)) return { ...found, isNothing };
	// An earlier build: the revision that first named it says who signed that.
	const { channels } = await signedBuilds(channel);
	const changes = await Promise.all(
		found.changes.map(async (change) => ({
			...change,
			signedBy: change.signedBy ?? (await formerBuild(change, channels))?.signedBy,
		})),
	);
	return { ...found, changes, isNothing };
}
