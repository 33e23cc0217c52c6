import type { JudgedRegistry } from '../federation/registry/judged.ts';
import { whoIsSignedIn } from '../federation/registry/whoIsSignedIn.ts';
import { mayMix } from './mayMix.ts';
import { type Mixed, type Obstacle, type Refused, useMix } from './store.ts';
import { askedVisit, isVisit, NO_VISIT, type Visit, wantedVisit } from './wanted.ts';

/**
 * The registry with what the tester of this tab wants in the places of the channel's builds; the
 * channel's own where there is no tester. What of it could not be had is kept for the banner, and what a link
 * asks for, for the question. It may be asked again with each new look at the registry.
 */
export async function withMix(channel: JudgedRegistry): Promise<JudgedRegistry> {
	const { registry, asked, ...result } = await visited(channel, wantedVisit(), askedVisit());
	useMix.setState({ channel, asked, past: undefined, ...result });
	return registry;
}

const obstaclesOf = ({ channel }: JudgedRegistry, obstacle: Obstacle, visit: Visit): Refused[] => [
	...(visit.revision === undefined
		? []
		: [{ remote: channel, build: String(visit.revision), obstacle }]),
	...visit.mix.map((one) => ({ ...one, obstacle })),
];

async function visited(
	channel: JudgedRegistry,
	wanted: Visit,
	asked: Visit,
): Promise<Mixed & { asked: Visit }> {
	const without = (...obstacles: Refused[]) => ({
		...{ registry: channel, changes: [], obstacles, asked: NO_VISIT },
	});
	if (!isVisit(wanted) && !isVisit(asked)) return without();
	if (!mayMix(channel.channel, null)) {
		const person = await whoIsSignedIn();
		if (!mayMix(channel.channel, person)) {
			const obstacle = person ? 'forbidden' : 'signedOut';
			const visits = [wanted, asked].flatMap((visit) => obstaclesOf(channel, obstacle, visit));
			return without(...visits);
		}
	}
	if (!isVisit(wanted)) return { ...without(), asked };
	try {
		const [{ visit }, { onItsHost }] = await Promise.all([
			import('./applyMix.ts'),
			import('./formerHost.ts'),
		]);
		const isFirst = useMix.getState().channel === null;
		return { ...(await onItsHost(await visit(channel, wanted), isFirst)), asked };
	} catch (error) {
		console.warn('The mix could not be put together; the channel’s builds run.', error);
		return { ...without(...obstaclesOf(channel, 'unreachable', wanted)), asked };
	}
}
