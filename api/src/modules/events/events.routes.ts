import { eventsApi } from '@borlette/shared/contract/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { besideCalls } from '../../db/lanes.ts';
import { ApiFailure } from '../../errors.ts';
import { authenticate } from '../../http/access.ts';
import { callerOf, strangerOf } from '../../http/lanes.ts';
import { register } from '../../http/register.ts';
import { SENT } from '../../http/sent.ts';
import { authorise } from '../../identity/permissions.ts';
import type { SignedIn } from '../../identity/session.ts';
import { registryEvent, type Subscriber } from '../../live/hub.ts';
import { agentsSeen } from './events.sql.ts';
import { keepChecked } from './keepChecked.ts';
import { connectLive } from './live.ts';
import { EventStream } from './stream.ts';

/** A page that hears nothing for two beats and a bit looks at the registry by itself. */
const BEAT_MS = 5_000;
/** Open screens of one person, of their house, and of all, in this process. */
const MOST_OF_PERSON = 12;
const MOST_OF_HOUSE = 500;
const MOST = 2_000;

export function eventsRoutes(
	app: FastifyInstance,
	config: Pick<Config, 'storeDir' | 'registryUrls'>,
): void {
	const { hub, registries, streams, checks, startListening } = connectLive(app, config);

	const requireRoom = (caller: { person: string; house: string }): void => {
		const { ofPerson, ofHouse } = hub.opened(caller);
		if (ofPerson >= MOST_OF_PERSON || ofHouse >= MOST_OF_HOUSE || hub.size >= MOST) {
			throw new ApiFailure('too_many_requests', { retryAfter: 30 });
		}
	};

	const sessions = new WeakMap<FastifyRequest, SignedIn>();
	register(app, eventsApi.stream, {
		async admit(request) {
			const session = await authenticate(app, request, eventsApi.stream);
			authorise(eventsApi.stream.access, session);
			requireRoom(callerOf(session.scope));
			sessions.set(request, session);
		},
		upload: async () => undefined,
		async answer(request, reply) {
			const session = sessions.get(request) as SignedIn;
			const stream = new EventStream();
			const subscriber: Subscriber = {
				...callerOf(session.scope),
				companyId: session.scope.companyId,
				agents: await app.queues.run('entry', strangerOf(request), reply, () =>
					agentsSeen(app.db, session.scope),
				),
				tokenHash: session.tokenHash.toString('hex'),
				push: stream.push,
				revoke: () => stream.end('unauthenticated'),
			};
			// Others may have opened theirs while this one was looked up.
			requireRoom(subscriber);
			startListening();
			const leave = hub.add(subscriber);
			for (const sighting of registries.known()) stream.push(registryEvent(sighting));
			const beating = setInterval(() => stream.beat(), BEAT_MS).unref();
			const check = besideCalls(() => keepChecked(app, session, subscriber, stream));
			streams.add(stream);
			checks.add(check);
			stream.body.once('close', () => {
				leave();
				clearInterval(beating);
				check.stop();
				checks.delete(check);
				streams.delete(stream);
			});
			reply
				.type(eventsApi.stream.file as string)
				.header('cache-control', 'no-store, no-transform')
				.header('x-accel-buffering', 'no')
				.send(stream.body);
			return SENT;
		},
	});
}
