import { readFile } from 'node:fs/promises';

/** Milliseconds of the tick that Linux counts processor time in. */
const TICK_MS = 10;
const PARENT = 1;
/** In user and kernel, its own and of those of its children that have ended. */
const TIMES = [11, 12, 13, 14];

/** What Linux says of a process, behind its name, which may hold anything. @param {number} pid */
async function statOf(pid) {
	const text = await readFile(`/proc/${pid}/stat`, 'utf8');
	return text
		.slice(text.lastIndexOf(')') + 2)
		.split(' ')
		.map(Number);
}

/** @param {number} pid */
const parentOf = async (pid) => (await statOf(pid))[PARENT] ?? 0;

/** One that has ended since has gone into what its parent's children took. @param {number} pid */
async function timeOf(pid) {
	const stat = await statOf(pid).catch(() => []);
	return TIMES.reduce((sum, field) => sum + (stat[field] ?? 0), 0) * TICK_MS;
}

/** @param {number} pid */
async function childrenOf(pid) {
	const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
	return text.trim().split(/\s+/).filter(Boolean).map(Number);
}

/**
 * Tells the processor time, in milliseconds, that went so far into this process, which sends the load, into the API and into
 * its embedded PostgreSQL with all processes of it. What else runs on the machine is not in it.
 * @param {import('pg').Pool} pool of that PostgreSQL
 */
export async function processorOf(pool) {
	const { rows } = await pool.query('SELECT pg_backend_pid() AS pid');
	const postgres = await parentOf(rows[0].pid);
	const api = await parentOf(postgres);
	return async () => {
		const { user, system } = process.cpuUsage();
		const backends = await Promise.all((await childrenOf(postgres)).map(timeOf));
		return {
			client: (user + system) / 1_000,
			// PostgreSQL is its child and runs on: what it takes is in none of this.
			api: await timeOf(api),
			database: backends.reduce((sum, each) => sum + each, await timeOf(postgres)),
		};
	};
}
