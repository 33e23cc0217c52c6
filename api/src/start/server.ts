import { unreachableDatabase } from '../db/unreachable.ts';
import { startApi } from './start.ts';

/** Variables that choose one. */
const PORTS = ['METRICS_PORT', 'STAGING_PORT'];

try {
	await startApi();
} catch (error) {
	// Sentences about configuration and data folder are for people; the rest needs its stack.
	const { name, message, stack, code, port } = error as Error & { code?: string; port?: number };
	if (code === 'EADDRINUSE') {
		const asked = PORTS.find((name) => Number(process.env[name]) === port) ?? 'PORT';
		console.error(`Port ${port} is taken by another program: set ${asked} to another one`);
		process.exit(1);
	}
	const isForPeople = [
		'ConfigError',
		'EmbeddedProblem',
		'FolderInUse',
		'OtherVersion',
		'TablesHeld',
		'UnsafeDatabase',
	].includes(name);
	console.error(isForPeople ? message : (unreachableDatabase(error) ?? stack));
	process.exit(1);
}
