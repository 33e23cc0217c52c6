import { RIGHTS } from '@borlette/shared/contract/events';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Pool } from '../../db/connect.ts';
import { besideCalls } from '../../db/lanes.ts';
import { Hub } from '../../live/hub.ts';
import { Listener } from '../../live/listener.ts';
import { Notifier } from '../../live/notifier.ts';
import { RegistryWatch } from '../../live/registry-watch.ts';
import type { Check } from './keepChecked.ts';
import type { EventStream } from './stream.ts';

/** What the streams of this process are fed from. */
export interface Live {
	readonly hub: Hub;
	readonly registries: RegistryWatch;
	/** Open streams; they end when the process does. */
	readonly streams: Set<EventStream>;
	/** Of the sessions behind them; all are made soon when somebody's rights change. */
	readonly checks: Set<Check>;
	/** Listens to every server, from the first call on. */
	startListening(): void;
}

/** Connects what this process's transactions announce, what others announce, and the registries, with its open streams. */
export function connectLive(
	app: FastifyInstance,
	{ storeDir, registryUrls }: Pick<Config, 'storeDir' | 'registryUrls'>,
): Live {
	const onFailure = (error: unknown) => app.log.warn({ err: error }, 'Live events are interrupted');
	const hub = new Hub();
	const streams = new Set<EventStream>();
	const checks = new Set<Check>();
	const servers = app.db.homes?.all ?? [app.db];
	const notifier = new Notifier(app.db, onFailure);
	const onHearing = hearingOf(app, servers);
	const onPeople = (what: string) => {
		app.signIns.forget();
		app.terminals.forget();
		app.db.homes?.forget();
		if (what !== RIGHTS) return;
		for (const check of checks) check.soon(checks.size);
	};
	const listeners = servers.map(
		(server) =>
			new Listener({
				newClient: () => server.newListeningClient(),
				onText: hub.receive,
				onPeople,
				onGap: hub.passAll,
				onHearing: (isHearing) => onHearing(server, isHearing),
				onFailure,
			}),
	);
	const startListening = () => {
		for (const listener of listeners) listener.start();
	};
	for (const server of servers) server.onCommitted = notifier.tell;
	app.running.streams = () => hub.size;
	const registries = new RegistryWatch({
		storeDir,
		urls: registryUrls,
		onChange: hub.passRegistry,
		onFailure: (error) => app.log.warn({ err: error }, 'A registry cannot be looked at'),
	});
	app.addHook('onReady', async () => {
		registries.start();
		if (app.signIns.mayKeep) besideCalls(startListening);
	});
	app.addHook('preClose', async () => {
		await registries.stop();
		for (const stream of streams) stream.end('closing');
		await Promise.all(listeners.map((listener) => listener.stop()));
	});
	// Its last calls are over: what they did, pages of other processes are told, while there is a database to tell it by.
	app.addHook('onClose', () => notifier.stop());
	return { hub, registries, streams, checks, startListening };
}

/** What was looked up may be kept while every server is heard: any of them may say that it changed. */
function hearingOf(app: FastifyInstance, servers: readonly Pool[]) {
	const hearing = new Set<Pool>();
	return (server: Pool, isHearing: boolean): void => {
		if (isHearing) hearing.add(server);
		else hearing.delete(server);
		const isTold = hearing.size === servers.length;
		app.signIns.told(isTold);
		app.terminals.told(isTold);
		app.db.homes?.forget();
	};
}
