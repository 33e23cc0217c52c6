import { Failure, isCode } from './failure.mjs';
import { HELP, readOptions } from './options.mjs';
import { dataDir, ROOT } from './paths.mjs';
import { checkPort, DEFAULT_PORT, readPort } from './port.mjs';
import { prepare } from './prepare.mjs';
import { endTools } from './processes.mjs';
import { Progress } from './progress.mjs';
import { report } from './report.mjs';
import { launchServer, serverEnv } from './server.mjs';
import { onStop } from './stopping.mjs';

const DEFAULT_HOST = '127.0.0.1';

/** `npm start`. @param {string[]} args */
export async function start(args) {
	try {
		const { help, ...options } = readOptions(args);
		if (help) return console.log(HELP);
		// Nothing is left to do, and what it said last is not waited for where nobody reads it.
		process.exit(await serve(options));
	} catch (error) {
		report(error);
	}
}

/** @param {{ demo: boolean, staging: boolean, agents: string | undefined }} options @returns {Promise<number>} the exit code */
async function serve({ demo, staging, agents }) {
	const progress = new Progress();
	/** @type {ReturnType<typeof launchServer> | undefined} */
	let server;
	/** @type {number | undefined} */
	let stopCode;
	let endRenewing = () => {};
	onStop((code) => {
		stopCode = code;
		if (!server) return endTools();
		progress.line('Stopping …');
		server.stop();
	});
	const checkStopped = () => {
		if (stopCode !== undefined) throw new Failure('Stopped.', { code: stopCode });
	};

	const port = readPort(process.env.PORT);
	await checkPort(port, process.env.HOST || DEFAULT_HOST);
	const stagingPort = staging
		? readPort(process.env.STAGING_PORT || String((port || DEFAULT_PORT) + 1))
		: undefined;
	if (stagingPort) {
		await checkPort(stagingPort, process.env.HOST || DEFAULT_HOST, 'STAGING_PORT');
	}
	await refuseUnread();
	const env = serverEnv({ port, stagingPort, dataDir: dataDir(), demo, agents });
	const places = { storeDir: env.STORE_DIR, dataDir: env.DATA_DIR };
	try {
		await prepare(progress, ROOT);
		// It needs packages, which a fresh clone has only now.
		const { openStore, publish, keepRenewed, refuseUnknown } = await import('./publish.mjs');
		const served = [process.env.CHANNEL || 'production', ...(staging ? ['staging'] : [])];
		refuseUnknown(served);
		const keys = await openStore(progress, places);
		checkStopped();
		server = launchServer({ env, isPatient: true });
		// What people have in their pages is not changed by a start that its database refuses.
		if (!(await server.opened)) return await server.ended;
		// It gets ready while we look through the store; neither needs the other.
		await publish(progress, { ...places, keys, channels: [...new Set(served)] });
		endRenewing = keepRenewed(progress, places);
		server.listen();
		return await server.ended;
	} catch (error) {
		await server?.stop();
		checkStopped();
		throw error;
	} finally {
		endRenewing();
	}
}

/**
 * With an output that nobody reads from the beginning (`npm start | true`) npm is gone already: a house would be left that whoever
 * typed it knows nothing of. Who leaves later is let go (progress.mjs).
 */
async function refuseUnread() {
	if (process.stdout.isTTY) return;
	const error = await new Promise((resolve) => process.stdout.write('\n', resolve));
	if (!isCode(error, 'EPIPE')) return;
	throw new Failure(
		'Nobody reads what this says, so nothing was started. `npm start >> house.log` keeps it in a file.',
	);
}
