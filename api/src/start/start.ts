import { on } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { keepBackups } from '../backup/standing.ts';
import { type Config, readConfig } from '../config/config.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { listenBeside } from '../http/web/beside.ts';
import { startScheduler } from '../scheduler/scheduler.ts';
import { keepSynchronous } from '../second/synchronous.ts';
import { keepDemoAlive } from '../tools/demo/alive.ts';
import { loadDemo } from '../tools/demo/load.ts';
import { buildApp } from './app.ts';
import { firstRun, type Welcome } from './first-run.ts';
import { loggerOptions } from './log.ts';
import { LogOutput } from './log-output.ts';
import { serveMetrics } from './metrics-server.ts';
import { welcomeText } from './welcome.ts';

/** Starts everything and answers when it listens. Stops in order at SIGINT, SIGTERM and SIGHUP. */
export async function startApi(): Promise<void> {
	const config = readConfig();
	const output = new LogOutput(process.stdout);
	const stopping = new AbortController();
	const mayListen = toldToListen();
	const opening = openDatabase(config, say, {
		capacity: config.capacity,
		signal: stopping.signal,
		...(config.demo && { asOwner: (owner) => loadDemo(owner, config.demoAgents) }),
	});
	let app: FastifyInstance | undefined;
	let database: Database | undefined;

	const stop = async (): Promise<void> => {
		if (stopping.signal.aborted) return;
		stopping.abort();
		try {
			await app?.close();
		} finally {
			// A signal may come while PostgreSQL is still starting: it must not be left behind. One of somebody's own rolls back what we leave.
			if (!config.databaseUrl) database ??= await opening.catch(() => undefined);
			await database?.close();
		}
	};
	const end = (): void => {
		stop().then(
			() => process.exit(0),
			(error) => {
				console.error(error);
				process.exit(1);
			},
		);
	};
	for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
	// `npm start`: on Windows no signal reaches us, and when it is killed we must not outlive it.
	process.on('message', (message) => message === 'stop' && end());
	process.on('disconnect', end);

	try {
		database = await opening;
	} catch (error) {
		if (stopping.signal.aborted) return;
		throw error;
	}
	// `npm start` releases nothing before: another process may have the data folder, or a newer version made it.
	process.send?.('opened');
	database.ended.then(() => {
		if (stopping.signal.aborted) return;
		console.error(
			`The embedded PostgreSQL ended unexpectedly; its log is beside its data in ${config.dataDir}. Start again: what was committed is recovered.`,
		);
		process.exit(1);
	});
	database.overtaken.then(async (sentence) => {
		console.error(sentence);
		await stop().catch((error) => console.error(error));
		process.exit(1);
	});
	try {
		const { logins, isDemo } = await firstRun(database.db, config);
		app = await appOf(config, database, isDemo, output);
		await mayListen;
		await listen(app, config, logins);
		startScheduler(app, config, stopping.signal);
		if (config.metrics) await serveMetrics(app, config.metrics);
		keepBackups(config, { log: app.log, copying: app.running.copying }, stopping.signal);
		keepSecond(config, database, app.log, stopping.signal);
		if (isDemo && config.demoLive) void keepDemoAlive(app, stopping.signal);
	} catch (error) {
		if (stopping.signal.aborted) return;
		await stop();
		throw error;
	}
}

/** `npm start` begins us while it still publishes what we are to serve (`--patient`); anybody else has that already. */
async function toldToListen(): Promise<void> {
	if (!process.argv.includes('--patient')) return;
	for await (const [message] of on(process, 'message')) if (message === 'listen') return;
}

function keepSecond(
	{ databaseListen, synchronous }: Config,
	{ ownerUrl }: Database,
	log: FastifyInstance['log'],
	signal: AbortSignal,
): void {
	if (!ownerUrl || !databaseListen) return;
	void keepSynchronous(ownerUrl, synchronous, { say: (message) => log.warn(message), signal });
}

/** Lines for the person who starts the API; what happens later goes to the log. */
function say(text: string): void {
	process.stdout.write(`${text}\n`);
}

async function appOf(
	config: Config,
	{ db, second }: Database,
	isDemo: boolean,
	output: LogOutput,
): Promise<FastifyInstance> {
	const demanding = { ...config, ...(isDemo && { twoFactorRoles: [] }) };
	return buildApp({
		...{ db, second },
		config: { ...demanding, demo: isDemo },
		logger: await loggerOptions(config.logLevel, output),
	});
}

async function listen(app: FastifyInstance, config: Config, logins: Welcome): Promise<void> {
	await app.listen({ port: config.port, host: config.host });
	const { port } = app.server.address() as AddressInfo;
	const staging = config.stagingPort === undefined ? undefined : await listenBeside(app, config);
	say(welcomeText(config, { port, staging }, logins));
}
