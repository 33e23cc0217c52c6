import { unreachableDatabase } from './db/unreachable.ts';
import { startApi } from './start.ts';

try {
	await startApi();
} catch (error) {
	// Sentences about configuration and data folder are for people; the rest needs its stack.
	const { name, message, stack } = error as Error;
	const isForPeople = ['ConfigError', 'FolderInUse', 'UnsafeDatabase'].includes(name);
	console.error(isForPeople ? message : (unreachableDatabase(error) ?? stack));
	process.exit(1);
}
