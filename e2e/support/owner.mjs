import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Process and port of the PostgreSQL that runs in a cluster's folder.
 * @param {string} clusterDir
 */
export async function postgresOf(clusterDir) {
	const file = path.join(clusterDir, 'data', 'postmaster.pid');
	const [pid, , , port] = (await readFile(file, 'utf8')).split('\n');
	return { pid: Number(pid), port: Number(port) };
}

/**
 * Connection of the role that owns the tables, for what no call does.
 * @param {string} clusterDir
 */
export async function ownerUrlOf(clusterDir) {
	const password = await readFile(path.join(clusterDir, 'owner.password'), 'utf8');
	const { port } = await postgresOf(clusterDir);
	return `postgres://borlette_owner:${encodeURIComponent(password.trim())}@127.0.0.1:${port}/borlette`;
}
